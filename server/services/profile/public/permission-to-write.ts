import { createConsent, hasConsent, stampPurposeWithdrawn } from '#server/db/repositories/privacy/consents.ts'
import { openProfile, sealProfile } from '#server/db/repositories/profile/customers.ts'
import type { CustomerChanges, CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'
import { localeOfCustomer } from './customer-profile.ts'

/** Offers by SMS and e-mail: the field of the profile that says yes or no, and the consent that proves it. */
const PERMISSIONS = [
  { channel: 'sms', field: 'allow_sms', purpose: 'marketing_sms' },
  { channel: 'email', field: 'allow_emails', purpose: 'marketing_email' },
] as const satisfies readonly { channel: string; field: string; purpose: ConsentPurpose }[]
export type PermissionToWrite = (typeof PERMISSIONS)[number]

/** The permission of this channel, field of the profile, or purpose of consent; null when it is no such permission. */
export const findPermission = (by: keyof PermissionToWrite, name: string): PermissionToWrite | null =>
  PERMISSIONS.find((each) => each[by] === name) ?? null

/**
 * Keeps the ledger beside the choice: each yes is a line of its own, each no ends every line of it. Answers what
 * is to be written of the customer.
 */
export async function keepPermission(
  deps: Deps,
  row: CustomerRow,
  { field, purpose }: PermissionToWrite,
  choice: { allowed: boolean; ip: string },
): Promise<CustomerChanges> {
  const now = deps.clock.now()
  if (!choice.allowed) await stampPurposeWithdrawn(deps.db, row.user_id, purpose, now)
  else if (!(await hasConsent(deps.db, row.user_id, purpose, CONSENT_VERSIONS[purpose])))
    await createConsent(deps.db, {
      user_id: row.user_id,
      purpose,
      text_version: CONSENT_VERSIONS[purpose],
      language: localeOfCustomer(row),
      ip_enc: row.data_key === null ? null : deps.vault.seal(row.data_key, choice.ip, 'consents.ip'),
      given_at: now,
    })
  if (row.data_key === null) return {}
  return sealProfile(deps.vault, row.data_key, {
    ...openProfile(deps.vault, row),
    [field]: choice.allowed ? 1 : 0,
  })
}
