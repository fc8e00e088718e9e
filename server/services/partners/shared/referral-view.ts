import type { ReferralRow } from '#server/db/repositories/partners/referrals.ts'
import type { Deps } from '#server/deps.ts'
import { maskMobile } from '#server/services/shared/lead-contact.ts'
import type { Referral } from '#src/contract/entities/partners/referral.ts'
import { toRupees, NO_PAISE } from '#src/contract/rules/paise.ts'
import { isPhone } from '#src/contract/rules/person/phone.ts'

export const inviteeAad = (code: string) => `referrals.invitee:${code}`

export function toReferral(deps: Deps, row: ReferralRow & { approved: boolean; earned: boolean }): Referral {
  const { name, contact } = JSON.parse(deps.vault.openShared(row.invitee_enc, inviteeAad(row.code))) as {
    name: string
    contact: string
  }
  const stored = row.merchant_request === null ? 'invited' : 'applied'
  return {
    referral_id: row.referral_id,
    code: row.code,
    name,
    contact: isPhone(contact) ? maskMobile(contact) : contact.replace(/^(.)[^@]*/, '$1***'),
    status: row.approved ? (row.earned ? 'rewarded' : 'approved') : stored,
    reward: toRupees(row.reward ?? NO_PAISE),
    created_at: row.created_at.toISOString(),
  }
}
