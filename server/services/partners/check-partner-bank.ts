import { AppError } from '#src/contract/errors.ts'
import type { BankAccount } from '#server/adapters/bank-check/bank-check.ts'
import { transaction } from '#server/db/transaction.ts'
import {
  findPartnerDetails,
  lockPartnerDetails,
  updatePartnerDetails,
} from '#server/db/repositories/partners/partner-details.ts'
import type { Deps } from '#server/deps.ts'
import { openBank, sealBank } from './shared/partner-details.ts'
import { accountValue, noteEvidence } from '../onboarding/shared/evidence.ts'
import { holdChangedAccount } from '../paying/hold-changed-account.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { isSameName } from '../shared/same-name.ts'

/** Every check may cost a rupee, and must not tell whose accounts others are. */
const CHECKS_A_DAY = 5

/**
 * Asks the bank about the account that waits. Silence of the bank leaves everything as it was.
 * @throws AppError `conflict` when none waits, `too_many_requests`
 */
export async function checkPartnerBank(deps: Deps, { partner_id }: { partner_id: number }): Promise<void> {
  const { waiting } = openBank(deps.vault, await findPartnerDetails(deps.db, partner_id))
  if (!waiting) throw new AppError('conflict', 'No account waits for a check.')
  await spendAllowance(deps, `bank-check:${partner_id}`, CHECKS_A_DAY, 86_400)
  const verdict = await ask(deps, waiting)
  if (verdict === null) return
  await transaction(deps, async (deps) => {
    const book = openBank(deps.vault, await lockPartnerDetails(deps.db, partner_id))
    // Another account was entered while the bank was asked: this answer is not about it.
    if (JSON.stringify(book.waiting) !== JSON.stringify(waiting)) return
    const next = verdict === 'matched' ? { current: waiting, waiting: null } : book
    const now = deps.clock.now()
    const isNew = verdict === 'matched' && !isSameAccount(book.current, waiting)
    await updatePartnerDetails(deps.db, partner_id, {
      bank_enc: sealBank(deps.vault, partner_id, next),
      bank_check: verdict,
      updated_at: now,
      ...(isNew && { bank_since: now }),
    })
    const state = verdict === 'matched' ? 'checked' : 'refused'
    await noteEvidence(deps, partner_id, { step: 'bank', value: accountValue(waiting), state, by: null })
    // Money that is about to go to the account before goes nowhere until somebody has looked again.
    if (isNew) await holdChangedAccount(deps, partner_id)
  })
}

const isSameAccount = (one: BankAccount | null, other: BankAccount): boolean =>
  one?.account_number === other.account_number && one.ifsc === other.ifsc

async function ask(deps: Deps, account: BankAccount): Promise<'matched' | 'differs' | null> {
  try {
    const name = await deps.bankCheck.nameOf(account)
    return name !== null && isSameName(account.holder, name) ? 'matched' : 'differs'
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_available') return null
    throw error
  }
}
