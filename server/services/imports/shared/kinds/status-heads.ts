import type { FileFacts } from '#server/sheets/sheet-file.ts'
import { headsOf, plainHead } from '#src/contract/cells/heads.ts'
import { STATUS_FILE_FIELDS } from '#src/contract/entities/imports/import-batch.ts'
import type { ImportField, ImportMapping } from '#src/contract/entities/imports/import-batch.ts'
import { AppError } from '#src/contract/errors.ts'

/** A row of a sheet that is its heads. */
export interface Heads {
  /** From 0. */
  sheet: number
  sheetName: string
  head_row: number
  heads: string[]
}

/** By its own name alone: this file needs nobody to say what its columns mean, and guesses nothing. */
const fieldOf = (head: string): ImportField | null =>
  STATUS_FILE_FIELDS.find((field) => plainHead(field) === plainHead(head)) ?? null

/** @throws AppError `validation` where no row has the heads, or two columns have the same one */
export function findStatusHeads(facts: FileFacts, saidAt = 'image_name'): Heads & { mapping: ImportMapping } {
  // A sheet that its author has hidden comes last.
  const order = facts.sheets
    .map((sheet, at) => ({ sheet, at }))
    .sort((a, b) => Number(a.sheet.hidden) - Number(b.sheet.hidden))
  for (const { sheet, at } of order)
    for (const row of sheet.preview) {
      const heads = headsOf(row)
      const columns = heads.map((head) => ({ head, field: fieldOf(head) }))
      const fields = columns.flatMap(({ field }) => (field === null ? [] : [field]))
      if (!fields.includes('application_id') || !fields.includes('status')) continue
      const double = fields.find((field, place) => fields.indexOf(field) < place)
      if (double !== undefined) throw refusal(`sheet.headsTwice:${double}`, saidAt)
      const mapping: ImportMapping = { columns, date_order: 'dmy', unit: 'rupees' }
      return { sheet: at, sheetName: sheet.name, head_row: row.row, heads, mapping }
    }
  throw refusal('sheet.heads', saidAt)
}

const refusal = (rule: string, field: string) =>
  new AppError('validation', 'Check the highlighted fields.', { errors: { [field]: `rules:${rule}` } })
