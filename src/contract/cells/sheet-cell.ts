/**
 * One cell of a spreadsheet as the file holds it, before anybody says what it means. Nothing is repaired: text stays text
 * with its leading zeros, a number stays a number, and what a program worked out or styled as a date is marked so.
 *
 * - `null`: nothing in it. Blank is not 0.
 * - `string`: text, in Unicode NFC. Every cell of a CSV file is one.
 * - `number`, `boolean`: as stored, not as formatted.
 * - `MarkedCell`: one of these of which there is more to say.
 */
export type SheetCell = string | number | boolean | null | MarkedCell

export interface MarkedCell {
  /** As stored; of a formula what its program worked out last, and null where the file does not say. */
  value: string | number | boolean | null
  /** A number that is shown as a date: a serial of the 1904 system where it is '1904', else of the 1900 one. */
  date?: '1900' | '1904'
  /** A number that is shown as a share of a hundred: 0.125 stands there as 12.5 %. */
  percent?: true
  /** A day of a column of which a spreadsheet has converted some cells only: day and month may be the other way round. */
  mixed?: true
  /** What 'Cr' behind the amounts of its column means: a credit, a crore, or that nobody can tell (column-marks.ts). */
  cr?: 'credit' | 'crore' | 'open'
  /** It was worked out by a formula; `value` may be out of date. */
  formula?: true
  /** The spreadsheet's own word: '#N/A', '#REF!', '#DIV/0!' ... `value` is null. */
  error?: string
}

/** One row of a sheet. Rows without any cell are left out, so that `row` may jump. */
export interface SheetRow {
  /** As the spreadsheet counts it, from 1; a line of CSV whose quoted text has several lines counts as one. */
  row: number
  /** From column A. A CSV line has as many as it says; of other kinds blanks at the end are left out. */
  cells: SheetCell[]
  /** Hidden, by hand or by a filter: it counts, and somebody should be told. */
  hidden?: true
}
