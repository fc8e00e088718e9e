import type { BankAccount } from '#server/adapters/bank-check/bank-check.ts'
import { lockPartnerDetails, updatePartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import type { TxDeps } from '#server/deps.ts'
import { accountValue, noteEvidence } from '#server/services/shared/partners/evidence.ts'
import type { EvidenceBy } from '#server/services/shared/partners/evidence.ts'
import { openBank, sealBank } from '#server/services/shared/partners/partner-details.ts'
import type { BankAnswer } from '#server/services/shared/partners/partner-details.ts'
import { holdChangedAccount } from '../hold-changed-account.ts'

export interface AccountVerdict {
  /** The account that it is about. */
  waiting: BankAccount
  verdict: 'matched' | 'unsure' | 'differs'
  answer: BankAnswer
  by: EvidenceBy
  reason?: string
}

const STATES = { matched: 'checked', unsure: 'unsure', differs: 'refused' } as const

/**
 * What becomes of the account that waits, in the caller's transaction: one that matched takes the place of the one in use.
 * Answers false, and changes nothing, where another account waits by now.
 */
export async function settleAccount(
  deps: TxDeps,
  partner_id: number,
  { waiting, verdict, answer, by, reason }: AccountVerdict,
): Promise<boolean> {
  const book = openBank(deps.vault, await lockPartnerDetails(deps.db, partner_id))
  if (JSON.stringify(book.waiting) !== JSON.stringify(waiting)) return false
  const next = verdict === 'matched' ? { current: waiting, waiting: null } : book
  const now = deps.clock.now()
  const isNew = verdict === 'matched' && !isSameAccount(book.current, waiting)
  await updatePartnerDetails(deps.db, partner_id, {
    bank_enc: sealBank(deps.vault, partner_id, { ...next, answer }),
    bank_check: verdict,
    updated_at: now,
    ...(isNew && { bank_since: now }),
  })
  const value = accountValue(waiting)
  await noteEvidence(deps, partner_id, { step: 'bank', value, state: STATES[verdict], by, ...(reason && { reason }) })
  // Money that is about to go to the account before goes nowhere until somebody has looked again.
  if (isNew) await holdChangedAccount(deps, partner_id)
  return true
}

const isSameAccount = (one: BankAccount | null, other: BankAccount): boolean =>
  one?.account_number === other.account_number && one.ifsc === other.ifsc
