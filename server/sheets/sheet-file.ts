import type { ColumnMarks } from '#src/contract/cells/column-marks.ts'
import type { AlikeHeads } from '#src/contract/cells/heads.ts'
import type { SheetRow } from '#src/contract/cells/sheet-cell.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { Delimiter, TextEncoding } from '#src/contract/entities/imports/text-reading.ts'
import type { DayMark } from '#src/contract/rules/cell-answer.ts'

/**
 * What the bytes are, whatever the name says: delimited text, a workbook of today (zip), one of before 2007 (BIFF), or a
 * table of a page, which banks call .xls.
 */
export type SheetKind = 'text' | 'xlsx' | 'xls' | 'html'

/** What is kept while reading, not after it. */
export const SHEET_LIMITS = {
  bytes: 20 * 1024 * 1024,
  /** Of one sheet, below its heads, without those that only sum up others. */
  rows: 100_000,
  columns: 200,
  /** Characters of one cell. */
  cell: 4_000,
  sheets: 50,
} as const

/** How many rows the facts show of each sheet. */
export const PREVIEW_ROWS = 20
/** Among how many of its first rows its heads are looked for. */
export const HEAD_SEARCH = 200
/** Rows above heads far down that are shown with them. */
export const ROWS_ABOVE = 2

/** What somebody wants of the facts, in place of the first rows and of what the heads seem to be. Rows as the sheet counts. */
export interface Look {
  /** The first row that is shown. */
  from?: number
  /** The row that has the heads; 0 = none. */
  heads?: number
}

/** How somebody wants a text read, in place of what was guessed. Ignored for other kinds. */
export interface TextReading {
  encoding?: TextEncoding
  delimiter?: Delimiter
}

/** What the heads of a sheet seem to be; somebody may know better. */
export interface SuggestedHeads {
  /** As the spreadsheet counts it. */
  row: number
  columns: { head: string; field: ImportField | null }[]
  /** Heads that read alike: which is meant has to be said. */
  alike: AlikeHeads[]
}

export interface SheetFacts {
  /** Empty for text. */
  name: string
  /** Hidden by its author. */
  hidden: boolean
  /** Rows with something in them. */
  rows: number
  /** The widest row. */
  columns: number
  hiddenRows: number
  /** Columns, from 0, that its author has hidden. */
  hiddenColumns: number[]
  /** The first rows with something in them; heads far down and the rows around them; or those somebody wants to see. */
  preview: SheetRow[]
  heads: SuggestedHeads | null
  /** Rows below the heads that say something of their own. */
  data: number
  /** Numbers of those that only sum up the others, and of those that say the heads once more. */
  totals: number[]
  headsAgain: number[]
  /** The first row with heads in another order, or with others among them; null = none. */
  otherHeads: number | null
  /** What the columns below the heads say as a whole. */
  marks: ColumnMarks[]
  /** What the days that the preview does not show say of their order, column by column; of those it can be seen. */
  dayOrders: DayMark[][]
  /** How many cells of each column a formula has worked out. */
  formulas: number[]
}

export interface FileFacts {
  kind: SheetKind
  /** Of text alone, and of a table of a page. */
  encoding: TextEncoding | null
  /** Of text alone. */
  delimiter: Delimiter | null
  /** The workbook counts its days from 1904. */
  date1904: boolean
  /** In the order of the file; at least one. */
  sheets: SheetFacts[]
}

/**
 * Why a file is not read. A closed list, with numbers instead of words:
 * - `type`: no spreadsheet ('Invalid file type'): a program, a PDF, a picture, a zip of something else, a name that ends otherwise
 * - `empty`: nothing in it
 * - `password`: encrypted; it has to be saved without its password
 * - `damaged`: begins as a spreadsheet and cannot be read to its end
 * - `bytes` `rows` `columns` `cell` `sheets`: more than `limit`; `row` and `column` (from 1) say where
 * - `unpacked`: a zip that holds more than any such workbook does
 * - `slow`, `memory`: reading it took longer, or more, than it may
 * - `resave`: a spreadsheet of a kind that is not read: Excel can save it as one that is
 * - `otherHeads`: other heads stand among the rows, in `row`: several files in one
 * - `sheet`: the sheet that was asked for is not in it
 */
export type SheetRefusalCode =
  | 'type'
  | 'empty'
  | 'password'
  | 'damaged'
  | 'bytes'
  | 'rows'
  | 'columns'
  | 'cell'
  | 'sheets'
  | 'unpacked'
  | 'slow'
  | 'memory'
  | 'resave'
  | 'otherHeads'
  | 'sheet'

export interface SheetRefusalFacts {
  code: SheetRefusalCode
  limit?: number
  row?: number
  column?: number
}

/** Thrown by `sheetFacts` and by the rows of `sheetRows`, also in the middle of them. */
export class SheetRefusal extends Error {
  readonly facts: SheetRefusalFacts

  /** @param cause for the log */
  constructor(facts: SheetRefusalFacts, cause?: string) {
    super(`The file is refused: ${facts.code}`, { cause })
    this.name = 'SheetRefusal'
    this.facts = facts
  }

  get code(): SheetRefusalCode {
    return this.facts.code
  }
}
