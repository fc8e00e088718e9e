import type { ShownRow } from '#server/db/repositories/imports/shown-rows.ts'
import type { Deps } from '#server/deps.ts'
import { readDay } from '#src/contract/cells/read-day.ts'
import { readPan, readPhone } from '#src/contract/cells/read-person.ts'
import type { SheetCell } from '#src/contract/cells/sheet-cell.ts'
import { mayReopen } from '#src/contract/entities/applications/application-status.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchRow } from '#src/contract/entities/imports/studio.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { maskPan } from '#src/contract/rules/person/pan.ts'
import { isPhone } from '#src/contract/rules/person/phone.ts'
import type { RowChange } from '../kinds/profile.ts'
import type { MappedBatch } from '../mapped-batch.ts'
import { shownCell } from './cell-values.ts'
import { cellOf, placesOf } from './read-row.ts'
import { openCells } from './row-cells.ts'
import { problemText, statusText } from './row-errors.ts'

/** Cells of days as days: a spreadsheet keeps them as numbers. */
export function cellText(cell: SheetCell | undefined): string {
  const isDay = typeof cell === 'object' && cell?.date !== undefined
  return (isDay ? readDay(cell, null).value : null) ?? shownCell(cell)
}

/** What is a person's own stays hidden, whatever its column is called. */
export function maskedText(cell: SheetCell | undefined): string {
  const text = cellText(cell)
  const phone = readPhone(cell).value
  if (phone && isPhone(phone) && /^[6-9]/.test(phone)) return `${'*'.repeat(6)}${phone.slice(-4)}`
  const pan = readPan(cell).value
  return pan && /^[A-Z]{5}\d{4}[A-Z]$/.test(pan) ? maskPan(pan) : text
}

/** What a column says, with what is a person's own hidden: of an account its last four digits are shown. */
export function shownText(field: ImportField, cell: SheetCell | undefined): string {
  if (field === 'phone' || field === 'pan') return maskedText(cell)
  return field === 'account' ? cellText(cell).replace(/\d(?=[\d\s-]*\d{4}\s*$)/g, '*') : cellText(cell)
}

/** A row as the studio shows it. */
export function rowView(
  { vault }: Deps,
  batch: MappedBatch,
  { row, ...of }: ShownRow,
  changes: readonly RowChange[],
  language: Locale,
): BatchRow {
  const places = placesOf(batch.mapping)
  const cells = openCells(vault, row)
  const fields = cells === null ? [] : [...new Set([...places.keys(), ...(Object.keys(cells.edits) as ImportField[])])]
  return {
    row: row.row_number,
    verdict: row.verdict,
    outcome: row.outcome,
    left_out: row.left_out,
    ...of,
    cells: fields.map((field) => {
      const cell = cells === null ? undefined : cellOf(cells, places, field)
      return { field, text: shownText(field, cell), edited: cells?.edits[field] !== undefined }
    }),
    beyond: (cells?.cells ?? []).slice(batch.heads.length).map(maskedText).filter(Boolean),
    problems: row.problems.map((problem) => ({
      field: problem.field,
      code: problem.code,
      message: problemText(problem, language),
    })),
    changes: changes.map(({ field, before, after }) => ({
      field,
      before: said(field, before, language),
      after: said(field, after, language),
    })),
    reopened: cells?.reopen?.reason ?? null,
    may_reopen: row.problems.some(
      ({ code, from }) => code === 'nothing_follows' && from !== undefined && mayReopen(from),
    ),
    shredded: cells === null,
  }
}

const said = (field: ImportField, value: string | number | null, language: Locale): string | null =>
  value === null ? null : field === 'status' ? statusText(String(value), language) : String(value)
