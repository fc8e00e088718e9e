import type { InferType } from 'yup'
import { boolean, mixed, number, string } from '#src/contract/yup.ts'
import { CHARGE_FIGURES, JOURNEYS, LENDER_KINDS, lenderSlug } from '../catalogue/lender.ts'
import { isoDay, isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'
import { REASON_CODES } from './reason-codes.ts'
import { refusalSchema } from './refusal.ts'

/**
 * A lender's special offer in its own words while it runs; `ends_at` is its last ISO day in India, null = no end. It
 * moves no offer in the order.
 */
const specialOfferSchema = strictObject({
  text: string().defined(),
  text_hi: string().defined(),
  ends_at: isoDay().nullable(),
})
export type SpecialOffer = InferType<typeof specialOfferSchema>

/**
 * What a rate that may change follows, and every how many months it is set anew; null = not told. `benchmark_pct`: where
 * the benchmark stood, percent a year, absent where it was not told.
 */
export const floatingRateSchema = strictObject({
  benchmark: string().defined(),
  benchmark_hi: string().defined(),
  reset_months: number().integer().nullable().defined(),
  benchmark_pct: number().optional(),
})
export type FloatingRate = InferType<typeof floatingRateSchema>

/**
 * What the lender decided of similar applications in the last months, of 50 at least, counted without names; `alike`: in how many of
 * what is compared they are like this one. It moves no offer in the order.
 */
const approvalsSchema = strictObject({
  decided: number().integer().defined(),
  approved: number().integer().defined(),
  alike: number().integer().defined(),
})

/**
 * One lender's offer at its true cost. Rupees throughout; `interest_rate` and `apr` percent a year, APR to two decimals
 * and including every fee with its GST; `emi` rounded up to the rupee, the last instalment is what is left, so
 * `total_repayment` is the exact sum of the schedule.
 */
export const matchedOfferSchema = strictObject({
  lender_id: rowId(),
  lender_slug: lenderSlug(),
  name: string().defined(),
  regulated_entity: string().defined(),
  /** Absent where its registered name is all there is. */
  regulated_entity_hi: string().optional(),
  group: string().oneOf(LENDER_KINDS).defined(),
  amount: number().defined(),
  /** False when the lender offers less than was asked. */
  full_amount: boolean().defined(),
  tenure_months: number().integer().defined(),
  interest_rate: number().defined(),
  processing_fee_pct: number().defined(),
  processing_fee: number().defined(),
  gst_on_fees: number().defined(),
  net_disbursed: number().defined(),
  emi: number().defined(),
  apr: number().defined(),
  total_interest: number().defined(),
  total_repayment: number().defined(),
  penal_charges: string().defined(),
  penal_charges_hi: string().defined(),
  foreclosure_charges: string().defined(),
  foreclosure_charges_hi: string().defined(),
  ...CHARGE_FIGURES,
  cooling_off_days: number().integer().defined(),
  kfs_url: string().defined(),
  journey: string().oneOf(JOURNEYS).defined(),
  /** Only of a loan that is repaid at once at the end: its `emi` is that one payment. */
  repayment: string()
    .oneOf(['bullet'] as const)
    .optional(),
  /** Absent while the lender has none. */
  special_offer: specialOfferSchema.optional().default(undefined),
  /** Absent where the rate is fixed. */
  floating: floatingRateSchema.optional().default(undefined),
  /** Absent while the lender has decided too few. */
  approvals: approvalsSchema.optional().default(undefined),
})
export type MatchedOffer = InferType<typeof matchedOfferSchema>

/**
 * A failed criterion: what the lender needs and what the applicant has. Incomes, turnover and amounts in rupees, ages in years,
 * tenures in months, `foir` in percent of income; `gold_value` and `property_value` the lender's smallest
 * loan and the largest that the collateral allows; of a business, what it is by the key of its list; `employment` lists kinds with commas; `refused` the ISO day from which the
 * lender may be asked again and the one on which it said no; null means not known or none.
 */
const reasonSchema = strictObject({
  code: string().oneOf(REASON_CODES).defined(),
  required: mixed<string | number>().nullable().defined(),
  actual: mixed<string | number>().nullable().defined(),
})
export type Reason = InferType<typeof reasonSchema>

/** A lender that did not match, named with every reason (RBI Digital Lending Directions 2025, para 6). */
export const notMatchedLenderSchema = strictObject({
  lender_id: rowId(),
  lender_slug: lenderSlug(),
  name: string().defined(),
  reasons: listOf(reasonSchema),
  /** Only of a lender that said no to this customer and is left alone for a while. */
  refusal: refusalSchema.optional().default(undefined),
})
export type NotMatchedLender = InferType<typeof notMatchedLenderSchema>

/** Version of the published way of matching and ranking, with the ISO day it took effect. */
export const methodSchema = strictObject({ version: string().defined(), effective: isoDay() })
export type Method = InferType<typeof methodSchema>

/** The method, and when the figures it works on last changed; null while no lender has any. */
export const methodStateSchema = methodSchema.concat(strictObject({ lenders_changed_at: isoInstant().nullable() }))
export type MethodState = InferType<typeof methodStateSchema>

/** Answer of GET /api/offers/{appId}: every active lender of the product is in exactly one of the two lists. */
export const offersAnswerSchema = strictObject({
  method: methodSchema,
  request: strictObject({ amount: number().defined(), tenure_months: number().integer().defined() }),
  matched: listOf(matchedOfferSchema),
  not_matched: listOf(notMatchedLenderSchema),
})
export type OffersAnswer = InferType<typeof offersAnswerSchema>
