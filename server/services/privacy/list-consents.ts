import { listOwnApplications } from '#server/db/repositories/applications/applications.ts'
import { listConsentRows } from '#server/db/repositories/privacy/consents.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { CONSENT_PURPOSES } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { Consent, RecipientKind } from '#src/contract/entities/privacy/consent.ts'
import { listApplications } from '../applications/list-applications.ts'

/** Who is meant by a purpose; every other one concerns nobody but us. */
const RECIPIENTS: Partial<Record<ConsentPurpose, RecipientKind>> = {
  credit_score: 'bureau',
  share_with_lender: 'lender',
  bureau_check: 'lender',
  share_with_card_bank: 'bank',
  share_with_insurer: 'insurer',
}

/**
 * Every consent the customer ever gave, newest first, withdrawn ones too; each with who is meant by it and since when
 * they really have something under it, which the applications and enquiries that left tell.
 */
export async function listConsents(deps: Deps, by: ByCustomer): Promise<Consent[]> {
  const [rows, applications, own] = await Promise.all([
    listConsentRows(deps.db, by.user_id),
    listApplications(deps, by),
    listOwnApplications(deps.db, by.user_id),
  ])
  const asked = own.flatMap(({ application }) => application.bureau_checked_at ?? [])
  const scored = (from: Date, to: Date | null) =>
    asked.filter((at) => at >= from && (to === null || at <= to)).toSorted((a, b) => a.getTime() - b.getTime())[0]
  return rows.flatMap((row) => {
    const purpose = CONSENT_PURPOSES.find((each) => each === row.purpose)
    if (!purpose) return []
    const kind = RECIPIENTS[purpose] ?? 'us'
    const application = applications.find(({ app_id }) => app_id === row.app_id)
    const sent_at =
      kind === 'bureau'
        ? scored(row.given_at, row.withdrawn_at)?.toISOString()
        : kind === 'us'
          ? null
          : leftAt(application)
    return {
      consent_id: row.consent_id,
      app_id: row.app_id,
      purpose,
      version: row.text_version,
      lender_id: row.lender_id,
      proposal_number: row.proposal_number,
      words: row.shared?.words ?? null,
      given_at: row.given_at.toISOString(),
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
      recipient: {
        kind,
        name: kind === 'us' || kind === 'bureau' ? null : (application?.lender_name ?? null),
        sent_at: sent_at ?? null,
      },
    }
  })
}

/** When an application reached somebody else: their first answer, or the customer's own step to the bank of a card. */
const leftAt = (application: Application | undefined): string | undefined =>
  application?.history.find(({ source, note }) => source === 'lender' || note === 'continues_at_bank')?.at
