import type { ApplicationStatus } from '#src/contract/entities/application.ts'

/**
 * Lenders' own words -> canonical status. Sources: status lists of public lender and aggregator documentation
 * (Juspay HyperCredit status mapping, FinBox loan states). A word that is missing here stays visible to staff.
 */
const WORDS: Record<string, ApplicationStatus> = {
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
}

/** Canonical status of a lender's word, in any case and with blanks or hyphens; null when it is not mapped. */
export function canonicalStatus(word: string): ApplicationStatus | null {
  const key = word
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_')
  return Object.hasOwn(WORDS, key) ? (WORDS[key] ?? null) : null
}
