import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import {
  findApplication,
  lastEventId,
  lastEventIds,
  lockApplication,
} from '#server/db/repositories/applications/applications.ts'
import type { DisbursalRow } from '#server/db/repositories/applications/disbursals.ts'
import { listDisbursalsOf } from '#server/db/repositories/applications/disbursals.ts'
import {
  createEvents,
  listLendersOf,
  lockApplications,
} from '#server/db/repositories/applications/many-applications.ts'
import { listStandingLines } from '#server/db/repositories/earnings/payouts.ts'
import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import {
  isPaidAsBefore,
  listChangedDisbursals,
  restoreApplication,
  restoreApplications,
} from '#server/db/repositories/imports/restore-application.ts'
import { isAnyKept, lockLedger } from '#server/db/repositories/reconciliation/ledger-books.ts'
import type { TxDeps } from '#server/deps.ts'
import { takeBackPayout } from '#server/services/earnings/take-back-payout.ts'
import { OWN_REASONS } from '#src/contract/entities/earnings/own-reasons.ts'

/** The application as it was before a row was written: what an undo gives back. */
interface StateBefore {
  application: Pick<
    ApplicationRow,
    'status' | 'disbursed_amount' | 'disbursed_on' | 'refusal_reason' | 'reject_code' | 'cancel_answer' | 'exit_answer'
  >
  disbursals: DisbursalRow[]
}

/** The application as the row left it: whoever finds it otherwise knows that somebody was there since. */
interface StateAfter {
  status: string
  event_id: number
}

export const keepBefore = (row: ApplicationRow, disbursals: DisbursalRow[]): Record<string, unknown> => {
  const { status, disbursed_amount, disbursed_on, refusal_reason, reject_code, cancel_answer, exit_answer } = row
  const told = { status, disbursed_amount, disbursed_on, refusal_reason, reject_code, cancel_answer, exit_answer }
  return { application: told, disbursals } satisfies StateBefore
}

/**
 * The application is again what it was before, with a line in its timeline, and what a partner has earned by it is taken back
 * by a further line. It stays where somebody was there since, or its loan stands in a closed month of the lender's books or in
 * a decision about them.
 */
export async function undoStatusRow(deps: TxDeps, row: ImportRow): Promise<boolean> {
  const before = row.before as StateBefore | null
  const after = row.after as StateAfter | null
  if (row.app_id === null || before === null || after === null) return false
  const lender = (await findApplication(deps.db, row.app_id))?.lender_id ?? null
  if (lender !== null) await lockLedger(deps.db, lender)
  const locked = await lockApplication(deps.db, row.app_id, null)
  if (locked === null) return false
  const { app_id } = locked
  if (locked.status !== after.status || (await lastEventId(deps.db, app_id)) !== after.event_id) return false
  const changed = await listChangedDisbursals(deps.db, app_id, before.disbursals)
  const ids = changed.map(({ disbursal_id }) => disbursal_id)
  if (await isAnyKept(deps.db, ids)) return false
  const at = deps.clock.now()
  const { status } = before.application
  // First the line of the timeline, which writes no facts: with the application they are written once.
  await createEvents(deps.db, [
    { app_id, status, source: 'creditlane', note: 'file_undone', batch_id: row.batch_id, at },
  ])
  const gone = await restoreApplication(deps.db, app_id, { ...before.application, updated_at: at }, before.disbursals)
  for (const { payout_id, tranche } of await listStandingLines(deps.db, app_id))
    if (gone.includes(tranche)) await takeBackPayout(deps, payout_id, OWN_REASONS.file_taken_back)
  return true
}

/**
 * Rows that have moved their applications and paid nothing out, all at once, by the same rule. Where money went out, books and
 * partners' lines have to be looked at: those are taken back one by one.
 */
export async function undoStatusRows(deps: TxDeps, rows: readonly ImportRow[]): Promise<Map<number, boolean>> {
  const ids = rows.flatMap(({ app_id }) => app_id ?? [])
  for (const lender of await listLendersOf(deps.db, ids)) await lockLedger(deps.db, lender)
  const locked = await lockApplications(deps.db, ids)
  const last = await lastEventIds(deps.db, ids)
  const paidOut = await listDisbursalsOf(deps.db, ids)
  const at = deps.clock.now()
  const settled = new Map<number, boolean>()
  const back: { app_id: string; batch_id: number; before: StateBefore }[] = []
  for (const { row_number, batch_id, app_id, ...row } of rows) {
    const before = row.before as StateBefore | null
    const after = row.after as StateAfter | null
    const now = app_id === null ? undefined : locked.get(app_id)
    const isThere = now?.status === after?.status && last.get(now?.app_id ?? '') === after?.event_id
    if (!now || !before || !after || !isThere) settled.set(row_number, false)
    else if (isPaidAsBefore(paidOut.get(now.app_id) ?? [], before.disbursals)) {
      settled.set(row_number, true)
      back.push({ app_id: now.app_id, batch_id, before })
    }
  }
  await createEvents(
    deps.db,
    back.map(({ app_id, batch_id, before }) => ({
      app_id,
      status: before.application.status,
      source: 'creditlane' as const,
      note: 'file_undone',
      batch_id,
      at,
    })),
  )
  await restoreApplications(
    deps.db,
    back.map(({ app_id, before }) => ({ app_id, changes: { ...before.application, updated_at: at } })),
  )
  return settled
}
