import type { InferType } from 'yup'
import { LEAD_STATUSES } from '#src/contract/attribution.ts'
import { email } from '#src/contract/rules/person/email-schema.ts'
import { phone } from '#src/contract/rules/person/phone-schema.ts'
import { number, string } from '#src/contract/yup.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'
import { productTypeSchema } from '../shared/product-type-schema.ts'

/** How somebody came: by a link, a printed QR code, the widget on a partner's page, or a partner's own system. */
export const LEAD_CHANNELS = ['link', 'qr', 'widget', 'api'] as const

export const LINK_LABEL_MAX = 40

/** What a partner calls a link. Empty = its usual one. */
export const linkLabel = () =>
  string()
    .max(LINK_LABEL_MAX, 'rules:text.tooLong')
    .matches(/^[\p{L}\p{M}\p{N} _-]*$/u, 'rules:linkLabel')

/** Body of POST /api/partner/tracking-links. */
export const trackingLinkCreateSchema = strictObject({
  product_type: productTypeSchema,
  label: linkLabel().defined(),
})
export type TrackingLinkCreate = InferType<typeof trackingLinkCreateSchema>

/** Whether a link works, and if not, who stopped it and why; a partner gives no reason. */
export const stopped = () => ({
  disabled_at: isoInstant().nullable(),
  stopped_by: string()
    .oneOf(['partner', 'staff'] as const)
    .nullable()
    .defined(),
  stopped_reason: string().nullable().defined(),
})

/** A partner's own link. Its address is `/go/<code>` on any of our hosts; with `?c=qr` it is what a QR code holds. */
export const trackingLinkSchema = strictObject({
  link_id: rowId(),
  code: string().defined(),
  product_type: productTypeSchema,
  label: string().defined(),
  created_at: isoInstant(),
  ...stopped(),
  /** What came of it; null = not for this person. */
  clicks: number().integer().min(0).nullable().defined(),
  leads: number().integer().min(0).nullable().defined(),
})
export type TrackingLink = InferType<typeof trackingLinkSchema>

const rupees = () => number().min(0)

/** What a disbursal of `amount` rupees earns before tax: the least and the most over the slabs of its lenders. */
const exampleSchema = strictObject({
  amount: rupees().defined(),
  min: rupees().defined(),
  max: rupees().defined(),
})

/**
 * What a partner may sell. Percentages are of the amount paid out, before tax: the least and the most over the active
 * slabs of the product's lenders, each times the partner's part; null = none agreed. `flat` is rupees for each loan that
 * the partner has in any case. Cards and insurance have no lender that pays a loan out: null and 0, nothing is earned with
 * them so far. Whoever may not see earnings gets null for all of these. Money in rupees, rates in percent a year, terms
 * in months, ages in years.
 */
export const offeringSchema = strictObject({
  product_type: productTypeSchema,
  providers: number().integer().min(0).defined(),
  percent_min: number().nullable().defined(),
  percent_max: number().nullable().defined(),
  /** Rupees for each loan paid out, with what single slabs add: the least and the most. */
  flat_min: rupees().nullable().defined(),
  flat_max: rupees().nullable().defined(),
  example: exampleSchema.nullable().defined(),
  loan: strictObject({
    amount_min: rupees().defined(),
    amount_max: rupees().defined(),
    rate_min: number().defined(),
    rate_max: number().defined(),
    apr_min: number().defined(),
    apr_max: number().defined(),
    term_max: number().integer().defined(),
    age_min: number().integer().defined(),
    age_max: number().integer().defined(),
    income_min: rupees().defined(),
    score_min: number().integer().nullable().defined(),
  })
    .nullable()
    .defined(),
})
export type Offering = InferType<typeof offeringSchema>

/** One of a partner's own leads; name and number are masked, and empty after the person asked to be forgotten. */
export const leadSchema = strictObject({
  lead_id: rowId(),
  reference: string().defined(),
  product_type: productTypeSchema,
  name: string().defined(),
  mobile: string().defined(),
  channel: string().oneOf(LEAD_CHANNELS).defined(),
  /** Name of the link; null where there was none. */
  label: string().nullable().defined(),
  status: string().oneOf(LEAD_STATUSES).defined(),
  first_touch_at: isoInstant(),
  last_touch_at: isoInstant(),
  /** 9999-12-31 while an application is open. */
  held_until: isoInstant(),
  created_at: isoInstant(),
  updated_at: isoInstant(),
})
export type Lead = InferType<typeof leadSchema>

/** What has become of somebody whom a partner's system named. `held_elsewhere`: they came, by somebody else first. */
export const NAMING_STATES = ['pending', 'counted', 'held_elsewhere', 'refused', 'expired'] as const
export type NamingState = (typeof NAMING_STATES)[number]

/** Somebody whom a partner's system named, as the partner sees it; name and number masked, and empty once it has ended. */
export const leadNamingSchema = strictObject({
  reference: string().defined(),
  product_type: productTypeSchema,
  name: string().defined(),
  mobile: string().defined(),
  state: string<NamingState>().oneOf(NAMING_STATES).defined(),
  created_at: isoInstant(),
  /** Until then the person's own code counts. */
  pending_until: isoInstant(),
  ended_at: isoInstant().nullable(),
})
export type LeadNaming = InferType<typeof leadNamingSchema>

const LEAD_VERDICTS = ['yours', 'not_yours', 'none'] as const
/** Why a lead is a partner's, or is not. */
const LEAD_REASONS = [
  'no_touch',
  'first_within_hold',
  'hold_ended_nobody_since',
  'application_open',
  'disbursed',
  'ended_in_rest',
  'another_was_first',
  'began_anew_elsewhere',
  'waiting_for_code',
] as const
export type LeadReason = (typeof LEAD_REASONS)[number]

/** Body of POST /api/partner/lead-inspector: whom it is about, by exactly one of mobile number and email address. */
export const leadInspectSchema = strictObject({
  mobile: phone,
  email: email.test('email-given', 'rules:email.invalid', (value) => value !== ''),
  product_type: productTypeSchema,
}).test('one-contact', (value, test) => {
  if (value.mobile === undefined && value.email === undefined)
    return test.createError({ path: 'mobile', message: 'rules:contact.invalid' })
  if (value.mobile !== undefined && value.email !== undefined)
    return test.createError({ path: 'email', message: 'rules:eitherContact' })
  return true
})
export type LeadInspect = InferType<typeof leadInspectSchema>

/**
 * What a partner may know about one person and product: its own touches, and never anybody else's. `held_until` is null
 * where it holds nothing, or where an application is open and the end is not known; for somebody named who has not come
 * yet it is the last instant at which their code counts.
 */
export const leadInspectionSchema = strictObject({
  verdict: string().oneOf(LEAD_VERDICTS).defined(),
  reasons: listOf(string().oneOf(LEAD_REASONS).defined()),
  reference: string().nullable().defined(),
  held_until: isoInstant().nullable(),
  touches: listOf(
    strictObject({
      at: isoInstant(),
      channel: string().oneOf(LEAD_CHANNELS).defined(),
      label: string().nullable().defined(),
    }),
  ),
})
export type LeadInspection = InferType<typeof leadInspectionSchema>
