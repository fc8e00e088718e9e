import { createHash } from 'node:crypto'
import { findBatchOfFile } from '#server/db/repositories/imports/import-batches.ts'
import { findTemplate } from '#server/db/repositories/imports/import-templates.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { AdminSession } from '#server/session.ts'
import { separatorOf, textReading } from '#server/sheets/chosen-reading.ts'
import { sheetFacts } from '#server/sheets/read-sheets.ts'
import type { Look, SheetFacts } from '#server/sheets/sheet-file.ts'
import { isHalfConverted } from '#src/contract/cells/column-marks.ts'
import { namesLender } from '#src/contract/entities/imports/import-batch.ts'
import type { ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import type { FilePreview, ImportTemplate } from '#src/contract/entities/imports/studio.ts'
import type { ChosenReading } from '#src/contract/entities/imports/text-reading.ts'
import { AppError } from '#src/contract/errors.ts'
import { asTable } from './shared/as-table.ts'
import { expectPage } from './shared/expect-page.ts'
import { choicesOf } from './shared/kinds/profiles.ts'
import { maskedText } from './shared/rows/row-view.ts'
import { throwFileRefusal } from './shared/throw-file-refusal.ts'

type Wanted = ChosenReading & {
  profile: ImportProfile
  lender_id: number | null
  /** Which rows are shown, and which has the heads; without it the first ones, or those around heads far down. */
  look?: Look
}

/** Numbers of rows that are passed over, as many as anybody looks up. */
const MOST_LISTED = 500

/**
 * What is in a file, before anything of it is kept.
 * @throws AppError `forbidden`; `validation` for what is no readable spreadsheet
 */
export async function previewFile(
  deps: Deps,
  file: { name: string; bytes: Uint8Array },
  { profile, lender_id, look = {}, ...reading }: Wanted,
  by: AdminSession,
): Promise<Audited<FilePreview>> {
  expectPage(by, profile)
  if (lender_id === null && namesLender(profile))
    throw new AppError('validation', 'Check the highlighted fields.', { errors: { lender_id: 'rules:required' } })
  const source = { ...asTable(profile, file), ...textReading(reading), look }
  const facts = await sheetFacts(source).catch((error: unknown) => throwFileRefusal(error, 'file'))
  const file_hash = createHash('sha256').update(file.bytes).digest('hex')
  const before = await findBatchOfFile(deps.db, profile, lender_id, file_hash)
  const kept = await findTemplate(deps.db, { profile, lender_id })
  return {
    sheets: facts.sheets.map(sheetView),
    text: facts.encoding && { encoding: facts.encoding, separator: separatorOf(facts.delimiter) },
    ...choicesOf({ profile }),
    template: kept && templateView(kept),
    batch_id: before !== null && before.state !== 'failed' ? before.batch_id : null,
    audit: { ...(lender_id !== null && { object: `lender:${lender_id}` }), after: { file: file.name, profile } },
  }
}

function sheetView({
  name,
  hidden,
  rows,
  hiddenRows,
  preview,
  heads,
  data,
  ...of
}: SheetFacts): FilePreview['sheets'][number] {
  return {
    name,
    hidden,
    rows,
    hidden_rows: hiddenRows,
    data,
    head_row: heads?.row ?? null,
    heads: heads?.columns.map(({ head }) => head) ?? [],
    totals: of.totals.slice(0, MOST_LISTED),
    heads_again: of.headsAgain.slice(0, MOST_LISTED),
    day_orders: of.dayOrders,
    formulas: of.formulas,
    hidden_columns: of.hiddenColumns,
    half_days: of.marks.flatMap((marks, column) => (isHalfConverted(marks) ? [column] : [])),
    preview: preview.map(({ row, cells }) => ({ row, cells: cells.map(maskedText) })),
  }
}

function templateView({ template, created_by }: NonNullable<Awaited<ReturnType<typeof findTemplate>>>): ImportTemplate {
  const { version, created_at } = template
  const { sheet, head_row, columns, date_order, unit, amount_basis = null } = template.mapping
  return {
    version,
    sheet,
    head_row,
    created_by,
    created_at: created_at.toISOString(),
    mapping: { columns, date_order, unit, amount_basis },
  }
}
