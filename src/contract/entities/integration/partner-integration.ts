import type { AnyObjectSchema, InferType } from 'yup'
import { LEAD_STATUSES } from '#src/contract/attribution.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { array, boolean, number, string } from '#src/contract/yup.ts'
import type { NamingState } from '../leads/tracking-link.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'
import { LOAN_PRODUCTS } from '../shared/loan-products.ts'
import type { LoanProduct } from '../shared/loan-products.ts'
import { productTypeSchema } from '../shared/product-type-schema.ts'

/** What a partner's key may be allowed. */
export const API_SCOPES = ['leads:write', 'leads:read', 'eligibility:read'] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** What a partner's webhook may be told. */
export const WEBHOOK_EVENTS = [
  'lead.created',
  'lead.applied',
  'lead.disbursed',
  'lead.lost',
  'lead.not_counted',
  'payout.approved',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
/** Sent from the screen alone: it says that the address works, and nothing of anybody. */
export const TEST_EVENT = 'test.ping'

/** Version of the consent that a partner's form asks the person for before it hands a lead in. */
export const API_CONSENT_VERSION = '2026-11-01'

/** People whom one partner may name, with all its keys: enough for a busy form, too few to hand a list of numbers in. */
export const NAMINGS_PER_HOUR = 60
export const NAMINGS_PER_DAY = 300

export const MAX_API_KEYS = 10
export const MAX_WEBHOOKS = 5
export const API_KEY_NAME_MAX = 60
export const WEBHOOK_URL_MAX = 300
/** Web sites on which one widget may stand. */
export const MAX_WIDGET_HOSTS = 5
/** Hours for which a key goes on after another has taken its place. */
export const ROTATION_HOURS = 24

/** True also where nothing is said, so that a list may be optional. */
const isOnceEach = (list: readonly unknown[] | undefined): boolean =>
  list === undefined || new Set(list).size === list.length

const someOf = <T extends string>(all: readonly T[]) =>
  array(string<T>().oneOf(all, 'rules:choice.unknown').defined())
    .defined()
    .min(1, 'rules:choice.unknown')
    .max(all.length, 'rules:choice.unknown')
    .test('once', 'rules:choice.unknown', isOnceEach)

/** Body of POST /api/partner/api-keys. */
export const apiKeyCreateSchema = strictObject({
  name: safeText(API_KEY_NAME_MAX)
    .required('rules:required')
    .test('name', 'rules:required', (text) => text.trim() !== ''),
  scopes: someOf(API_SCOPES),
  sandbox: boolean().defined(),
})
export type ApiKeyCreate = InferType<typeof apiKeyCreateSchema>

const API_KEY_STATES = ['active', 'ending', 'ended', 'revoked'] as const

/** A key as its owner sees it; the key itself was shown once. `ending`: another has taken its place. */
export const apiKeySchema = strictObject({
  key_id: rowId(),
  name: string().defined(),
  prefix: string().defined(),
  scopes: listOf(string<ApiScope>().oneOf(API_SCOPES).defined()),
  sandbox: boolean().defined(),
  state: string().oneOf(API_KEY_STATES).defined(),
  created_at: isoInstant(),
  last_used_at: isoInstant().nullable(),
  expires_at: isoInstant().nullable(),
  revoked_at: isoInstant().nullable(),
})
export type ApiKey = InferType<typeof apiKeySchema>

/** A new key: the only answer that ever holds it. */
export const newApiKeySchema = strictObject({ key: string().defined(), row: apiKeySchema })

const isWebAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hash } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === ''
}

const webhookUrl = () =>
  string()
    .max(WEBHOOK_URL_MAX, 'rules:text.tooLong')
    .test('url', 'rules:webhookUrl', (text) => !text || isWebAddress(text))

/** Body of POST /api/partner/webhooks. Where the address may lead is decided by the server's mode. */
export const webhookCreateSchema = strictObject({
  url: webhookUrl().required('rules:required'),
  events: someOf(WEBHOOK_EVENTS),
})

/** Body of POST /api/partner/webhooks/{id}: what is absent stays. The signing secret stays in any case. */
export const webhookUpdateSchema = strictObject({
  url: webhookUrl().min(1, 'rules:required').optional(),
  events: someOf(WEBHOOK_EVENTS).optional(),
  active: boolean().optional(),
})
export type WebhookUpdate = InferType<typeof webhookUpdateSchema>

export const webhookSchema = strictObject({
  webhook_id: rowId(),
  url: string().defined(),
  events: listOf(string<WebhookEvent>().oneOf(WEBHOOK_EVENTS).defined()),
  /** False = paused: nothing is queued for it, and what still waited is given up. */
  active: boolean().defined(),
  created_at: isoInstant(),
})
export type Webhook = InferType<typeof webhookSchema>

export const newWebhookSchema = strictObject({ signing: string().defined(), row: webhookSchema })

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
/** Why a delivery did not arrive. `address`: it leads to a network that we do not call. */
export const DELIVERY_ERRORS = ['address', 'unreachable', 'timeout', 'answer', 'removed', 'paused'] as const
export type DeliveryError = (typeof DELIVERY_ERRORS)[number]

