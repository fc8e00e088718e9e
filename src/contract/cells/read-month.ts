import type { CellAnswer } from '../rules/cell-answer.ts'
import type { DateOrder } from './day-order.ts'
import { figureCell } from './plain-cell.ts'
import { readDay } from './read-day.ts'
import type { SheetCell } from './sheet-cell.ts'

/** 11/2026, 11-2026 and 2026-11; no day of any order is written so. */
const MONTH_FIRST = /^(\d{1,2})[-/. ](\d{4})$/
const YEAR_FIRST = /^(\d{4})[-/. ]?(\d{2})$/
/** Nov-26, November 2026. */
const NAMED = /^([a-z]{3,9})[-/. ,']*(\d{4}|\d{2})$/i

/** The month of a cell as '2026-11', also of a day in it, in the `order` of its file. */
export function readMonth(cell: SheetCell | undefined, order: DateOrder | null): CellAnswer<string> {
  const { value, problem } = figureCell(cell)
  if (problem) return { problem }
  const text = value === null ? '' : String(value)
  const [, first = '', year = ''] = MONTH_FIRST.exec(text) ?? []
  const [, yearFirst = '', month = ''] = YEAR_FIRST.exec(text) ?? []
  const [, name = '', ofYear = ''] = NAMED.exec(text) ?? []
  const written = name
    ? `1 ${name} ${ofYear}`
    : first
      ? `${year}-${first}-1`
      : yearFirst
        ? `${yearFirst}-${month}-1`
        : null
  const day = readDay(written ?? cell, written === null ? order : null)
  if (day.problem !== undefined) return { problem: day.problem === 'not_day' ? 'not_month' : day.problem }
  return { value: day.value === null ? null : day.value.slice(0, 7) }
}
