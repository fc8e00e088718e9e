import { createEvent, updateApplication } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { TxDeps } from '#server/deps.ts'
import { isFinal, isUndecided } from '#src/contract/entities/applications/application-status.ts'
import { statusOf } from '../shared/stored-words.ts'
import { moveApplication } from './move-application.ts'
import { askToStop } from './shared/after-stopping.ts'

/**
 * Nothing more is done for a locked application: no submission, no code, no way on to the lender, no reminder; a lender that
 * may have it is told to stop. Before the decision it is withdrawn, and so is an approved one whose
 * customer declines it. After it the status stays the lender's to tell, and the
 * timeline says why we stopped. Stopped twice is stopped once.
 */
export async function stopApplication(
  deps: TxDeps,
  row: ApplicationRow,
  why: 'application_withdrawn' | 'offer_declined' | 'consent_withdrawn',
): Promise<void> {
  const status = statusOf(row)
  if (isFinal(status)) return
  const now = deps.clock.now()
  const note = why === 'application_withdrawn' ? null : why
  if (isUndecided(status) || why === 'offer_declined') {
    await moveApplication(deps, row, { to: 'withdrawn', source: 'customer', note, changes: { stopped_at: now } })
    if (row.stopped_at === null) await askToStop(deps, row, 'withdrawn')
    return
  }
  if (row.stopped_at !== null) return
  await updateApplication(deps.db, row.app_id, { stopped_at: now, updated_at: now })
  await createEvent(deps.db, { app_id: row.app_id, status, source: 'customer', note, at: now })
  await askToStop(deps, row, status)
}
