/**
 * What consent is asked for, one by one and never ticked in advance. `credit_score`: our own soft enquiry, so that offers
 * carry the customer's own rates and the form what the bureau knows already. `bureau_check`: the enquiry of the lender applied to, which can affect the score.
 */
export const CONSENT_PURPOSES = [
  'privacy_notice',
  'terms',
  'credit_score',
  'kfs_read',
  'share_with_lender',
  'loan_enquiry',
  'share_with_card_bank',
  'share_with_insurer',
  'bureau_check',
  'marketing_sms',
  'marketing_email',
] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Proof of what was shown and read, not permissions: there is nothing in them to take back. */
const PROOFS: readonly ConsentPurpose[] = ['privacy_notice', 'terms', 'kfs_read']

/** True for a permission, which its giver may withdraw at any time; false for what is kept as proof. */
export const isWithdrawable = (purpose: ConsentPurpose): boolean => !PROOFS.includes(purpose)

/** Consents without which no application is sent to a lender. */
export const APPLY_CONSENTS = [
  'kfs_read',
  'share_with_lender',
  'bureau_check',
] as const satisfies readonly ConsentPurpose[]

/** Consents without which nobody is sent on to the bank of a credit card. */
export const CARD_CONSENTS = ['share_with_card_bank'] as const satisfies readonly ConsentPurpose[]

/** Version of the text now shown for each purpose; a new wording gets a new version. */
export const CONSENT_VERSIONS: Record<ConsentPurpose, string> = {
  privacy_notice: '2026-11-29',
  terms: '2026-11-27',
  credit_score: '2026-11-29',
  kfs_read: '2026-11-01',
  share_with_lender: '2026-11-27',
  loan_enquiry: '2026-11-01',
  share_with_card_bank: '2026-11-01',
  share_with_insurer: '2026-11-27',
  bureau_check: '2026-11-01',
  marketing_sms: '2026-11-01',
  marketing_email: '2026-11-01',
}
