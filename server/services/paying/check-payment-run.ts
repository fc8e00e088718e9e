import { lockRuns, updateRun } from '#server/db/repositories/paying/payment-runs.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { AdminSession } from '#server/session.ts'
import type { CheckProblem } from '#src/contract/entities/paying/payment-run.ts'
import { AppError } from '#src/contract/errors.ts'
import { notifyOfSoleApproval } from '../shared/second-person/notify-of-sole-approval.ts'
import { ONE_HAND } from '../shared/second-person/second-person.ts'
import { confirmCode } from '../staff/confirm-code.ts'
import { hashOf, readRun } from './public/frozen-run.ts'
import { checkStanding } from './public/second-person.ts'

const REFUSALS: Record<CheckProblem, string> = {
  maker: 'You made this run. Somebody else who may has to check it.',
  one_hand: ONE_HAND,
  no_factor: 'A check asks for a second factor. Set yours up under My sign-in, then come back.',
}
const NOT_OPEN = 'This run does not wait for a check.'

/**
 * A second person agrees to a run as it was shown, with a code of the second factor. The check holds for that hash alone.
 * @throws AppError `not_found`; `conflict` for whoever may not, a run that does not wait for it, or one that has changed;
 *   `otp_wrong`, `otp_locked`
 */
export async function checkPaymentRun(
  deps: Deps,
  runId: number,
  { hash, code }: { hash: string; code: string },
  by: Pick<AdminSession, 'admin_id' | 'session_id'>,
): Promise<Audited> {
  const { run } = await readRun(deps, runId)
  if (run.state !== 'made') throw new AppError('conflict', NOT_OPEN)
  const { problem } = await checkStanding(deps, run, by.admin_id)
  if (problem !== null) throw new AppError('conflict', REFUSALS[problem])
  await confirmCode(deps, code, by)
  return transaction(deps, async (deps) => {
    await lockRuns(deps.db)
    const { run, lines } = await readRun(deps, runId)
    if (run.state !== 'made') throw new AppError('conflict', NOT_OPEN)
    if (run.hash !== hash || (await hashOf(deps, lines)) !== hash)
      throw new AppError('conflict', 'This run has changed since you looked. Look once more, then check it.')
    const alone = run.made_by === by.admin_id
    await updateRun(deps.db, runId, { state: 'checked', checked_by: by.admin_id, checked_at: deps.clock.now(), alone })
    if (alone) await notifyOfSoleApproval(deps, { kind: 'payment_run', target: String(runId), admin_id: by.admin_id })
    const checked = lines.filter(({ state }) => state === 'in_run').length
    return { audit: { object: `payment-run:${runId}`, after: { lines: checked, hash, ...(alone && { alone }) } } }
  })
}
