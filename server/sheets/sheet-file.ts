import type { AlikeHeads } from '#src/contract/rules/cells/heads.ts'
import type { DayMark } from '#src/contract/rules/cells/day-order.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { Delimiter, TextEncoding } from '#src/contract/entities/imports/text-reading.ts'
import type { SheetRow } from '#src/contract/rules/cells/sheet-cell.ts'

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
  /** The first rows with something in them. */
  preview: SheetRow[]
  heads: SuggestedHeads | null
  /** Rows below the heads that only sum up the others. */
  totals: number
  /** Rows behind those first ones that say something and do not only sum up others. */
  behind: number
  /** What the days in those say of their order, column by column; of the preview it can be seen. */
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
