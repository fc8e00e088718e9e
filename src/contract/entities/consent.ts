import { string } from '#src/contract/yup.ts'
import type { InferType } from 'yup'

import { isoInstant, opaqueId, rowId, strictObject } from './fields.ts'

/**
 * What consent is asked for, one by one and never ticked in advance. `credit_score`: our own soft enquiry, so that offers
 * carry the customer's own rates. `bureau_check`: the enquiry of the lender applied to, which can affect the score.
 */
export const CONSENT_PURPOSES = [
  'privacy_notice',
  'terms',
  'credit_score',
  'kfs_read',
  'share_with_lender',
  'bureau_check',
  'marketing_sms',
  'marketing_email',
] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Consents without which no application is sent to a lender. */
export const APPLY_CONSENTS = [
  'kfs_read',
  'share_with_lender',
  'bureau_check',
] as const satisfies readonly ConsentPurpose[]

/** Version of the text now shown for each purpose; a new wording gets a new version. */
export const CONSENT_VERSIONS: Record<ConsentPurpose, string> = {
  privacy_notice: '2026-11-01',
  terms: '2026-11-01',
  credit_score: '2026-11-01',
  kfs_read: '2026-11-01',
  share_with_lender: '2026-11-01',
  bureau_check: '2026-11-01',
  marketing_sms: '2026-11-01',
  marketing_email: '2026-11-01',
}

const consentFields = {
  purpose: string().oneOf(CONSENT_PURPOSES, 'rules:consent.unknown').defined(),
  version: string()
    .matches(/^[\w.-]{1,32}$/, 'rules:consent.version')
    .defined(),
}

/** A consent as the customer gives it: the purpose and the version of the text that was on the screen. */
export const consentGivenSchema = strictObject(consentFields)
export type ConsentGiven = InferType<typeof consentGivenSchema>

/** A line of the consent ledger. `lender_id` is null unless the consent names a lender; instants in UTC. */
export const consentSchema = strictObject({
  consent_id: rowId(),
  app_id: opaqueId().nullable(),
  ...consentFields,
  lender_id: rowId().nullable(),
  given_at: isoInstant(),
  withdrawn_at: isoInstant().nullable(),
})
export type Consent = InferType<typeof consentSchema>
