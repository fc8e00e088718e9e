import type { BankAccount } from '#server/adapters/bank-check/bank-check.ts'
import { findPartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartner } from '#server/session.ts'
import { AppError, isAppError } from '#src/contract/errors.ts'
import { nameScore, nameVerdict } from '#src/contract/rules/accounts/name-match.ts'
import { settleAccount } from '../paying/public/settle-account.ts'
import { openBank } from '../shared/partners/partner-details.ts'
import type { BankAnswer } from '../shared/partners/partner-details.ts'
import { spendAllowance } from '../shared/rate-rules.ts'

/** Every check may cost a rupee, and must not tell whose accounts others are. */
const CHECKS_A_DAY = 5

/**
 * Asks the bank about the account that waits. A name that is alike is left to somebody of ours; silence of the bank leaves
 * everything as it was.
 * @throws AppError `conflict` when none waits, or the bank has answered about it; `too_many_requests`
 */
export async function checkPartnerBank(deps: Deps, by: ByPartner): Promise<Audited> {
  const row = await findPartnerDetails(deps.db, by.partner_id)
  const { waiting, answer: before } = openBank(deps.vault, row)
  if (!waiting) throw new AppError('conflict', 'No account waits for a check.')
  if (row?.bank_check === 'returned')
    throw new AppError('conflict', 'The bank sent a payment back from this account. Enter it, or another, anew.')
  if (before) throw new AppError('conflict', 'The bank has answered about this account.')
  await spendAllowance(deps, `bank-check:${by.partner_id}`, CHECKS_A_DAY, 86_400)
  const answer = await ask(deps, waiting)
  const facts = (bank_check: string) => ({ audit: { object: `partner:${by.partner_id}`, after: { bank_check } } })
  const unanswered = row?.bank_check ?? 'none'
  if (answer === null) return facts(unanswered)
  const verdict = nameVerdict(answer.score)
  // Where another account was entered while the bank was asked, this answer is not about it, and that one waits, too.
  const settled = await transaction(deps, (deps) =>
    settleAccount(deps, by.partner_id, { waiting, verdict, answer, by: null }),
  )
  return facts(settled ? verdict : unanswered)
}

async function ask(deps: Deps, account: BankAccount): Promise<BankAnswer | null> {
  try {
    const name = await deps.bankCheck.nameOf(account)
    return { name, score: name === null ? 0 : nameScore(account.holder, name) }
  } catch (error) {
    if (isAppError(error) && error.code === 'not_available') return null
    throw error
  }
}
