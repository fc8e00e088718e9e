import type { CellAnswer, CellProblem } from '../rules/cell-answer.ts'
import { plainSigns } from '../rules/typed.ts'
import { isSheetError, isPlaceholder } from './placeholder-text.ts'
import { serialDay } from './serial-day.ts'
import type { MarkedCell, SheetCell } from './sheet-cell.ts'

/** A cell without its formula: what there is to read, or why there is nothing. */
export interface PlainCell {
  /** Text without blanks at its ends, and never one that says nothing. */
  value: string | number | boolean | null
  date?: MarkedCell['date']
  percent?: MarkedCell['percent']
  mixed?: MarkedCell['mixed']
  cr?: MarkedCell['cr']
  problem?: CellProblem
}

/** Blanks of every kind, also those that no one sees, are one; none stands at the ends. */
const trimmed = (text: string): string => text.replace(/[\s\u200B\u2060\uFEFF]+/gu, ' ').trim()

/** Marks a text in a spreadsheet, and stands in our own exports in front of what a spreadsheet would run (rules/csv.ts). */
const APOSTROPHE = /^['\u2018\u2019`]\s*/
/** How exports keep a spreadsheet from making a number of a text: ="00123". */
const KEPT_TEXT = /^=\s*"((?:[^"]|"")*)"$/
/** A link with its text, and a number written as a formula. */
const LINKED = /^=\s*HYPERLINK\(\s*"[^"]*"\s*[,;]\s*"?([^"]*)"?\s*\)$/i
const RECKONED = /^=\s*([+-]?\d[\d,]*(?:\.\d+)?)$/
/** Behind a blank a quote is a letter for whoever reads CSV. */
const QUOTED = /^"([^"]*)"$/

/** The text that is meant, without what keeps a spreadsheet from reading it otherwise. */
function unwrapped(text: string): string {
  if (!/^['\u2018\u2019`="]/.test(text)) return text
  const bare = text.replace(APOSTROPHE, '')
  const quoted = bare !== text && /['\u2019]$/.test(bare) ? bare.slice(0, -1) : bare
  const kept = KEPT_TEXT.exec(quoted) ?? LINKED.exec(quoted) ?? RECKONED.exec(quoted) ?? QUOTED.exec(quoted)
  const inner = kept?.[1]?.replaceAll('""', '"').trim()
  return inner === undefined ? quoted : inner.replace(APOSTROPHE, '')
}

function plainCell(cell: SheetCell | undefined): PlainCell {
  if (cell === null || cell === undefined) return { value: null }
  if (typeof cell === 'string') {
    const text = unwrapped(trimmed(cell))
    if (isPlaceholder(text)) return { value: null }
    return isSheetError(text) ? { value: null, problem: 'error' } : { value: text }
  }
  if (typeof cell !== 'object') return { value: cell }
  if (cell.error !== undefined || (cell.formula && cell.value === null)) return { value: null, problem: 'error' }
  const { date, percent, mixed, cr } = cell
  return {
    ...plainCell(cell.value),
    ...(date && { date }),
    ...(percent && { percent }),
    ...(mixed && { mixed }),
    ...(cr && { cr }),
  }
}

/** As `plainCell`, for columns of figures, days and numbers: digits of every script are 0 to 9. */
export function figureCell(cell: SheetCell | undefined): PlainCell {
  const plain = plainCell(cell)
  if (typeof plain.value !== 'string') return plain
  const text = trimmed(plainSigns(plain.value))
  return { ...plain, value: isPlaceholder(text) ? null : text }
}

/** '9.2E+11': the digits that it does not show are lost. */
export const isScientific = (text: string): boolean => /^[+-]?\d(?:\.\d+)?e[+-]\d{1,3}$/i.test(text)

const SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 8, useGrouping: false })

/**
 * The text of a cell of words: a status, a name, a head. A number stands as it is written without a style; a day and a share
 * stand as they are shown.
 */
export function readText(cell: SheetCell | undefined): CellAnswer<string> {
  const { value, date, percent, problem } = plainCell(cell)
  if (problem) return { problem }
  if (value === null) return { value: null }
  if (typeof value === 'number' && date) return { value: serialDay(value, date) ?? String(value) }
  if (typeof value === 'number' && percent) return { value: SHARE.format(value) }
  return { value: String(value) }
}

/** Words that decide nothing and that people read: where the spreadsheet shows an error, they say nothing. */
export function readRemark(cell: SheetCell | undefined): CellAnswer<string> {
  const text = readText(cell)
  return text.problem === 'error' ? { value: null } : text
}
