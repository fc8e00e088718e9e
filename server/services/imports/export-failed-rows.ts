import { setImmediate } from 'node:timers/promises'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { CSV_BOM, csvLine } from '#src/contract/rules/csv.ts'
import { findImportBatch, type ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import { listBadRows } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { found } from '../shared/not-found.ts'
import { valueOf } from './shared/cell-values.ts'
import { expectPage } from './shared/expect-page.ts'
import { openCells } from './shared/row-cells.ts'
import { problemText } from './shared/row-errors.ts'

const PART = 500

/**
 * The rows of a file that were not taken as CSV: their columns as they came, and the reason behind them. Corrected, it can
 * be uploaded as it is: the last column means nothing to the next reading.
 * @throws AppError `not_found`, `forbidden`
 */
export async function exportFailedRows(
  deps: Deps,
  batchId: number,
  session: AdminSession,
  language: Locale,
): Promise<AsyncIterable<string>> {
  const batch = found(await findImportBatch(deps.db, batchId))
  expectPage(session, batch.profile)
  return linesOf(deps, batch, language)
}

async function* linesOf(deps: Deps, batch: ImportBatchRow, language: Locale): AsyncGenerator<string> {
  yield CSV_BOM + csvLine([...batch.heads, textsIn(language)('server:imports.why')])
  for (let after = 0; ;) {
    const rows = await listBadRows(deps.db, batch.batch_id, after, PART)
    if (rows.length === 0) return
    after = rows.at(-1)?.row_number ?? after
    yield rows
      .map((row) => {
        const cells = openCells(deps.vault, row)?.cells ?? []
        const why = row.problems.map((problem) => problemText(problem, language)).join('; ')
        return csvLine([...batch.heads.map((_, at) => valueOf(cells[at])), why])
      })
      .join('')
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
}
