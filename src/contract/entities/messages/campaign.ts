import type { InferType } from 'yup'
import { CONTACT_REASONS } from '#src/contract/rules/contact/may-contact.ts'
import { RECEIPT_CLASSES } from '#src/contract/rules/messages/receipt-class.ts'
import type { ReceiptClass } from '#src/contract/rules/messages/receipt-class.ts'
import { MESSAGE_CHANNELS } from '#src/contract/rules/messages/template-problems.ts'
import type { MessageChannel } from '#src/contract/rules/messages/template-problems.ts'
import { phone } from '#src/contract/rules/person/phone-schema.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { APPLICATION_STATUSES } from '../applications/application-status.ts'
import type { ApplicationStatus } from '../applications/application-status.ts'
import { isoInstant, listOf, realDay, rowId, strictObject } from '../shared/fields.ts'
import { LOCALES } from '../shared/language.ts'
import type { Locale } from '../shared/language.ts'
import { PRODUCT_TYPES } from '../shared/product-type.ts'
import type { ProductType } from '../shared/product-type.ts'

/** More people than this at once need the yes of a second person. */
export const ALONE_MAX = 500
/** Most people that one message may go to. */
export const AUDIENCE_MAX = 20_000
/** So far ahead a message may be planned, days. */
export const PLAN_AHEAD_DAYS = 60
const DAYS_MAX = 3_650

/**
 * `draft`: nobody gets anything; `asking`: waits for a second person; `planned`: waits for its time; `running`; `stopped`: by hand, or because the text was
 * refused or nobody could be reached; `done`; `cancelled`: before it began.
 */
export const CAMPAIGN_STATES = ['draft', 'asking', 'planned', 'running', 'stopped', 'done', 'cancelled'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** Why it does not go on: somebody's word, the operators' no to the text, a gateway that was away too long. */
const STOP_CAUSES = ['staff', 'template', 'gateway'] as const
export type StopCause = (typeof STOP_CAUSES)[number]

/**
 * Why somebody of the audience got nothing: the rule's reasons; a service event that is not true of them any more; a mail
 * of which nobody knows whether it went out.
 */
export const LEFT_REASONS = [...CONTACT_REASONS, 'event', 'uncertain'] as const
export type LeftReason = (typeof LEFT_REASONS)[number]

const many = () => number().integer().min(0).defined()
const dayCount = () =>
  number().integer('rules:number.range').min(0, 'rules:number.range').max(DAYS_MAX, 'rules:number.range')

/** Who a message is for, by their newest application that fits; null = whatever it is. Days: since it last moved. */
const audienceSchema = strictObject({
  product: string<ProductType>().oneOf(PRODUCT_TYPES, 'rules:choice.unknown').nullable().defined(),
  status: string<ApplicationStatus>().oneOf(APPLICATION_STATUSES, 'rules:choice.unknown').nullable().defined(),
  /** Code of the partner whose lead it is. */
  partner: safeText(40).nullable().defined(),
  min_days: dayCount().nullable().defined(),
  max_days: dayCount().nullable().defined(),
})
export type Audience = InferType<typeof audienceSchema>

export const campaignForm = strictObject({
  name: safeText(80).matches(/\S/, 'rules:required').required('rules:required'),
  template_id: number().integer().min(1, 'rules:required').required('rules:required'),
  audience: audienceSchema,
  /** When it begins, a day and a time of day in India; without a day as soon as it is started. */
  send_day: realDay().optional(),
  send_time: string()
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'rules:call.time', excludeEmptyString: true })
    .optional()
    .when('send_day', {
      is: (day: unknown) => day !== undefined,
      then: (rule) => rule.required('rules:required'),
    }),
})
export type CampaignForm = InferType<typeof campaignForm>

/** Where a test goes: a mobile number for an SMS; a mail goes to whoever asks. */
export const campaignTestForm = strictObject({
  mobile: phone.nullable().defined(),
})

const reasons = () =>
  listOf(strictObject({ reason: string<LeftReason>().oneOf(LEFT_REASONS).defined(), count: many() }))

/** Who would get it now. `matched` less everybody in `left` is `will`; `later` of these wait for the calling hours. */
export const headcountSchema = strictObject({
  matched: many(),
  left: reasons(),
  will: many(),
  later: many(),
  languages: listOf(strictObject({ language: string<Locale>().oneOf(LOCALES).defined(), count: many() })),
  counted_at: isoInstant(),
  /** As somebody of them would read it, names masked, in every language. */
  examples: listOf(
    strictObject({
      language: string<Locale>().oneOf(LOCALES).defined(),
      subject: string().defined(),
      text: string().defined(),
    }),
  ),
  needs_second: boolean().defined(),
})
export type Headcount = InferType<typeof headcountSchema>

const campaignLine = {
  campaign_id: rowId(),
  name: string().defined(),
  state: string<CampaignState>().oneOf(CAMPAIGN_STATES).defined(),
  template: string().defined(),
  version: many(),
  channel: string<MessageChannel>().oneOf(MESSAGE_CHANNELS).defined(),
  created_by: string().nullable().defined(),
  approved_by: string().nullable().defined(),
  created_at: isoInstant(),
  /** When it begins; null = as soon as it is started. */
  send_at: isoInstant().nullable(),
  started_at: isoInstant().nullable(),
  ended_at: isoInstant().nullable(),
  /** Of everybody in the audience when it began; waits, went out, got nothing. */
  total: many(),
  waiting: many(),
  sent: many(),
  left_out: many(),
}
export const campaignLineSchema = strictObject(campaignLine)
export type CampaignLine = InferType<typeof campaignLineSchema>

export const campaignSchema = strictObject({
  ...campaignLine,
  template_id: rowId(),
  audience: audienceSchema,
  left: reasons(),
  receipts: listOf(strictObject({ kind: string<ReceiptClass>().oneOf(RECEIPT_CLASSES).defined(), count: many() })),
  stop_cause: string<StopCause>().oneOf(STOP_CAUSES).nullable().defined(),
  /** The operators' own word. */
  stop_word: string().nullable().defined(),
  /** Since when the gateway has not answered; it is tried again by itself. */
  trouble_since: isoInstant().nullable(),
  /** Until when it waits for the calling hours. */
  waits_until: isoInstant().nullable(),
  /** Whoever asked does not say yes while somebody else may. */
  needs_another: boolean().defined(),
  /** From when whoever looks may agree: they and whoever asked have let one another in lately; null = nothing of that. */
  may_approve_from: isoInstant().nullable(),
})
export type Campaign = InferType<typeof campaignSchema>
