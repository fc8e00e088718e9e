import type { SheetRow } from '#src/contract/rules/cells/sheet-cell.ts'
import type { OpenBook } from './open-book.ts'
import { SheetSummary } from './sheet-summary.ts'
import { PREVIEW_ROWS, SheetRefusal, SHEET_LIMITS, type FileFacts, type SheetFacts } from './sheet-file.ts'

/** Titles and heads stand above the rows that are counted; a sheet of as many as may be has them beside. */
const MOST_ROWS = SHEET_LIMITS.rows + PREVIEW_ROWS
const CHUNK = 500

/** The rows of a sheet, counted. @throws SheetRefusal `rows`, `sheet`, and whatever reading meets */
async function* countedRows(book: OpenBook, sheet: number): AsyncGenerator<SheetRow> {
  if (!book.sheets[sheet]) throw new SheetRefusal({ code: 'sheet' })
  let count = 0
  for await (const row of book.rows(sheet)) {
    count += 1
    if (count > MOST_ROWS) throw new SheetRefusal({ code: 'rows', limit: SHEET_LIMITS.rows, row: row.row })
    yield row
  }
}

export async function factsOf(book: OpenBook): Promise<FileFacts> {
  const { kind, encoding, delimiter, date1904 } = book
  const sheets: SheetFacts[] = []
  for (const [index, { name, hidden }] of book.sheets.entries()) {
    const summary = new SheetSummary(name, hidden)
    for await (const row of countedRows(book, index)) summary.add(row)
    sheets.push(summary.end())
  }
  if (sheets.every(({ rows }) => rows === 0)) throw new SheetRefusal({ code: 'empty' })
  return { kind, encoding, delimiter, date1904, sheets }
}

export async function* chunksOf(book: OpenBook, sheet: number): AsyncGenerator<SheetRow[]> {
  let chunk: SheetRow[] = []
  for await (const row of countedRows(book, sheet)) {
    chunk.push(row)
    if (chunk.length === CHUNK) {
      yield chunk
      chunk = []
    }
  }
  if (chunk.length > 0) yield chunk
}
