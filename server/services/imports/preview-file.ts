import { createHash } from 'node:crypto'
import { AppError } from '#src/contract/errors.ts'
import { namesLender, type ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import type { FilePreview, ImportTemplate } from '#src/contract/entities/imports/studio.ts'
import type { ChosenReading } from '#src/contract/entities/imports/text-reading.ts'
import { findBatchOfFile } from '#server/db/repositories/imports/import-batches.ts'
import { findTemplate } from '#server/db/repositories/imports/import-templates.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { separatorOf, textReading } from '#server/sheets/chosen-reading.ts'
import { sheetFacts } from '#server/sheets/read-sheets.ts'
import { asRefusal } from './shared/as-refusal.ts'
import { asTable } from './shared/as-table.ts'
import { expectPage } from './shared/expect-page.ts'
import { choicesOf } from './shared/profiles.ts'
import { maskedText } from './shared/row-view.ts'

/**
 * What is in a file, before anything of it is kept.
 * @throws AppError `forbidden`; `validation` for what is no readable spreadsheet
 */
export async function previewFile(
  deps: Deps,
  file: { name: string; bytes: Uint8Array },
  { profile, lender_id, ...reading }: { profile: ImportProfile; lender_id: number | null } & ChosenReading,
  session: AdminSession,
): Promise<FilePreview> {
  expectPage(session, profile)
  if (lender_id === null && namesLender(profile))
    throw new AppError('validation', 'Check the highlighted fields.', { errors: { lender_id: 'rules:required' } })
  const source = { ...asTable(profile, file), ...textReading(reading) }
  const facts = await sheetFacts(source).catch((error: unknown) => asRefusal(error, 'file'))
  const file_hash = createHash('sha256').update(file.bytes).digest('hex')
  const before = await findBatchOfFile(deps.db, profile, lender_id, file_hash)
  const kept = await findTemplate(deps.db, { profile, lender_id })
  return {
    sheets: facts.sheets.map(({ name, hidden, rows, hiddenRows, totals, preview, heads, dayOrders, formulas }) => ({
      ...{ name, hidden, rows, hidden_rows: hiddenRows, totals, head_row: heads?.row ?? null },
      ...{ day_orders: dayOrders, formulas },
      preview: preview.map(({ row, cells }) => ({ row, cells: cells.map(maskedText) })),
    })),
    text: facts.encoding && { encoding: facts.encoding, separator: separatorOf(facts.delimiter) },
    ...choicesOf({ profile }),
    template: kept && templateView(kept),
    batch_id: before !== null && before.state !== 'failed' ? before.batch_id : null,
  }
}

function templateView({ template, created_by }: NonNullable<Awaited<ReturnType<typeof findTemplate>>>): ImportTemplate {
  const { version, created_at } = template
  const { sheet, head_row, columns, date_order, unit, amount_basis = null } = template.mapping
  return {
    ...{ version, sheet, head_row, created_by, created_at: created_at.toISOString() },
    mapping: { columns, date_order, unit, amount_basis },
  }
}
