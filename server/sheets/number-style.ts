import type { MarkedCell, SheetCell } from '#src/contract/cells/sheet-cell.ts'

/** Numbers of the formats that every workbook knows without saying them, and that show a date or a time. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** What of a format is text, colour, language or filling. `[h]` is a time. */
const ASIDE = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]|General|AM\/PM|A\/P/gi

/** A format that puts a side or a unit behind the number: '0.00 "Dr"' shows 4500 as '4500.00 Dr'. Of what is below 0, `below`. */
interface ShownWith {
  unit: string | null
  places: number
  below: { unit: string | null; places: number } | null
}

/** As what a number of this format is shown: 'dd/mm/yyyy' and '[$-4009]d mmm yy' are dates, '#,##0.00 "days"' is not. */
export type NumberStyle = 'date' | 'percent' | ShownWith | null

const PERCENT_IDS = [9, 10]
const LITERAL = /"([^"]*)"|\\(.)/g
const UNIT = /^(?:dr|cr|l|lakhs?|lacs?|crores?)\.?$/i
/** A comma behind the last digit divides by a thousand: what is stored is the whole amount. */
const DIVIDED = /[0#?],+(?![0#?,])/

export function numberStyle(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) return isBuiltInDate(id) ? 'date' : PERCENT_IDS.includes(id) ? 'percent' : null
  const [positive = ''] = code.replace(ASIDE, '').split(';')
  if (positive.includes('%')) return 'percent'
  return /[dmyhs]/i.test(positive) ? 'date' : shownWith(code)
}

function shownWith(code: string): ShownWith | null {
  const [above, below] = code.split(';').map((section) => {
    const words = [...section.matchAll(LITERAL)]
      .map(([, text, sign]) => text ?? sign)
      .join('')
      .trim()
    const digits = section.replace(LITERAL, '')
    const unit = UNIT.test(words) && !DIVIDED.test(digits) ? words : null
    return { unit, places: /\.([0#?]+)/.exec(digits)?.[1]?.length ?? 0 }
  })
  if (above === undefined || (above.unit === null && (below?.unit ?? null) === null)) return null
  return { ...above, below: below ?? null }
}

/** A number as it is shown where its format says more than the number. */
function asShown(value: number, { below, ...above }: ShownWith): number | string {
  const isBelow = value < 0 && below !== null
  const { unit, places } = isBelow ? below : above
  if (unit === null) return value
  const size = isBelow ? -value : value
  const shown = size.toFixed(places)
  return `${Number(shown) === size ? shown : size} ${unit}`
}

/** A value with what its style and its formula say of it; as it is where they say nothing. */
export function markedCell(
  stored: MarkedCell['value'],
  { style, formula, date1904 }: { style: NumberStyle; formula: boolean; date1904: boolean },
): SheetCell {
  const shown = typeof stored === 'number' ? style : null
  const value =
    typeof stored === 'number' && typeof shown === 'object' && shown !== null ? asShown(stored, shown) : stored
  if (!formula && (shown === null || typeof shown === 'object')) return value
  return {
    value,
    ...(shown === 'date' && { date: date1904 ? ('1904' as const) : ('1900' as const) }),
    ...(shown === 'percent' && { percent: true as const }),
    ...(formula && { formula: true as const }),
  }
}
