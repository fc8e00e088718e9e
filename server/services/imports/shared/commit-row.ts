import { movesTo } from '#src/contract/entities/applications/application.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { AppError } from '#src/contract/errors.ts'
import type { LenderReport } from '#server/adapters/lenders/lender-gateway.ts'
import { transaction } from '#server/db/transaction.ts'
import { findApplication, lastEventId, lockApplication } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { listDisbursals } from '#server/db/repositories/applications/disbursals.ts'
import { lockImportRow, updateImportRow, type ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import { moveApplication } from '#server/services/applications/move-application.ts'
import { statusOf } from '#server/services/applications/shared/application-view.ts'
import type { ReportedBy } from '#server/services/loans/shared/reported.ts'
import { takeLenderReport } from '#server/services/applications/take-lender-report.ts'
import { judgeRows } from './judge-rows.ts'
import type { MappedBatch } from './mapped-batch.ts'
import type { RowSaid } from './read-row.ts'
import { keepBefore } from './row-states.ts'

const LONGEST_NOTE = 500
const NOBODY_TWICE: ReadonlySet<number> = new Set()

/**
 * Writes one row, whole or not at all: judged anew by the same rule, for the application may have moved since the dry run,
 * then taken as a report of the lender. False when it is not to be written any more.
 */
export async function commitRow(deps: Deps, batch: MappedBatch, row: ImportRow): Promise<boolean> {
  try {
    return await transaction(deps, async (deps) => {
      // Two processes may be at one part when the first was slow.
      if ((await lockImportRow(deps.db, row))?.outcome === 'committed') return true
      const locked = row.app_id === null ? null : await lockApplication(deps.db, row.app_id, null)
      const [judged] = await judgeRows(deps, batch, [row], NOBODY_TWICE)
      if (!judged || !locked || judged.app_id !== locked.app_id || judged.verdict !== 'update') {
        if (judged) await updateImportRow(deps.db, row, { verdict: judged.verdict, problems: judged.problems })
        return false
      }
      const before = keepBefore(locked, await listDisbursals(deps.db, locked.app_id))
      const by = { source: 'file' as const, batch_id: batch.batch_id }
      const approved = await stepOver(deps, locked, judged.to, by)
      await takeLenderReport(deps, approved, reportOf(batch, row, judged.said, locked.lender_reference), by)
      const after = await findApplication(deps.db, locked.app_id)
      await updateImportRow(deps.db, row, {
        ...{ outcome: 'committed', committed_at: deps.clock.now(), before },
        after: { status: after?.status, event_id: await lastEventId(deps.db, locked.app_id) },
      })
      return true
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The lender's report itself is refused: a row of its own kind, not a failure of the file.
    await updateImportRow(deps.db, row, { verdict: 'invalid', problems: [{ field: null, code: 'refused' }] })
    return false
  }
}

/** A loan that is paid out was approved, also where the lender has never said so: that step comes first. */
async function stepOver(deps: Deps, row: ApplicationRow, to: ApplicationStatus | null, by: ReportedBy) {
  const [first, ...more] = to === null ? [] : (movesTo(statusOf(row), to) ?? [])
  if (first === undefined || more.length === 0) return row
  await moveApplication(deps, row, { to: first, source: 'lender', by })
  return { ...row, status: first }
}

/** A row as a lender's report by any other way would say it. A row that was undone and comes again is another report. */
function reportOf(batch: MappedBatch, row: ImportRow, said: RowSaid, reference: string | null): LenderReport {
  const since = batch.undone_at?.getTime() ?? 0
  const note = said.reason === null ? null : tidyText(said.reason).slice(0, LONGEST_NOTE)
  return {
    event_id: `file:${batch.batch_id}:${row.row_number}:${since}`,
    lender_reference: reference ?? '',
    ...{ lender_status: said.status ?? '', sub_status: said.sub_status, reason: said.reason, note },
    ...{
      tranche: null,
      sanctioned_amount: toRupees(said.sanctioned_amount),
      disbursed_amount: toRupees(said.disbursed_amount),
    },
    ...{ amount_basis: null, disbursed_on: said.disbursal_date, utr: said.utr, loan_account: said.loan_account },
    ...{ rate: null, tenure_months: null },
  }
}
