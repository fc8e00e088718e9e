import { setImmediate } from 'node:timers/promises'
import { findImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import { listBadRows } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { AdminSession, InLanguage } from '#server/session.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { found } from '../shared/not-found.ts'
import { expectPage } from './shared/expect-page.ts'
import { openCells } from './shared/rows/row-cells.ts'
import { problemText } from './shared/rows/row-errors.ts'
import { cellText } from './shared/rows/row-view.ts'

const PART = 500

/**
 * The rows of a file that were not taken: their columns as they came, and the reason behind them. Corrected, it can be
 * uploaded as it is: the last column means nothing to the next reading.
 * @throws AppError `not_found`, `forbidden`
 */
export async function exportFailedRows(
  deps: Deps,
  batchId: number,
  by: AdminSession & InLanguage,
): Promise<Audited<XlsxTable>> {
  const batch = found(await findImportBatch(deps.db, batchId))
  expectPage(by, batch.profile)
  const t = textsIn(by.language)
  return {
    name: t('server:imports.failed'),
    heads: [...batch.heads, t('server:imports.why')],
    rows: rowsOf(deps, batch, by.language),
    basis: { name: t('server:imports.file'), lines: [[t('server:imports.file'), batch.file_name]] },
    audit: { object: `import_batch:${batchId}` },
  }
}

async function* rowsOf(deps: Deps, batch: ImportBatchRow, language: Locale): AsyncGenerator<unknown[][]> {
  for (let after = 0; ;) {
    const rows = await listBadRows(deps.db, batch.batch_id, after, PART)
    if (rows.length === 0) return
    after = rows.at(-1)?.row_number ?? after
    yield rows.map((row) => {
      const cells = openCells(deps.vault, row)?.cells ?? []
      const why = row.problems.map((problem) => problemText(problem, language)).join('; ')
      return [...batch.heads.map((_, at) => cellText(cells[at])), why]
    })
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
}
