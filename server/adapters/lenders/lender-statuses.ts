import type { ApplicationStatus } from '#src/contract/entities/applications/application.ts'
import type { RefusalReason } from '#src/contract/rules/refusal-rest.ts'

/**
 * Lenders' own words -> canonical status. Sources: status lists of public lender and aggregator documentation
 * (Juspay HyperCredit status mapping, FinBox loan states). A word that is missing here stays visible to staff.
 */
const WORDS: ReadonlyMap<string, ApplicationStatus> = new Map(
  Object.entries<ApplicationStatus>({
    RECEIVED: 'received',
    CREATED: 'received',
    APPLICATION_RECEIVED: 'received',
    LEAD_CREATED: 'received',
    APPLY: 'received',
    INCOMPLETE: 'documents_needed',
    DOCUMENTS_NEEDED: 'documents_needed',
    DOCUMENTS_PENDING: 'documents_needed',
    KYC_PENDING: 'documents_needed',
    IN_REVIEW: 'in_review',
    UNDER_REVIEW: 'in_review',
    IN_PROGRESS: 'in_review',
    KYC_VERIFIED: 'in_review',
    APPROVED: 'approved',
    SANCTIONED: 'approved',
    OFFER_RECEIVED: 'approved',
    LOAN_GRANTED: 'approved',
    AGREEMENT_SIGNED: 'agreement_signed',
    MANDATE_COMPLETED: 'agreement_signed',
    DISBURSED: 'disbursed',
    ACTIVE: 'disbursed',
    LOAN_ACTIVE: 'disbursed',
    REJECTED: 'rejected',
    DECLINED: 'rejected',
    LOAN_REJECTED: 'rejected',
    KYC_REJECTED: 'rejected',
    NO_OFFERS: 'rejected',
    DUPLICATE: 'rejected',
    CANCELLED: 'withdrawn',
    WITHDRAWN: 'withdrawn',
    EXPIRED: 'expired',
  }),
)

/** Lenders' own codes for a no -> ours. A status that tells the reason by itself is one of them. */
const REASONS: ReadonlyMap<string, RefusalReason> = new Map(
  Object.entries<RefusalReason>({
    DUPLICATE: 'known_customer',
    EXISTING_CUSTOMER: 'known_customer',
    LOW_SCORE: 'score',
    BUREAU_REJECT: 'score',
    LOW_INCOME: 'income',
    HIGH_FOIR: 'existing_loans',
    OVERLEVERAGED: 'existing_loans',
    AGE: 'age',
    EMPLOYMENT_TYPE: 'employment',
    PINCODE_NOT_SERVICEABLE: 'area',
    KYC_REJECTED: 'documents',
    DOCUMENTS_REJECTED: 'documents',
    TOO_MANY_ENQUIRIES: 'too_many_requests',
  }),
)

/** What lenders call it that a loan was returned in its cooling-off days, or that they do not take it back. */
const EXITS: ReadonlyMap<string, 'confirmed' | 'refused'> = new Map(
  Object.entries({
    LOAN_CANCELLED: 'confirmed',
    COOLING_OFF_EXIT: 'confirmed',
    EXIT_CONFIRMED: 'confirmed',
    EXIT_REFUSED: 'refused',
    EXIT_REJECTED: 'refused',
  }),
)

const keyOf = (word: string): string =>
  word
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_')

/** Why a lender said no: by its code, else by a status that says so itself; null when neither is known. */
export function refusalReason(status: string, code: string | null | undefined): RefusalReason | null {
  return REASONS.get(keyOf(code ?? '')) ?? REASONS.get(keyOf(status)) ?? null
}

/** Canonical status of a lender's word, in any case and with blanks or hyphens; null when it is not mapped. */
export function canonicalStatus(word: string): ApplicationStatus | null {
  return WORDS.get(keyOf(word)) ?? null
}

/** What a lender's word says of a loan that is given back; null when it is about something else. */
export const exitAnswer = (word: string): 'confirmed' | 'refused' | null => EXITS.get(keyOf(word)) ?? null
