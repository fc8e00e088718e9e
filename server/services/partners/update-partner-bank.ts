import type { BankAccount } from '#server/adapters/bank-check/bank-check.ts'
import { lockPartnerDetails, updatePartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { PartnerBankUpdate } from '#src/contract/entities/partners/partner-settings.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { confirmPassword } from '../identity/confirm-password.ts'
import { checkOwnCode } from '../identity/public/own-code.ts'
import type { Signer } from '../identity/public/own-code.ts'
import { accountValue, noteEvidence, shownValue } from '../shared/partners/evidence.ts'
import { openBank, sealBank, shownAccount } from '../shared/partners/partner-details.ts'
import { checkPartnerBank } from './check-partner-bank.ts'

/**
 * Keeps a new account and has its holder's name checked; until that matches, the old account stays in use. Whoever enters it
 * knows the password and reads the mail of the owner; the owners hear of it at once.
 * @throws AppError `validation` for a wrong password; `otp_wrong`, `otp_expired`, `otp_used`, `otp_locked`, `too_many_requests`
 */
export async function updatePartnerBank(
  deps: Deps,
  { password, otp, ...typed }: PartnerBankUpdate,
  by: Signer,
): Promise<Audited> {
  await confirmPassword(deps, password, by)
  const spendCode = await checkOwnCode(deps, by, otp)
  const account: BankAccount = { ...typed, holder: tidyText(typed.holder) }
  const before = await transaction(deps, async (deps) => {
    await spendCode(deps)
    const now = deps.clock.now()
    const { current } = openBank(deps.vault, await lockPartnerDetails(deps.db, by.partner_id))
    await updatePartnerDetails(deps.db, by.partner_id, {
      bank_enc: sealBank(deps.vault, by.partner_id, { current, waiting: account, answer: null }),
      bank_check: 'none',
      updated_at: now,
    })
    const given = { step: 'bank', value: accountValue(account), state: 'given' } as const
    await noteEvidence(deps, by.partner_id, { ...given, by: { partner_user_id: by.partner_user_id } })
    const what = shownValue('bank', accountValue(account))
    await queueJob(deps.db, 'tell_partner_account', { partner_id: by.partner_id, at: now.toISOString(), what }, now)
    return shownAccount(current)
  })
  await checkPartnerBank(deps, by)
  return { audit: { object: `partner:${by.partner_id}`, before, after: shownAccount(account) } }
}
