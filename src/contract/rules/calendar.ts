import dayjs from 'dayjs'
import type { Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** India's clocks are ahead of UTC by so much. */
export const IST_MINUTES = 330

/**
 * India's clock, read as though it were UTC: no daylight saving, and nothing of the machine's own time zone. (dayjs's own
 * `utcOffset` goes through that zone, and is wrong in the hour it skips in spring.)
 */
const inIndia = (instant: Date): Dayjs => dayjs.utc(instant).add(IST_MINUTES, 'minute')
const fromIndia = (clock: Dayjs): Date => clock.subtract(IST_MINUTES, 'minute').toDate()

/** An ISO day. The whole instant is spelt out, for of a mere day dayjs takes 2026-13-01 for January. */
const asDay = (day: string, time = '00:00:00'): Dayjs => dayjs.utc(`${day}T${time}Z`)

/** 'YYYY-MM-DD'; throws a RangeError at what is no day, where `format` would write 'Invalid Date'. */
const isoDayOf = (day: Dayjs): string => day.toISOString().slice(0, 10)

/** Calendar day in India (IST, UTC+05:30, no daylight saving) of an instant, as 'YYYY-MM-DD'. */
export const istDay = (instant: Date): string => isoDayOf(inIndia(instant))

/** The month of that day, as 'YYYY-MM'. */
export const istMonth = (instant: Date): string => istDay(instant).slice(0, 7)

/** Day and minute in India of an instant, as 'YYYY-MM-DD HH:mm'. */
export const istMinute = (instant: Date): string => inIndia(instant).toISOString().slice(0, 16).replace('T', ' ')

/** Time of day in India of an instant, in hours with their fraction: 17.5 is half past five in the afternoon. */
export function istHour(instant: Date): number {
  const clock = inIndia(instant)
  return clock.diff(clock.startOf('day'), 'hour', true)
}

/** The instant at which clocks in India show `time`, 'HH:mm' or 'HH:mm:ss', on an ISO day; an invalid date of what is none. */
export const istInstant = (day: string, time: string): Date =>
  fromIndia(asDay(day, time.length === 5 ? `${time}:00` : time))

/** The instant at which an ISO day begins in India. */
export const startOfIstDay = (day: string): Date => istInstant(day, '00:00')

/** Its last second. */
export const endOfIstDay = (day: string): Date => istInstant(day, '23:59:59')

/** Day `count` days after (or, when negative, before) an ISO day 'YYYY-MM-DD'. */
export const addDays = (day: string, count: number): string => isoDayOf(asDay(day).add(count, 'day'))

/** Day `months` after an ISO day 'YYYY-MM-DD'; a day that the month lacks becomes its last day (31 Jan + 1 = 28 Feb). */
export const addMonths = (day: string, months: number): string => isoDayOf(asDay(day).add(months, 'month'))

/** How many days the second of two ISO days comes after the first; negative when it comes before. */
export const daysBetween = (from: string, to: string): number => asDay(to).diff(asDay(from), 'day')

/** The Monday of an ISO day's week; weeks begin on Monday. */
export function mondayOf(day: string): string {
  const weekday = asDay(day).day()
  return addDays(day, -((weekday + 6) % 7))
}

/**
 * Days of the year, month and day, on which all of India rests: Republic Day, Independence Day, Gandhi Jayanti. Further
 * holidays differ by state and are not counted.
 */
export const HOLIDAYS = ['01-26', '08-15', '10-02'] as const

/** Is an ISO day a holiday? */
export const isHoliday = (day: string, holidays: readonly string[] = HOLIDAYS): boolean =>
  holidays.includes(day.slice(5))

/** Is an ISO day one from Monday to Friday that is no holiday? */
const isWorkingDay = (day: string): boolean => asDay(day).day() % 6 !== 0 && !isHoliday(day)

/** Last second, India, of the working day that is `count` working days after an instant. */
export function endOfWorkingDay(from: Date, count: number): Date {
  let day = istDay(from)
  for (let working = 0; working < count;) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) working += 1
  }
  return endOfIstDay(day)
}

/** How many working days lie between two ISO days, whichever comes first: Friday and Monday are one apart. */
export function workingDaysApart(one: string, other: string): number {
  const [from, to] = one < other ? [one, other] : [other, one]
  // Days from Monday to Friday of the weeks that are over since a Monday long ago.
  const upTo = (day: string) => {
    const days = daysBetween('1900-01-01', day)
    return Math.floor(days / 7) * 5 + Math.min(days % 7, 4)
  }
  let holidays = 0
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    holidays += HOLIDAYS.map((holiday) => `${year}-${holiday}`).filter(
      (day) => day > from && day <= to && asDay(day).day() % 6 !== 0,
    ).length
  return upTo(to) - upTo(from) - holidays
}

/**
 * Whole years between two ISO days 'YYYY-MM-DD'; negative when `on` is before the birth date. Month and date are compared
 * by themselves: who is born on 29 February is a year older on 1 March of other years, where `diff` says on the 28th.
 */
export function ageInYears(birthDay: string, on: string): number {
  const [born, then] = [asDay(birthDay), asDay(on)]
  const years = then.year() - born.year()
  const ahead = born.month() - then.month() || born.date() - then.date()
  return ahead > 0 ? years - 1 : years
}

/** True when year, month (1 to 12) and day name a day of the calendar. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false
  // The calendar begins anew every 400 years; dayjs takes a year below 100 for one of the last century.
  return day <= dayjs.utc(Date.UTC(2000 + (year % 400), month - 1)).daysInMonth()
}

/** True of a text 'YYYY-MM-DD' that names a day of the calendar. */
export function isIsoDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay(year, month, day)
}
