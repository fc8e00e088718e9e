import type { InferType } from 'yup'
import { mixed, number, string } from '#src/contract/yup.ts'
import { LENDER_DOCUMENTS, LENDER_STEPS } from '../catalogue/lender-journey.ts'
import { lenderSlug } from '../catalogue/lender.ts'
import { matchedOfferSchema } from '../offers/offer.ts'
import { refusalSchema } from '../offers/refusal.ts'
import { isoDay, isoInstant, listOf, opaqueId, rowId, strictObject } from '../shared/fields.ts'
import { productTypeSchema } from '../shared/product-type-schema.ts'
import { ADDITIONAL_INFO_FIELDS, additionalInfoAnswers } from './additional-info.ts'

/**
 * The canonical statuses every lender's own are mapped to. `queued`: the lender could not be reached yet and the
 * application is kept and retried.
 */
export const APPLICATION_STATUSES = [
  'draft',
  'submitted',
  'queued',
  'received',
  'documents_needed',
  'in_review',
  'approved',
  'agreement_signed',
  'disbursed',
  'rejected',
  'withdrawn',
  'expired',
] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

const MOVES: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  draft: ['submitted', 'withdrawn', 'expired'],
  submitted: ['queued', 'received', 'documents_needed', 'in_review', 'approved', 'rejected', 'withdrawn', 'expired'],
  queued: ['received', 'documents_needed', 'in_review', 'approved', 'rejected', 'withdrawn', 'expired'],
  received: ['documents_needed', 'in_review', 'approved', 'rejected', 'withdrawn', 'expired'],
  documents_needed: ['received', 'in_review', 'approved', 'rejected', 'withdrawn', 'expired'],
  in_review: ['documents_needed', 'approved', 'rejected', 'withdrawn', 'expired'],
  approved: ['agreement_signed', 'disbursed', 'rejected', 'withdrawn', 'expired'],
  agreement_signed: ['disbursed', 'rejected', 'withdrawn', 'expired'],
  disbursed: [],
  rejected: [],
  withdrawn: [],
  expired: [],
}

/** True when an application may move from one status to the other. Staying where it is is not a move. */
export function canMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return MOVES[from].includes(to)
}

/**
 * The moves by which a lender's report brings an application from one status to another; null = it cannot. A report of what
 * follows an approval says that there was one, also where nobody had told it; and what a lender pays out after its customer
 * took the application back is a loan all the same.
 */
export function movesTo(from: ApplicationStatus, to: ApplicationStatus): ApplicationStatus[] | null {
  if (canMove(from, to) || isPaidOutAfterAll(from, to)) return [to]
  return canMove(from, 'approved') && canMove('approved', to) ? ['approved', to] : null
}

/** Whether a lender passes a status on its way to a later one: told afterwards, it is no news. */
export const isBefore = (status: ApplicationStatus, later: ApplicationStatus): boolean =>
  !isFinal(status) && movesTo(status, later) !== null

/** A lender has paid out what the customer had taken back: there is a loan, whatever we had written. */
const isPaidOutAfterAll = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  from === 'withdrawn' && to === 'disbursed'

/** Where lenders take up again what they had ended, the nearest to an answer first. */
const TAKEN_UP: readonly ApplicationStatus[] = ['in_review', 'received', 'submitted']

/** A lender's no, or its silence, may be taken back by it; what the customer ended, or what was paid out, stays. */
export const mayReopen = (status: ApplicationStatus): boolean => status === 'rejected' || status === 'expired'

/** Where an ended application is opened again so that a lender's report can bring it there; null = it cannot. */
export const reopenedAt = (from: ApplicationStatus, to: ApplicationStatus): ApplicationStatus | null =>
  mayReopen(from) ? (TAKEN_UP.find((status) => status === to || movesTo(status, to) !== null) ?? null) : null

/** True when nothing can follow: disbursed, rejected, withdrawn or expired. */
export function isFinal(status: ApplicationStatus): boolean {
  return MOVES[status].length === 0
}

/** True until the lender, bank or insurer has decided: until then the customer may take the application back. */
export const isUndecided = (status: ApplicationStatus): boolean => UNDECIDED.includes(status)
const UNDECIDED: readonly ApplicationStatus[] = [
  'draft',
  'submitted',
  'queued',
  'received',
  'documents_needed',
  'in_review',
]

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
