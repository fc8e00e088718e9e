import { findPartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import type { PartnerDetailsRow } from '#server/db/repositories/partners/partner-details.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '#server/services/shared/not-found.ts'
import type { ByPartner } from '#server/session.ts'
import { NOTIFICATION_DEFAULTS } from '#src/contract/entities/partners/partner-settings.ts'
import type { PartnerNotification, PartnerSettings } from '#src/contract/entities/partners/partner-settings.ts'
import { maskPan } from '#src/contract/rules/person/pan.ts'
import { openProfile, openBank, contactOf, shownAccount } from '../shared/partners/partner-details.ts'

/** How the switches stand; one that is no longer offered is left out. */
function switchesOf(row: PartnerDetailsRow | null): PartnerSettings['notifications'] {
  const stored = (name: PartnerNotification) => row?.notifications[name] ?? NOTIFICATION_DEFAULTS[name]
  return { paid: stored('paid'), weekly: stored('weekly'), tickets: stored('tickets') }
}

/** @throws AppError `not_found` */
export async function getPartnerSettings(deps: Deps, by: ByPartner): Promise<PartnerSettings> {
  const partner = found(await findPartner(deps.db, by.partner_id))
  const row = await findPartnerDetails(deps.db, by.partner_id)
  const profile = openProfile(deps.vault, row)
  const { current, waiting } = openBank(deps.vault, row)
  return {
    business_name: partner.name,
    code: partner.code,
    merchant_id: partner.merchant_id,
    pan: maskPan(profile['pan'] ?? ''),
    gstin: profile['gstin'] ?? '',
    profile: contactOf(profile),
    bank: shownAccount(current),
    waiting: shownAccount(waiting),
    bank_check: row?.bank_check ?? 'none',
    bank_sandbox: deps.bankCheck.sandbox,
    notifications: switchesOf(row),
  }
}
