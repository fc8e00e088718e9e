import type { CellAnswer } from './cell-answer.ts'
import { figureCell } from './plain-cell.ts'
import type { SheetCell } from './sheet-cell.ts'

const PERCENT = /^\+?(\d{1,3}(?:\.\d{1,6})?|\.\d{1,6})\s*(?:%|percent)?\s*(?:p\.?\s?a\.?)?$/i
/** Parts of a percent that a rate has; what is beyond is how a computer stores it. */
const PLACES = 6

/** A rate in percent: 12.5 of '12.5 %', '12.5', and of 0.125 that the spreadsheet shows as '12.5 %'. */
export function readPercent(cell: SheetCell | undefined): CellAnswer<number> {
  const { value, date, percent, problem } = figureCell(cell)
  if (problem) return { problem }
  if (value === null) return { value: null }
  if (typeof value === 'boolean' || date) return { problem: 'not_percent' }
  const rate = typeof value === 'number' ? (percent ? value * 100 : value) : Number(PERCENT.exec(value)?.[1] ?? NaN)
  return rate >= 0 && rate <= 100 ? { value: Number(rate.toFixed(PLACES)) } : { problem: 'not_percent' }
}
