import { addDays, IST_MINUTES, isCalendarDay } from '../rules/calendar.ts'
import type { CellAnswer, DayMark } from '../rules/cell-answer.ts'
import type { DateOrder } from './day-order.ts'
import { figureCell } from './plain-cell.ts'
import { serialDay } from './serial-day.ts'
import type { MarkedCell, SheetCell } from './sheet-cell.ts'

interface Written {
  day: number
  month: number
  year: number
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Hour, minute, second, half of the day, zone. */
const TIME =
  /[T\s,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:([ap])\.?m\.?)?\s*(Z|IST|(?:UTC|GMT)?\s*[+-]\d{2}(?::?\d{2})?|UTC|GMT)?(?:\[[\w/+-]+\])?$/i
const MINUTES_A_DAY = 1_440
/** What clocks in UTC show at midnight in India. */
const MIDNIGHT_IN_UTC = MINUTES_A_DAY - IST_MINUTES
const YEAR_FIRST = /^(\d{4})(?:[-/. ](\d{1,2})[-/. ](\d{1,2})|(\d{2})(\d{2}))$/
const NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ,]*([a-z]{3,9})[-/. ,']*(\d{4}|\d{2})$/i
const NAMED_FIRST = /^([a-z]{3,9})[-/. ]*(\d{1,2})(?:st|nd|rd|th)?[-/. ,]+(\d{4}|\d{2})$/i
/** Loans and people have days between these years; anything else is a figure in the wrong column. */
const YEARS = { first: 1920, last: 2100 }
/** Two digits from here on are of the last century. */
const LAST_CENTURY = 70

/**
 * The day of a cell in India as 'YYYY-MM-DD'. A number counts only where it is shown as a date. `order` is that of the
 * column's template; null asks the day itself, and where neither number is above 12 the answer is `day_order`.
 */
export function readDay(cell: SheetCell | undefined, order: DateOrder | null): CellAnswer<string> {
  const { value, date, mixed, problem } = figureCell(cell)
  if (problem) return { problem }
  if (value === null) return { value: null }
  if (mixed) return { problem: 'day_mixed' }
  if (typeof value === 'number') return ofSerial(value, date)
  if (typeof value === 'boolean') return { problem: 'not_day' }
  const time = TIME.exec(value)
  const text = time === null ? value : value.slice(0, time.index)
  const day = sure(text) ?? ofNumbers(text, order)
  return time === null || day.problem !== undefined || day.value === null ? day : inIndia(day.value, time)
}

/**
 * A day with a time behind it; the time decides where it is that of another zone. A program that reckons with the zone of
 * 1900 writes midnight in India some seconds early: whether the last minute of a day is meant is asked, but for its end
 * (23:59:59), which is often written.
 */
function inIndia(day: string, [, hours, minutes, seconds, half, zone]: RegExpExecArray): CellAnswer<string> {
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const minute = hour * 60 + Number(minutes)
  if (minute > MINUTES_A_DAY || Number(minutes) > 59) return { problem: 'not_day' }
  if (zone === undefined && minute === MIDNIGHT_IN_UTC && Number(seconds ?? 0) === 0) return { problem: 'day_zone' }
  const here = minute - zoneMinutes(zone) + IST_MINUTES
  const isLastMinute = (here + 1) % MINUTES_A_DAY === 0 && seconds !== undefined && seconds !== '00' && seconds !== '59'
  if (zone !== undefined && isLastMinute) return { problem: 'day_zone' }
  return inYears(addDays(day, Math.floor(here / MINUTES_A_DAY)))
}

/** Ahead of UTC; without a zone a time is one of India. */
function zoneMinutes(zone: string | undefined): number {
  if (zone === undefined || /^IST$/i.test(zone)) return IST_MINUTES
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The day of a cell whose writing, or whose style, says which number is what; null of any other. */
export function sureDay(cell: SheetCell | undefined): string | null {
  const { value, date } = figureCell(cell)
  if (typeof value === 'number') return date === undefined ? null : serialDay(value, date)
  return typeof value === 'string' ? (sure(value.replace(TIME, ''))?.value ?? null) : null
}

/** What a cell says of the order of its column; null where it holds no day of numbers, or the same number twice. */
export function dayMark(cell: SheetCell | undefined): DayMark | null {
  if (typeof cell === 'string' && !mayBeNumbers(cell)) return null
  const { value } = figureCell(cell)
  const [, first, second] = typeof value === 'string' ? (NUMBERS.exec(value.replace(TIME, '')) ?? []) : []
  if (first === undefined || second === undefined || Number(first) === Number(second)) return null
  return Number(first) > 12 ? 'dmy' : Number(second) > 12 ? 'mdy' : 'open'
}

/** Every cell of a large file is asked: most are plainly something else. */
function mayBeNumbers(text: string): boolean {
  const sign = text.charCodeAt(0)
  if (sign < 48 || sign > 122) return true
  return sign <= 57 && !(isDigit(text.charCodeAt(1)) && isDigit(text.charCodeAt(2)))
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** A second, as a part of a day. */
const SECOND = 1 / 86_400

function ofSerial(serial: number, system: MarkedCell['date']): CellAnswer<string> {
  const day = system ? serialDay(serial, system) : null
  if (day === null) return { problem: 'not_day' }
  const isMidnightInUtc = Math.abs((serial % 1) - MIDNIGHT_IN_UTC / MINUTES_A_DAY) < SECOND
  return isMidnightInUtc ? { problem: 'day_zone' } : inYears(day)
}

/** Days whose writing says which number is what. */
function sure(text: string): CellAnswer<string> | null {
  const first = YEAR_FIRST.exec(text)
  if (first)
    return ofParts({ year: Number(first[1]), month: Number(first[2] ?? first[4]), day: Number(first[3] ?? first[5]) })
  const named = NAMED.exec(text)
  if (named) return ofParts({ day: Number(named[1]), month: monthOf(named[2]), year: yearOf(named[3]) })
  const month = NAMED_FIRST.exec(text)
  return month && ofParts({ day: Number(month[2]), month: monthOf(month[1]), year: yearOf(month[3]) })
}

function ofNumbers(text: string, order: DateOrder | null): CellAnswer<string> {
  const [, one = '', two = '', three] = NUMBERS.exec(text) ?? []
  if (three === undefined) return { problem: 'not_day' }
  const written: Record<DateOrder, Written> = {
    dmy: { day: Number(one), month: Number(two), year: yearOf(three) },
    mdy: { day: Number(two), month: Number(one), year: yearOf(three) },
    ymd: { year: yearOf(one), month: Number(two), day: Number(three) },
  }
  const right = (each: DateOrder) =>
    (each !== 'ymd' || three.length === 2) && ofParts(written[each]).problem === undefined
  if (order === null) {
    const [only, ...more] = (['dmy', 'mdy'] as const).filter(right)
    if (only === undefined) return { problem: 'not_day' }
    return more.length === 0 || one === two ? ofParts(written[only]) : { problem: 'day_order' }
  }
  if (right(order)) return ofParts(written[order])
  return { problem: (['dmy', 'mdy'] as const).some(right) ? 'day_swapped' : 'not_day' }
}

const monthOf = (name = ''): number => {
  const month = name.toLowerCase()
  return MONTHS.findIndex((short) => month.startsWith(short)) + 1
}

function yearOf(text = ''): number {
  const year = Number(text)
  return text.length > 2 ? year : year + (year < LAST_CENTURY ? 2000 : 1900)
}

function ofParts({ year, month, day }: Written): CellAnswer<string> {
  if (!isCalendarDay(year, month, day)) return { problem: 'not_day' }
  const [paddedMonth, paddedDay] = [month, day].map((part) => String(part).padStart(2, '0'))
  return inYears(`${year}-${paddedMonth}-${paddedDay}`)
}

function inYears(day: string): CellAnswer<string> {
  const year = Number(day.slice(0, 4))
  return year >= YEARS.first && year <= YEARS.last ? { value: day } : { problem: 'not_day' }
}
