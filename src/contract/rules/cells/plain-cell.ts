import { plainSigns } from '../typed.ts'
import type { CellAnswer, CellProblem } from './cell-answer.ts'
import type { MarkedCell, SheetCell } from './sheet-cell.ts'

/** A cell without its formula: what there is to read, or why there is nothing. */
export interface PlainCell {
  /** Text without blanks at its ends, and never an empty one. */
  value: string | number | boolean | null
  date?: MarkedCell['date']
  percent?: MarkedCell['percent']
  problem?: CellProblem
}

/** Blanks of every kind, also those that no one sees, are one; none stands at the ends. */
const trimmed = (text: string): string => text.replace(/[\s\u200B\u2060\uFEFF]+/gu, ' ').trim()

/** The apostrophe that our own exports put in front of what a spreadsheet would run (rules/csv.ts). */
const EXPORTED = /^'(?=\s*[=+\-@|%])/

/** What people write where there is nothing. */
const NOTHING = /^(?:[-–—]+|n\.?\/?a\.?|nil|null|none)$/i

function plainCell(cell: SheetCell | undefined): PlainCell {
  if (cell === null || cell === undefined) return { value: null }
  if (typeof cell === 'string') return { value: trimmed(cell.replace(EXPORTED, '')) || null }
  if (typeof cell !== 'object') return { value: cell }
  if (cell.error !== undefined || (cell.formula && cell.value === null)) return { value: null, problem: 'error' }
  const { date, percent } = cell
  return { ...plainCell(cell.value), ...(date && { date }), ...(percent && { percent }) }
}

/** As `plainCell`, for columns of figures, days and numbers: digits of every script are 0 to 9, and '-', 'NA' or 'nil' is blank. */
export function figureCell(cell: SheetCell | undefined): PlainCell {
  const plain = plainCell(cell)
  if (typeof plain.value !== 'string') return plain
  const text = trimmed(plainSigns(plain.value))
  return { ...plain, value: text === '' || NOTHING.test(text) ? null : text }
}

/** '9.2E+11': the digits that it does not show are lost. */
export const isScientific = (text: string): boolean => /^[+-]?\d(?:\.\d+)?e[+-]\d{1,3}$/i.test(text)

/** The text of a cell of words: a status, a reason, a name. A number stands as it is written without a style. */
export function readText(cell: SheetCell | undefined): CellAnswer<string> {
  const { value, problem } = plainCell(cell)
  if (problem) return { problem }
  return { value: value === null ? null : String(value) }
}
