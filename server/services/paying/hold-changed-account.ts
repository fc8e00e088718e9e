import {
  findWaitingRunLine,
  lockRuns,
  releaseFromRun,
  updateRun,
  updateRunLines,
} from '#server/db/repositories/paying/payment-runs.ts'
import type { InTx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { hashOf, readRun, within } from './public/frozen-run.ts'

/**
 * The account of a partner has changed: its line goes out of a run that the bank does not have, and the run, which is no
 * longer what was checked, waits for a check again. Runs in the transaction that changes the account.
 */
export async function holdChangedAccount(
  deps: InTx<Pick<Deps, 'db' | 'vault' | 'clock'>>,
  partnerId: number,
): Promise<void> {
  const { db, clock } = deps
  await lockRuns(db)
  const line = await findWaitingRunLine(db, partnerId)
  if (!line) return
  await releaseFromRun(db, [line.line_id])
  await updateRunLines(db, [line.line_id], { state: 'taken_out', reason: 'account_changed', settled_at: clock.now() })
  const { lines } = await readRun(deps, line.run_id)
  const unchecked = { checked_by: null, checked_at: null, alone: false, hash: await hashOf(deps, lines) }
  await updateRun(db, line.run_id, {
    ...unchecked,
    ...(within(lines).length === 0 ? { state: 'called_off', ended_at: clock.now() } : { state: 'made' }),
  })
}
