import { canMove, isFinal, isPaidOutAfterAll } from '#src/contract/entities/applications/application.ts'
import type { ApplicationStatus, StatusEntry } from '#src/contract/entities/applications/application.ts'
import type { ApplicationNote } from '#src/contract/entities/applications/application-notes.ts'
import { createEvent, updateApplication } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationChanges, ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { findCustomer, updateCustomer } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Db } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { LenderDisbursal } from '#server/adapters/lenders/lender-gateway.ts'
import { noteDisbursal } from '../loans/note-disbursal.ts'
import { byLender, type ReportedBy } from '../loans/shared/reported.ts'
import { productOf, statusOf } from './shared/application-view.ts'
import { outsideQuietHours } from '../messages/shared/quiet-hours.ts'
import { attributeLead } from '../leads/attribute-lead.ts'

export interface Move {
  to: ApplicationStatus
  source: StatusEntry['source']
  /** Ours are keys; a lender's are its own words. */
  note?: ApplicationNote | (string & {}) | null
  lenderEventId?: string
  changes?: ApplicationChanges
  /** Of what was paid out: what the lender said of it. */
  paid?: Partial<LenderDisbursal>
  /** Absent = the lender by itself. */
  by?: ReportedBy
}

/**
 * Moves a locked application along its statuses, writes the timeline and queues the news for the customer. Answers false
 * and changes nothing when the move is not allowed or the lender's event is known already.
 */
export async function moveApplication(deps: Deps, row: ApplicationRow, move: Move): Promise<boolean> {
  const from = statusOf(row)
  const paidAfterAll = move.source === 'lender' && row.lender_id !== null && isPaidOutAfterAll(from, move.to)
  if (!canMove(from, move.to) && !paidAfterAll) return false
  const now = deps.clock.now()
  const by = move.by ?? byLender(deps.lenders)
  const written = await createEvent(deps.db, {
    app_id: row.app_id,
    status: move.to,
    source: move.source,
    note: move.note ?? null,
    lender_event_id: move.lenderEventId ?? null,
    batch_id: by.batch_id,
    at: now,
  })
  if (!written) return false
  await updateApplication(deps.db, row.app_id, { ...move.changes, status: move.to, updated_at: now })
  const customer = await findCustomer(deps.db, row.user_id)
  if (isFinal(move.to) && customer) await clearInflight(deps.db, row, customer, now)
  if (customer) await attributeLead(deps, customer, productOf(row))
  if (move.to === 'disbursed') await noteDisbursal(deps, { ...row, ...move.changes }, by, move.paid)
  if (move.source !== 'customer')
    await queueJob(
      deps.db,
      'notify_status',
      { app_id: row.app_id, status: move.to, at: now.toISOString() },
      outsideQuietHours(now),
    )
  return true
}

async function clearInflight(db: Db, row: ApplicationRow, customer: CustomerRow, now: Date): Promise<void> {
  if (customer.inflight_credit_app_id === row.app_id)
    await updateCustomer(db, row.user_id, { inflight_credit_app_id: null, updated_at: now })
}
