import type { PartnerBankUpdate, ShownAccount } from '#src/contract/entities/partners/partner-settings.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import type { BankAccount } from '#server/adapters/bank-check/bank-check.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockPartnerDetails, updatePartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import type { Deps } from '#server/deps.ts'
import { accountValue, noteEvidence } from '../onboarding/shared/evidence.ts'
import { confirmPassword } from '../identity/confirm-password.ts'
import { openBank, sealBank, shownAccount } from './shared/partner-details.ts'
import { checkPartnerBank } from './check-partner-bank.ts'

/**
 * Keeps a new account and has its holder's name checked; until that matches, the old account stays in use.
 * @throws AppError `validation` for a wrong password, `otp_locked`, `too_many_requests`
 */
export async function updatePartnerBank(
  deps: Deps,
  person: { partner_id: number; partner_user_id: number },
  { password, ...typed }: PartnerBankUpdate,
): Promise<{ before: ShownAccount | null; after: ShownAccount | null }> {
  await confirmPassword(deps, person, password)
  const account: BankAccount = { ...typed, holder: tidyText(typed.holder) }
  const before = await transaction(deps, async (deps) => {
    const { current } = openBank(deps.vault, await lockPartnerDetails(deps.db, person.partner_id))
    await updatePartnerDetails(deps.db, person.partner_id, {
      bank_enc: sealBank(deps.vault, person.partner_id, { current, waiting: account }),
      bank_check: 'none',
      updated_at: deps.clock.now(),
    })
    const given = { step: 'bank', value: accountValue(account), state: 'given' } as const
    await noteEvidence(deps, person.partner_id, { ...given, by: { partner_user_id: person.partner_user_id } })
    return shownAccount(current)
  })
  await checkPartnerBank(deps, person)
  return { before, after: shownAccount(account) }
}
