import type { SheetRow } from '#src/contract/cells/sheet-cell.ts'
import type { OpenBook } from './open-book.ts'
import { SheetRefusal } from './sheet-file.ts'
import type { FileFacts, Look, SheetFacts } from './sheet-file.ts'
import { SheetSummary } from './sheet-summary.ts'

const CHUNK = 500

/** The rows of a sheet. @throws SheetRefusal `sheet`, and whatever reading meets */
function rowsIn(book: OpenBook, sheet: number): ReturnType<OpenBook['rows']> {
  if (!book.sheets[sheet]) throw new SheetRefusal({ code: 'sheet' })
  return book.rows(sheet)
}

export async function factsOf(book: OpenBook, look: Look): Promise<FileFacts> {
  const { kind, encoding, delimiter, date1904 } = book
  const sheets: SheetFacts[] = []
  for (const [index, { name, hidden }] of book.sheets.entries()) {
    const summary = new SheetSummary(name, hidden, look)
    for await (const row of rowsIn(book, index)) summary.add(row)
    sheets.push(summary.end(book.hiddenColumns?.(index)))
  }
  if (sheets.every(({ rows }) => rows === 0)) throw new SheetRefusal({ code: 'empty' })
  return { kind, encoding, delimiter, date1904, sheets }
}

/** Of a sheet whose facts are known: it has no more rows than may be. */
export async function* chunksOf(book: OpenBook, sheet: number): AsyncGenerator<SheetRow[]> {
  let chunk: SheetRow[] = []
  for await (const row of rowsIn(book, sheet)) {
    chunk.push(row)
    if (chunk.length === CHUNK) {
      yield chunk
      chunk = []
    }
  }
  if (chunk.length > 0) yield chunk
}
