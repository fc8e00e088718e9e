import { lockPartnerDetails, updatePartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import type { TxDeps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { accountValue, noteEvidence, shownValue } from '#server/services/shared/partners/evidence.ts'
import type { EvidenceBy } from '#server/services/shared/partners/evidence.ts'
import { openBank, sealBank } from '#server/services/shared/partners/partner-details.ts'
import { holdChangedAccount } from '../hold-changed-account.ts'

interface Returned {
  account_number: string
  ifsc: string
  /** As the bank says it. */
  reason: string
  by: EvidenceBy
}

/**
 * The bank has sent a payment back: its account is paid to no more until the owner has entered it, or another, anew and it
 * has been checked as a new one is. Nothing changes where another account is in use by now. In the caller's transaction.
 */
export async function refuseReturnedAccount(
  deps: TxDeps,
  partner_id: number,
  { account_number, ifsc, reason, by }: Returned,
): Promise<void> {
  const row = await lockPartnerDetails(deps.db, partner_id)
  const { current, waiting, answer = null } = openBank(deps.vault, row)
  if (current?.account_number !== account_number || current.ifsc !== ifsc) return
  const now = deps.clock.now()
  await updatePartnerDetails(deps.db, partner_id, {
    bank_enc: sealBank(deps.vault, partner_id, {
      current: null,
      ...(waiting ? { waiting, answer } : { waiting: current, answer: null }),
    }),
    bank_check: waiting ? row.bank_check : 'returned',
    updated_at: now,
  })
  const value = accountValue(current)
  await noteEvidence(deps, partner_id, { step: 'bank', value, state: 'refused', by, reason })
  await holdChangedAccount(deps, partner_id)
  const what = shownValue('bank', value)
  await queueJob(deps.db, 'tell_partner_account', { partner_id, at: now.toISOString(), what, returned: reason }, now)
}
