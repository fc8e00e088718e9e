import { lockRuns, updateRun, updateRunLines } from '#server/db/repositories/paying/payment-runs.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import { paymentDayProblem } from '#src/contract/entities/earnings/payment.ts'
import { AppError } from '#src/contract/errors.ts'
import { runSums } from '#src/contract/paying/run-sums.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { hashOf, readRun, within } from './public/frozen-run.ts'

/**
 * Notes that the bank has the file of a checked run. From now on each line waits for the bank's answer.
 * @param adminId null = it came with the demonstration
 * @throws AppError `not_found`; `conflict` for a run that is not checked, or not what was; `validation` for a day that cannot be
 */
export async function sendPaymentRun(deps: Deps, runId: number, day: string, by: ByStaffOrNobody): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const { db, clock } = deps
    await lockRuns(db)
    const { run, lines } = await readRun(deps, runId)
    if (run.state !== 'checked' || run.checked_at === null)
      throw new AppError('conflict', 'Only a run that is checked and not sent can be sent.')
    if ((await hashOf(deps, lines)) !== run.hash)
      throw new AppError('conflict', 'This run is not what was checked. Call it off and make another one.')
    const wrong = paymentDayProblem(day, istDay(run.checked_at), istDay(clock.now()))
    if (wrong) throw new AppError('validation', 'Check the highlighted field.', { errors: { day: wrong } })
    const open = within(lines).map(({ line_id }) => line_id)
    await updateRunLines(db, open, { state: 'sent' })
    await updateRun(db, runId, { state: 'sent', sent_day: day, sent_by: by.admin_id })
    const after = { day, lines: open.length, net: toRupees(runSums(lines).sent) }
    return { audit: { object: `payment-run:${runId}`, after } }
  })
}
