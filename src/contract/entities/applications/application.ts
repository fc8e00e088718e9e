import type { InferType } from 'yup'
import { mixed, number, string } from '#src/contract/yup.ts'
import { LENDER_DOCUMENTS, LENDER_STEPS } from '../catalogue/lender-journey.ts'
import { lenderSlug } from '../catalogue/lender.ts'
import { matchedOfferSchema } from '../offers/offer.ts'
import { refusalSchema } from '../offers/refusal.ts'
import { isoDay, isoInstant, listOf, opaqueId, rowId, strictObject } from '../shared/fields.ts'
import { productTypeSchema } from '../shared/product-type-schema.ts'
import { ADDITIONAL_INFO_FIELDS, additionalInfoAnswers } from './additional-info.ts'
import { APPLICATION_STATUSES } from './application-status.ts'

export const STATUS_SOURCES = ['customer', 'creditlane', 'lender'] as const

const statusField = () => string().oneOf(APPLICATION_STATUSES, 'rules:status.unknown').defined()

/** One line of the timeline. `at` is an instant in UTC. */
const statusEntrySchema = strictObject({
  status: statusField(),
  at: isoInstant(),
  note: string().nullable().defined(),
  source: string().oneOf(STATUS_SOURCES).defined(),
})
export type StatusEntry = InferType<typeof statusEntrySchema>

/** What the customer does next: answer more questions, enter the lender's code, go to the lender's site, wait, or nothing. */
const nextStepSchema = strictObject({
  kind: string()
    .oneOf(['additional_info', 'otp', 'handover', 'wait', 'none'] as const)
    .defined(),
  url: string(),
  fields: mixed<(typeof ADDITIONAL_INFO_FIELDS)[number][]>(
    (value): value is (typeof ADDITIONAL_INFO_FIELDS)[number][] =>
      Array.isArray(value) ? value.every((name) => ADDITIONAL_INFO_FIELDS.some((field) => field === name)) : false,
  ),
  /** Of these questions, what the customer last told a lender; in their own list alone, and nothing until they send it. */
  last_answers: additionalInfoAnswers(),
})
export type NextStep = InferType<typeof nextStepSchema>

/** Schema of a list whose entries all come from `list`. */
export const namesFrom = <T extends string>(list: readonly T[]) =>
  mixed<T[]>((value): value is T[] => Array.isArray(value) && value.every((name) => list.some((each) => each === name)))

/** The way to the lender's answer: its steps in order, what to have at hand, the host where the customer finishes. */
const lenderJourneySchema = strictObject({
  steps: namesFrom(LENDER_STEPS).defined(),
  documents: namesFrom(LENDER_DOCUMENTS).defined(),
  host: string().nullable().defined(),
})
export type LenderJourney = InferType<typeof lenderJourneySchema>

/** A customer's application. `amount` in rupees, `tenure_months` in months; `offer` is the offer as it was accepted. */
export const applicationSchema = strictObject({
  app_id: opaqueId(),
  /** Short number that people can read out, such as CL-240917. */
  reference: string().defined(),
  product_type: productTypeSchema,
  product_id: string().nullable().defined(),
  /** Name of the card or plan that `product_id` stands for; `lender_name` is then its bank or insurer. */
  product_name: string().nullable().optional(),
  status: statusField(),
  lender_id: rowId().nullable(),
  lender_name: string().nullable().defined(),
  /** Null without a lender, as of cards and plans. */
  lender_slug: lenderSlug().nullable(),
  lender_reference: string().nullable().defined(),
  amount: number().nullable().defined(),
  /** What the lender says it paid out, rupees, and on which day of India; null = it has not said. */
  disbursed_amount: number().nullable().defined(),
  disbursed_on: isoDay().nullable().defined(),
  tenure_months: number().integer().nullable().defined(),
  offer: matchedOfferSchema.nullable().defined(),
  /** Of the Key Fact Statement that was agreed to; null for cards, plans, drafts, and before statements were kept. */
  proposal_number: string().nullable().defined(),
  /** Of a lender's no. */
  refusal: refusalSchema.optional().default(undefined),
  next_step: nextStepSchema.defined(),
  /** Absent until a lender is chosen. */
  journey: lenderJourneySchema.optional().default(undefined),
  created_at: isoInstant(),
  updated_at: isoInstant(),
  history: listOf(statusEntrySchema),
})
export type Application = InferType<typeof applicationSchema>
