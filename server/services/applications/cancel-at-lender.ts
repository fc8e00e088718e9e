import { findApplication, lockApplication } from '#server/db/repositories/applications/applications.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { callLender } from '../shared/lenders/call-lender.ts'
import { interpretReport } from '../shared/lenders/interpret-report.ts'
import { noteStopped, noteTooLate } from './shared/after-stopping.ts'

/**
 * Tells a lender to stop an application, and writes its answer on the timeline.
 * @throws AppError `lender_unavailable`: the queue tries again.
 */
export async function cancelAtLender(deps: Deps, { app_id, at }: JobPayloads['cancel_at_lender']): Promise<void> {
  const row = await findApplication(deps.db, app_id)
  if (!row || row.lender_id === null || row.stopped_at === null || row.cancel_answer !== null) return
  const lender = await findLender(deps.db, row.lender_id)
  if (!lender) return
  const { reference, lender_reference } = row
  const { lender_id, slug } = lender
  const application = { app_id, reference, lender_id, lender_slug: slug, lender_reference }
  const answer = await callLender(deps, { lender_id, app_id, operation: 'cancel' }, (onTry) =>
    deps.lenders.cancel(application, `${app_id}:cancel:${at}`, onTry),
  )
  await transaction(deps, async (deps) => {
    const locked = await lockApplication(deps.db, app_id, null)
    // Its own report may have come first.
    if (!locked || locked.cancel_answer !== null) return
    const words = { lender_status: answer.lender_status ?? '', sub_status: null, reason: null }
    if (answer.result === 'too_late') await noteTooLate(deps, locked, await interpretReport(deps, locked, words))
    else await noteStopped(deps, locked)
  })
}
