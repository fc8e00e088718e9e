import { findImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { countShownRows, listShownRows } from '#server/db/repositories/imports/shown-rows.ts'
import type { RowFilter } from '#server/db/repositories/imports/shown-rows.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession, InLanguage } from '#server/session.ts'
import { ROWS_A_PAGE } from '#src/contract/entities/imports/studio.ts'
import type { BatchRows } from '#src/contract/entities/imports/studio.ts'
import { found } from '../shared/not-found.ts'
import { expectPage } from './shared/expect-page.ts'
import { mappedBatch } from './shared/mapped-batch.ts'
import { judgeRows } from './shared/rows/judge-rows.ts'
import { rowView } from './shared/rows/row-view.ts'

/**
 * A page of a file's rows. What each would change is worked out as it stands now; of rows that change nothing, and of
 * a file whose columns nobody has matched, there is nothing to say.
 * @throws AppError `not_found`, `forbidden`
 */
export async function listRows(
  deps: Deps,
  batchId: number,
  { page, ...filter }: RowFilter & { page: number },
  by: AdminSession & InLanguage,
): Promise<BatchRows> {
  const batch = found(await findImportBatch(deps.db, batchId))
  expectPage(by, batch.profile)
  if (batch.mapping === null) return { total: 0, rows: [] }
  const mapped = mappedBatch(batch)
  const total = await countShownRows(deps.db, batchId, filter)
  const at = { limit: ROWS_A_PAGE, offset: (page - 1) * ROWS_A_PAGE }
  const rows = await listShownRows(deps.db, batchId, filter, at)
  const changing = rows.flatMap(({ row }) => (row.outcome === 'committed' || row.left_out ? [] : [row]))
  const judged = await judgeRows(deps, mapped, changing)
  const changes = new Map(
    judged.map(({ row, verdict, changes }) => [row.row_number, verdict === row.verdict ? changes : []]),
  )
  return {
    total,
    rows: rows.map((each) => rowView(deps, mapped, each, changes.get(each.row.row_number) ?? [], by.language)),
  }
}
