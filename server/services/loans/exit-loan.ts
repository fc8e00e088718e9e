import { createEvent, lockApplication, updateApplication } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { ByCustomer } from '#server/session.ts'
import type { ExitRequest, Loan } from '#src/contract/entities/loans/loan.ts'
import { AppError } from '#src/contract/errors.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { noteMatter } from '../matters/public/note-matter.ts'
import { lenderTarget } from '../shared/lenders/lender-target.ts'
import { found } from '../shared/not-found.ts'
import { getLoan } from './get-loan.ts'
import { loanView } from './public/loan-view.ts'

/**
 * The customer gives a loan back in its cooling-off days: first that they want to, later or at once that the money is with
 * the lender. It is written on the timeline and told to the lender by the queue; said twice it is said once. Who asked in
 * time may say later that the money is there: what counts then is the lender's to say.
 * @throws AppError `not_found`, `conflict` when the days are over
 */
export async function exitLoan(deps: Deps, appId: string, { returned }: ExitRequest, by: ByCustomer): Promise<Loan> {
  await transaction(deps, async (deps) => {
    const row = found(await lockApplication(deps.db, appId, by.user_id))
    const { exit, cooling_off } = await loanView(deps, row)
    if (exit?.answer === 'confirmed') return
    const waiting = exit?.answer === null
    if (waiting && (exit.returned_at !== null || !returned)) return
    if (!cooling_off || !(cooling_off.open || waiting))
      throw new AppError('conflict', 'The days in which this loan can be given back are over. Please ask the lender.')
    const now = deps.clock.now()
    await updateApplication(deps.db, appId, {
      exit_asked_at: waiting ? row.exit_asked_at : now,
      exit_returned_at: returned ? now : null,
      exit_amount: toPaise(cooling_off.due),
      exit_answer: null,
      updated_at: now,
    })
    const note = returned ? 'exit_returned' : 'exit_asked'
    await createEvent(deps.db, { app_id: appId, status: row.status, source: 'customer', note, at: now })
    await noteMatter(deps, row, 'exit_open')
    await queueJob(
      deps.db,
      'exit_at_lender',
      { app_id: appId, at: now.toISOString(), returned },
      now,
      await lenderTarget(deps.db, row.lender_id),
    )
  })
  return getLoan(deps, appId, by)
}
