import { findApplication, lockApplication, createEvent } from '#server/db/repositories/applications/applications.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { callLender } from '../shared/lenders/call-lender.ts'
import { noteExitConfirmed, noteExitRefused } from './public/exit-answers.ts'

/**
 * Tells a lender that a loan is given back, and writes its answer on the timeline.
 * @throws AppError `lender_unavailable`: the queue tries again.
 */
export async function exitAtLender(deps: Deps, payload: JobPayloads['exit_at_lender']): Promise<void> {
  const { app_id, at, returned } = payload
  const row = await findApplication(deps.db, app_id)
  if (!row || row.lender_id === null || row.lender_reference === null || row.exit_amount === null) return
  // Its own report may have come first; or the customer has said meanwhile that the money is there, which goes out by itself.
  if (row.exit_answer !== null || (!returned && row.exit_returned_at !== null)) return
  const lender = await findLender(deps.db, row.lender_id)
  if (!lender) return
  const { lender_id, slug: lender_slug } = lender
  const { lender_reference } = row
  const loan = { lender_id, lender_slug, lender_reference, amount: toRupees(row.exit_amount), returned }
  const answer = await callLender(deps, { lender_id, app_id, operation: 'exit' }, (onTry) =>
    deps.lenders.exit(loan, `${app_id}:exit:${at}`, onTry),
  )
  await transaction(deps, async (deps) => {
    const locked = await lockApplication(deps.db, app_id, null)
    if (!locked || locked.exit_answer !== null) return
    if (answer.result === 'confirmed') await noteExitConfirmed(deps, locked)
    else if (answer.result === 'refused') await noteExitRefused(deps, locked, { note: answer.note })
    else if (locked.exit_returned_at === null || returned)
      await createEvent(deps.db, {
        app_id,
        status: locked.status,
        source: 'creditlane',
        note: 'exit_noted',
        at: deps.clock.now(),
      })
  })
}
