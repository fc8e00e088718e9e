import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx'
import type { SheetCell, SheetRow } from '#src/contract/cells/sheet-cell.ts'
import type { TextEncoding } from '#src/contract/entities/imports/text-reading.ts'
import { cellText } from './cell-text.ts'
import { markedCell, numberStyle } from './number-style.ts'
import type { OpenBook } from './open-book.ts'
import { SheetRefusal, SHEET_LIMITS } from './sheet-file.ts'

/** Large, and only old files need it. */
const library = () => import('@e965/xlsx')

/** Of the library's part for containers, which it does not type. */
interface Containers {
  read(bytes: Uint8Array, options: { type: 'array' }): object
  find(container: object, path: string): { content: Uint8Array } | null
}

/** Cells as they are stored: nothing formatted, no dates made of numbers, no text taken for a number. */
const AS_STORED = { dense: true, raw: true, cellText: false, cellHTML: false, cellNF: true, cellStyles: true } as const

const ERRORS = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
])

/** A workbook of before Excel 2007. */
export async function openXls(bytes: Uint8Array): Promise<OpenBook> {
  const books = await library()
  refuseEncrypted(bytes, books.CFB as Containers)
  let workbook: WorkBook
  try {
    workbook = books.read(bytes, { ...AS_STORED, type: 'array' })
  } catch (error) {
    throw new SheetRefusal({
      code: error instanceof Error && /password|encrypt/i.test(error.message) ? 'password' : 'damaged',
    })
  }
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true
  return { kind: 'xls', encoding: null, delimiter: null, date1904, ...sheetsOf(workbook, date1904) }
}

/** A page's tables, which banks call .xls; each is a sheet. @throws SheetRefusal `type` when there is none */
export async function openHtml(text: string, encoding: TextEncoding): Promise<OpenBook> {
  if (!/<table[\s>]/i.test(text)) throw new SheetRefusal({ code: 'type' })
  const { read } = await library()
  const workbook = read(text, { ...AS_STORED, type: 'string' })
  return { kind: 'html', encoding, delimiter: null, date1904: false, ...sheetsOf(workbook, false) }
}

/** A container begins so; a workbook without one does not. */
const COMPOUND_START = 0xd0
const FILE_PASS = 0x2f
const END_OF_PART = 0x0a

/** Both kinds of encryption: of a new workbook, put into the old container whole; and of an old one, record by record. */
function refuseEncrypted(bytes: Uint8Array, containers: Containers): void {
  let stream: Uint8Array
  try {
    if (bytes[0] !== COMPOUND_START) return refuseFilePass(Buffer.from(bytes))
    const container = containers.read(bytes, { type: 'array' })
    if (containers.find(container, '/EncryptedPackage')) throw new SheetRefusal({ code: 'password' })
    const book = containers.find(container, '/Workbook') ?? containers.find(container, '/Book')
    if (!book) throw new SheetRefusal({ code: 'type' })
    stream = Buffer.from(book.content)
  } catch (error) {
    throw error instanceof SheetRefusal ? error : new SheetRefusal({ code: 'damaged' })
  }
  refuseFilePass(stream)
}

/** Records of an old workbook up to the end of its first part; a password stands among them. */
function refuseFilePass(stream: Uint8Array): void {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.length)
  for (let at = 0; at + 4 <= stream.length; at += 4 + view.getUint16(at + 2, true)) {
    const record = view.getUint16(at, true)
    if (record === FILE_PASS) throw new SheetRefusal({ code: 'password' })
    if (record === END_OF_PART) return
  }
}

function sheetsOf(workbook: WorkBook, date1904: boolean): Pick<OpenBook, 'sheets' | 'rows' | 'hiddenColumns'> {
  const { SheetNames: names } = workbook
  if (names.length === 0) throw new SheetRefusal({ code: 'empty' })
  if (names.length > SHEET_LIMITS.sheets) throw new SheetRefusal({ code: 'sheets', limit: SHEET_LIMITS.sheets })
  const sheets = names.map((name, index) => ({ name, hidden: (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0 }))
  return {
    sheets,
    rows(sheet) {
      const found = workbook.Sheets[names[sheet] ?? '']
      if (!found) throw new SheetRefusal({ code: 'damaged' })
      return rowsOf(found, date1904)
    },
    hiddenColumns(sheet) {
      const columns = workbook.Sheets[names[sheet] ?? '']?.['!cols'] ?? []
      return columns.flatMap((column, at) => (column?.hidden === true ? [at] : []))
    },
  }
}

/** A dense sheet's rows, as the library keeps them; both levels may have gaps. */
const denseRows = (sheet: WorkSheet): (CellObject | undefined)[][] => sheet['!data'] ?? []

function* rowsOf(sheet: WorkSheet, date1904: boolean): Generator<SheetRow> {
  const rows = denseRows(sheet)
  // Keys alone pass over gaps: a table may claim a row far below its others.
  for (const index of Object.keys(rows).map(Number)) {
    const found = rows[index] ?? []
    const row = index + 1
    const cells: SheetCell[] = []
    for (const column of Object.keys(found).map(Number)) {
      const value = cellOf(found[column], date1904, row, column + 1)
      if (value === null) continue
      if (column >= SHEET_LIMITS.columns) throw new SheetRefusal({ code: 'columns', limit: SHEET_LIMITS.columns, row })
      while (cells.length < column) cells.push(null)
      cells[column] = value
    }
    if (cells.length === 0) continue
    const hidden = sheet['!rows']?.[index]?.hidden === true
    yield hidden ? { row, cells, hidden } : { row, cells }
  }
}

function cellOf(cell: CellObject | undefined, date1904: boolean, row: number, column: number): SheetCell {
  if (!cell) return null
  const formula = cell.f !== undefined
  if (cell.t === 'e') return { value: null, error: ERRORS.get(Number(cell.v)) ?? '#N/A', ...(formula && { formula }) }
  const style = numberStyle(0, String(cell.z ?? 'General'))
  return markedCell(plainOf(cell, row, column), { style, formula, date1904 })
}

function plainOf({ t, v }: CellObject, row: number, column: number): string | number | boolean | null {
  if (v === undefined || t === 'z') return null
  if (v instanceof Date) throw new SheetRefusal({ code: 'damaged' })
  return typeof v === 'string' ? cellText(v, row, column) : v
}
