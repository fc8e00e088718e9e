import { createHash } from 'node:crypto'
import {
  createImportBatch,
  findBatchOfFile,
  findImportBatch,
  updateImportBatch,
} from '#server/db/repositories/imports/import-batches.ts'
import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import { countAnew, createImportRows, removeImportRows } from '#server/db/repositories/imports/import-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { expectRows, isFilled } from '#server/sheets/data-rows.ts'
import { sheetFacts, sheetRows } from '#server/sheets/read-sheets.ts'
import type { SheetSource } from '#server/sheets/read-sheets.ts'
import type { FileFacts, SheetFacts } from '#server/sheets/sheet-file.ts'
import { markedByColumn } from '#src/contract/cells/column-marks.ts'
import type { SheetRow } from '#src/contract/cells/sheet-cell.ts'
import type { ImportMapping, ImportProfile, ImportState } from '#src/contract/entities/imports/import-batch.ts'
import { AppError } from '#src/contract/errors.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { found } from '../shared/not-found.ts'
import type { Heads } from './shared/kinds/status-heads.ts'
import { mappedBatch } from './shared/mapped-batch.ts'
import { judgeOpen } from './shared/rows/judge-rows.ts'
import type { OpenRow } from './shared/rows/judge-rows.ts'
import { newImportRow } from './shared/rows/new-import-row.ts'
import type { NewRow } from './shared/rows/new-import-row.ts'
import { throwFileRefusal } from './shared/throw-file-refusal.ts'
import { yieldBetweenRows } from './shared/yield-between-rows.ts'

/** Longer than reading any file takes: whoever is at it this long has died. */
const READING_MINUTES = 10
/** Parts of a file that are written down side by side while the next are sealed. */
const WRITTEN_AT_ONCE = 3
/** It is being read, or its process died; `BROKEN`: the reading failed. */
const INCOMPLETE = 'incomplete'
const BROKEN = 'broken'

export interface Whose {
  profile: ImportProfile
  lender_id: number | null
  admin_id: number
  /** Name of the field that a refusal is said at. */
  field?: string
  /** Somebody chose sheet and heads by hand. */
  chosen?: boolean
}

/** Numbers of rows that were passed over, as many as anybody looks up. */
const MOST_LISTED = 500

const NOTHING_WRITTEN: ReadonlySet<ImportState> = new Set(['uploaded', 'mapped', 'rehearsed'])

/**
 * Reads a file into a batch of its own, row by row, sealed. The same bytes open the batch that they made before; a file
 * whose reading broke off is read anew, and counts for nothing until it is whole. Where it is known what the columns mean,
 * each row is judged by itself as it is read (`judged`), which spares the dry run to open and write all of them once more.
 * @throws AppError `validation` for what is no readable file; `conflict` while somebody else reads the same one
 */
