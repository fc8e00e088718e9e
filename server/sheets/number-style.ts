import type { MarkedCell, SheetCell } from '#src/contract/rules/cells/sheet-cell.ts'

/** Numbers of the formats that every workbook knows without saying them, and that show a date or a time. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** What of a format is text, colour, language or filling. `[h]` is a time. */
const ASIDE = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]|General|AM\/PM|A\/P/gi

/** As what a number of this format is shown: 'dd/mm/yyyy' and '[$-4009]d mmm yy' are dates, '#,##0.00 "cr"' is not. */
export type NumberStyle = 'date' | 'percent' | null

const PERCENT_IDS = [9, 10]

export function numberStyle(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) return isBuiltInDate(id) ? 'date' : PERCENT_IDS.includes(id) ? 'percent' : null
  const [positive = ''] = code.replace(ASIDE, '').split(';')
  return positive.includes('%') ? 'percent' : /[dmyhs]/i.test(positive) ? 'date' : null
}

/** A value with what its style and its formula say of it; as it is where they say nothing. */
export function markedCell(
  value: MarkedCell['value'],
  { style, formula, date1904 }: { style: NumberStyle; formula: boolean; date1904: boolean },
): SheetCell {
  const shown = typeof value === 'number' ? style : null
  if (!formula && shown === null) return value
  return {
    value,
    ...(shown === 'date' && { date: date1904 ? ('1904' as const) : ('1900' as const) }),
    ...(shown === 'percent' && { percent: true as const }),
    ...(formula && { formula: true as const }),
  }
}
