import { lockPayoutsOf } from '#server/db/repositories/earnings/payouts.ts'
import {
  createRunLine,
  createRunRow,
  listRunLines,
  lockRuns,
  takeIntoRun,
  updateRun,
} from '#server/db/repositories/paying/payment-runs.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { referenceOf } from '#src/contract/paying/bank-file.ts'
import { sumPaise, toRupees } from '#src/contract/rules/paise.ts'
import { hashOf, sealAccount } from './public/frozen-run.ts'
import { readCandidates, readyOf } from './shared/candidates.ts'

const CHANGED = 'What would be paid has changed since you looked. Look once more, then make the run.'

/**
 * Freezes what is approved into a run: a line for each partner whose account is verified, and a hash of all of it. Nothing
 * of it can be in a second run while this one is open.
 * @param total what was shown, rupees
 * @param adminId null = it came with the demonstration
 * @throws AppError `conflict` where there is nothing to pay, or something else than was shown
 */
export async function makePaymentRun(
  deps: Deps,
  { total }: { total: number },
  by: ByStaffOrNobody,
): Promise<Audited<{ run_id: number; hash: string }>> {
  return transaction(deps, async (deps) => {
    const { db, vault, clock } = deps
    await lockRuns(db)
    await lockPayoutsOf(
      db,
      readyOf(await readCandidates(deps)).map(({ partner_id }) => partner_id),
    )
    const ready = readyOf(await readCandidates(deps))
    if (ready.length === 0) throw new AppError('conflict', 'There is nothing that a run could pay just now.')
    if (toRupees(sumPaise(ready.map(({ amount }) => amount))) !== total) throw new AppError('conflict', CHANGED)
    const run_id = await createRunRow(db, { state: 'made', hash: '', made_by: by.admin_id, made_at: clock.now() })
    for (const { partner_id, account, parts, amount, gross, tds, gst, notes, before } of ready) {
      if (account === null) continue
      const reference = referenceOf(run_id, partner_id)
      const line_id = await createRunLine(db, {
        run_id,
        partner_id,
        reference,
        state: 'in_run',
        month: parts[0]?.month ?? '',
        parts,
        gross,
        tds,
        gst,
        amount,
        notes,
        before,
        account_enc: sealAccount(vault, reference, account),
        account_ending: account.account_number.slice(-4),
        ifsc: account.ifsc,
      })
      const taken = line_id === null ? [] : await takeIntoRun(db, partner_id, line_id)
      if (sumPaise(taken.map(({ net }) => net)) !== amount) throw new AppError('conflict', CHANGED)
    }
    const hash = await hashOf(deps, await listRunLines(db, [run_id]))
    await updateRun(db, run_id, { state: 'made', hash })
    const lines = ready.length
    return { run_id, hash, audit: { object: `payment-run:${run_id}`, after: { run_id, lines, net: total, hash } } }
  })
}