export async function stageFile(
  deps: Deps,
  { profile, lender_id, admin_id, field, chosen = false }: Whose,
  file: SheetSource,
  headsIn: (facts: FileFacts) => Heads & { mapping: ImportMapping | null },
): Promise<{ batch: ImportBatchRow; judged: boolean }> {
  const file_hash = createHash('sha256').update(file.bytes).digest('hex')
  const before = await findBatchOfFile(deps.db, profile, lender_id, file_hash)
  const isRead = before !== null && before.failure !== INCOMPLETE && before.failure !== BROKEN
  if (isRead && !(chosen && NOTHING_WRITTEN.has(before.state))) return { batch: before, judged: false }
  const refuse = (error: unknown): never => throwFileRefusal(error, field)
  const facts = await sheetFacts(file).catch(refuse)
  const { sheet, sheetName, head_row, heads, mapping } = headsIn(facts)
  const asBefore = before?.head_row === head_row && (before.sheet ?? '') === sheetName && isSame(before.heads, heads)
  // Read anew only where another sheet, row of heads or way to read it was chosen.
  if (isRead && asBefore && file.encoding === undefined && file.delimiter === undefined)
    return { batch: before, judged: false }
  const chosenSheet = facts.sheets[sheet]
  if (chosenSheet === undefined) throw new Error('the heads of a sheet were found that is not there')
  try {
    expectRows(chosenSheet)
  } catch (error) {
    refuse(error)
  }
  const created_at = deps.clock.now()
  const read = { sheet: sheetName === '' ? null : sheetName, head_row, heads, mapping }
  const start = { ...read, state: 'failed' as const, failure: INCOMPLETE, created_by: admin_id, created_at }
  const known = { profile, lender_id, file_name: file.name, file_size: file.bytes.length, file_hash }
  const batch = before ? await takeOver(deps, before, start) : await createImportBatch(deps.db, { ...known, ...start })
  if (!batch) throw new AppError('conflict', 'This file is being read at this moment. Please try again in a minute.')
  let row_count = 0
  const { totals, headsAgain } = chosenSheet
  const inColumn = markedRow(chosenSheet, mapping !== null)
  const passed = new Set([...totals, ...headsAgain])
  const writing: Promise<void>[] = []
  try {
    for await (const rows of sheetRows(file, sheet)) {
      const filled = rows.filter((row) => row.row > head_row && isFilled(row) && !passed.has(row.row))
      const sealed = await yieldBetweenRows(filled, (row) => newImportRow(deps.vault, batch, heads, inColumn(row)))
      // While the next are sealed, these are written. What that fails by is met where it is waited for.
      if (writing.length === WRITTEN_AT_ONCE) await writing.shift()
      const written = keep(deps, batch, sealed)
      written.catch(() => undefined)
      writing.push(written)
      row_count += filled.length
    }
    await Promise.all(writing)
  } catch (error) {
    await Promise.allSettled(writing)
    await updateImportBatch(deps.db, batch.batch_id, { failure: BROKEN })
    return refuse(error)
  }
  await countAnew(deps.db, row_count)
  const state = mapping === null ? ('uploaded' as const) : ('mapped' as const)
  const passed_rows = { totals: totals.slice(0, MOST_LISTED), heads: headsAgain.slice(0, MOST_LISTED) }
  const counted = { row_count, total_count: totals.length, heads_count: headsAgain.length, passed_rows }
  await updateImportBatch(deps.db, batch.batch_id, { state, failure: null, ...counted })
  return { batch: found(await findImportBatch(deps.db, batch.batch_id)), judged: mapping !== null }
}

/** Rows with what their columns say of their cells; nobody is asked about days under our own heads. */
function markedRow({ marks }: SheetFacts, headsKnown: boolean): (row: SheetRow) => SheetRow {
  const order = headsKnown ? 'dmy' : null
  return (row) => ({
    ...row,
    cells: row.cells.map((cell, at) => (cell === null ? null : markedByColumn(cell, marks[at] ?? {}, order))),
  })
}

/** Writes rows down, judged where it is known what their columns mean. */
async function keep(deps: Deps, batch: ImportBatchRow, sealed: readonly NewRow[]): Promise<void> {
  if (batch.mapping === null)
    return createImportRows(
      deps.db,
      sealed.map(({ row }) => ({ row, verdict: null, problems: [], app_id: null, amount: null })),
    )
  const open = sealed.flatMap(({ row, read }): OpenRow[] =>
    read === null ? [] : [{ row, said: read.said, problems: read.problems, reopen: null }],
  )
  const judged = await judgeOpen(deps, mappedBatch(batch), open)
  // Of two who name the same applications in another order one has to begin again.
  await transaction(deps, (deps) => createImportRows(deps.db, judged))
}

/** What was half read is taken up again, unless somebody is at it. */
async function takeOver(
  deps: Deps,
  before: ImportBatchRow,
  start: Partial<ImportBatchRow>,
): Promise<ImportBatchRow | null> {
  const since = before.created_at.getTime()
  if (before.failure === INCOMPLETE && since > deps.clock.now().getTime() - minutes(READING_MINUTES)) return null
  await removeImportRows(deps.db, before.batch_id)
  await updateImportBatch(deps.db, before.batch_id, start)
  return findImportBatch(deps.db, before.batch_id)
}

const isSame = (one: readonly string[], two: readonly string[]): boolean =>
  one.length === two.length && one.every((head, at) => head === two[at])
