import { CONSENT_PURPOSES } from '#src/contract/entities/consent-purposes.ts'
import type { Consent } from '#src/contract/entities/consent.ts'
import { listConsentRows } from '../db/repositories/consents.ts'
import type { Deps } from '../deps.ts'

/** Every consent the customer ever gave, newest first, withdrawn ones too. */
export async function listConsents(deps: Deps, by: { user_id: number }): Promise<Consent[]> {
  const rows = await listConsentRows(deps.db, by.user_id)
  return rows.flatMap((row) => {
    const purpose = CONSENT_PURPOSES.find((each) => each === row.purpose)
    if (!purpose) return []
    return {
      consent_id: row.consent_id,
      app_id: row.app_id,
      purpose,
      version: row.text_version,
      lender_id: row.lender_id,
      given_at: row.given_at.toISOString(),
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    }
  })
}
