import { lockRuns, releaseFromRun, updateRun, updateRunLines } from '#server/db/repositories/paying/payment-runs.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { readRun } from './public/frozen-run.ts'

/**
 * Calls a run off that the bank does not have: everything in it waits for another run.
 * @throws AppError `not_found`; `conflict` once the bank has it, or it is called off
 */
export async function callOffPaymentRun(deps: Deps, runId: number, reason: string, by: ByStaff): Promise<Audited> {
  await transaction(deps, async (deps) => {
    const { db, clock } = deps
    await lockRuns(db)
    const { run, lines } = await readRun(deps, runId)
    if (run.state !== 'made' && run.state !== 'checked')
      throw new AppError('conflict', 'This run cannot be called off any more.')
    const open = lines.filter(({ state }) => state === 'in_run').map(({ line_id }) => line_id)
    await releaseFromRun(db, open)
    await updateRunLines(db, open, { state: 'taken_out', settled_by: by.admin_id, settled_at: clock.now() })
    await updateRun(db, runId, { state: 'called_off', called_off_by: by.admin_id, reason, ended_at: clock.now() })
  })
  return { audit: { object: `payment-run:${runId}`, after: { reason } } }
}