/** One line of the log: what was sent, and how often it was tried. `body` is the JSON text as it was signed. */
export const deliverySchema = strictObject({
  delivery_id: rowId(),
  webhook_id: rowId(),
  url: string().defined(),
  event: string().defined(),
  body: string().defined(),
  status: string().oneOf(DELIVERY_STATES).defined(),
  attempts: number().integer().min(0).defined(),
  response_code: number().integer().nullable().defined(),
  error: string<DeliveryError>().oneOf(DELIVERY_ERRORS).nullable().defined(),
  created_at: isoInstant(),
  delivered_at: isoInstant().nullable(),
})
export type Delivery = InferType<typeof deliverySchema>

const loanProductSchema = string<LoanProduct>().oneOf(LOAN_PRODUCTS, 'rules:productType.unknown').defined()

/** A host name with its port where it has one: example.com, localhost:8080. */
const WIDGET_HOST = /^(?=.{1,120}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:[1-9]\d{1,4})?$/
export const isWidgetHost = (text: string): boolean => WIDGET_HOST.test(text)

/** Body of POST /api/partner/widgets: for which loans, and on whose web sites it may stand. */
export const widgetCreateSchema = strictObject({
  products: someOf(LOAN_PRODUCTS),
  hosts: array(
    string()
      .defined()
      .test('host', 'rules:widgetHost', (text) => isWidgetHost(text)),
  )
    .defined()
    .min(1, 'rules:required')
    .max(MAX_WIDGET_HOSTS, 'rules:widgetHost'),
})

/** Figures that a visitor types into the widget: years, rupees a month, rupees. Nothing of them is kept. */
export const widgetFiguresSchema = strictObject({
  key: string()
    .matches(/^w1\.[\w-]{1,1200}\.[0-9a-f]{32}$/, 'rules:id')
    .defined(),
  product_type: loanProductSchema,
  age: number().integer('rules:number.range').min(18, 'rules:number.range').max(80, 'rules:number.range').defined(),
  employment_status_code: number().integer('rules:id').min(1, 'rules:id').max(4, 'rules:id').defined(),
  monthly_income: number().min(0, 'rules:number.range').max(1e9, 'rules:number.range').defined(),
  postal_code: string()
    .matches(/^[1-9]\d{5}$/, 'rules:pincode.invalid')
    .defined(),
  amount: number().min(0, 'rules:number.range').max(1e9, 'rules:number.range').defined(),
  /** Rupees that the gold or the home is worth; null for loans without security. */
  collateral_value: number().min(0, 'rules:number.range').max(1e9, 'rules:number.range').nullable().defined(),
})
export type WidgetFigures = InferType<typeof widgetFiguresSchema>

/** What an event tells of a lead: nothing of the person. */
export const leadEventDataSchema = strictObject({
  reference: string().defined(),
  product_type: productTypeSchema,
  status: string().oneOf(LEAD_STATUSES).defined(),
  channel: string().oneOf(['link', 'qr', 'widget', 'api']).defined(),
  /** 9999-12-31 while an application is open. */
  held_until: isoInstant(),
  /** Rupees that the lender has paid out; null until then. */
  loan_amount: number().min(0).nullable().defined(),
})
export type LeadEventData = InferType<typeof leadEventDataSchema>

/** What has ended a naming without a lead. */
const NOT_COUNTED = ['refused', 'expired', 'held_elsewhere'] as const satisfies readonly NamingState[]

/** What an event tells of somebody named whom no lead came of; `reference` is the one that the call was answered with. */
export const namingEventDataSchema = strictObject({
  reference: string().defined(),
  product_type: productTypeSchema,
  status: string().oneOf(NOT_COUNTED).defined(),
})
export type NamingEventData = InferType<typeof namingEventDataSchema>

/** What an event tells of a partner's statement: net in rupees, after tax. */
export const payoutEventDataSchema = strictObject({
  month: string().defined(),
  lines: number().integer().min(0).defined(),
  net: number().defined(),
})

const DATA_OF: Partial<Record<WebhookEvent, AnyObjectSchema>> = {
  'payout.approved': payoutEventDataSchema,
  'lead.not_counted': namingEventDataSchema,
}

const eventSchema = (event: WebhookEvent) =>
  strictObject({
    id: string().defined(),
    event: string().oneOf([event]).defined(),
    at: isoInstant(),
    data: DATA_OF[event] ?? leadEventDataSchema,
  })

/** Body of each event as it is sent to a webhook. */
export const WEBHOOK_BODIES = Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, eventSchema(event)]))

/** Where a lead stands that a partner's system handed in: what it was before it counted, and the lead's own status since. */
const API_LEAD_STATUSES = ['pending', ...NOT_COUNTED, ...LEAD_STATUSES] as const

/** A lead as a partner's own system sees it: nothing of the person. */
export const apiLeadSchema = strictObject({
  reference: string().defined(),
  product_type: productTypeSchema,
  status: string().oneOf(API_LEAD_STATUSES).defined(),
  /** Until then the person's own code counts; null once it has counted. */
  pending_until: isoInstant().nullable(),
  /** 9999-12-31 while an application is open; null until the person's own code has counted. */
  held_until: isoInstant().nullable(),
  created_at: isoInstant(),
  updated_at: isoInstant(),
})
export type ApiLead = InferType<typeof apiLeadSchema>
