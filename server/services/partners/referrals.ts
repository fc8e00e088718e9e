import { REFERRAL_REWARD } from '#src/contract/entities/partners/referral.ts'
import type { Referral, ReferralCreate, ReferralList } from '#src/contract/entities/partners/referral.ts'
import { AppError } from '#src/contract/errors.ts'
import { isPhone } from '#src/contract/rules/phone.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { newReference } from '#server/crypto/new-reference.ts'
import { createReferralRow, listReferralRows, type ReferralRow } from '#server/db/repositories/partners/referrals.ts'
import type { Deps } from '#server/deps.ts'
import { maskMobile } from '../leads/shared/lead-contact.ts'
import { spendAllowance } from '../shared/rate-rules.ts'

const MAX_PER_DAY = 50
const PAISE = 100
const inviteeAad = (code: string) => `referrals.invitee:${code}`

/** The partner's invitations, newest first. */
export async function listReferrals(deps: Deps, by: { partner_id: number }): Promise<ReferralList> {
  const rows = await listReferralRows(deps.db, by.partner_id)
  return { reward: REFERRAL_REWARD, referrals: rows.map((row) => toReferral(deps, row)) }
}

/** @throws AppError `validation` when the contact has been invited already, `too_many_requests` */
export async function createReferral(
  deps: Deps,
  by: { partner_id: number; partner_user_id: number },
  input: Pick<ReferralCreate, 'name' | 'contact'>,
): Promise<Referral> {
  await spendAllowance(deps, `referral:${by.partner_id}`, MAX_PER_DAY, 86_400)
  const contact = input.contact.toLowerCase()
  const code = newReference('RF')
  const now = deps.clock.now()
  const row = await createReferralRow(deps.db, {
    partner_id: by.partner_id,
    code,
    invitee_enc: deps.vault.sealShared(JSON.stringify({ name: tidyText(input.name), contact }), inviteeAad(code)),
    contact_index: deps.vault.index('referral', contact),
    reward: REFERRAL_REWARD * PAISE,
    created_by: by.partner_user_id,
    created_at: now,
    updated_at: now,
  })
  if (!row)
    throw new AppError('validation', 'Check the highlighted fields.', { errors: { contact: 'rules:contact.invited' } })
  return toReferral(deps, { ...row, approved: false, earned: false })
}

function toReferral(deps: Deps, row: ReferralRow & { approved: boolean; earned: boolean }): Referral {
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
    reward: (row.reward ?? 0) / PAISE,
    created_at: row.created_at.toISOString(),
  }
}
