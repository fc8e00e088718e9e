import { newReference } from '#server/crypto/new-reference.ts'
import { createReferralRow } from '#server/db/repositories/partners/referrals.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartnerUser } from '#server/session.ts'
import { REFERRAL_REWARD } from '#src/contract/entities/partners/referral.ts'
import type { Referral, ReferralCreate } from '#src/contract/entities/partners/referral.ts'
import { AppError } from '#src/contract/errors.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { inviteeAad, toReferral } from './shared/referral-view.ts'

const MAX_PER_DAY = 50

/** @throws AppError `validation` when the contact has been invited already, `too_many_requests` */
export async function createReferral(
  deps: Deps,
  input: Pick<ReferralCreate, 'name' | 'contact'>,
  by: ByPartnerUser,
): Promise<Audited<Referral>> {
  await spendAllowance(deps, `referral:${by.partner_id}`, MAX_PER_DAY, 86_400)
  const contact = input.contact.toLowerCase()
  const code = newReference('RF')
  const now = deps.clock.now()
  const row = await createReferralRow(deps.db, {
    partner_id: by.partner_id,
    code,
    invitee_enc: deps.vault.sealShared(JSON.stringify({ name: tidyText(input.name), contact }), inviteeAad(code)),
    contact_index: deps.vault.index('referral', contact),
    reward: toPaise(REFERRAL_REWARD),
    created_by: by.partner_user_id,
    created_at: now,
    updated_at: now,
  })
  if (!row)
    throw new AppError('validation', 'Check the highlighted fields.', { errors: { contact: 'rules:contact.invited' } })
  const referral = toReferral(deps, { ...row, approved: false, earned: false })
  return { ...referral, audit: { object: `partner:${by.partner_id}`, after: { referral_id: referral.referral_id } } }
}
