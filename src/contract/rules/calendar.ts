import { days, hours } from './time.ts'

const IST_OFFSET_MS = hours(5.5)

/** Calendar day in India (IST, UTC+05:30, no daylight saving) of an instant, as 'YYYY-MM-DD'. */
export function istDay(instant: Date): string {
  return new Date(instant.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10)
}

/** Day and minute in India of an instant, as 'YYYY-MM-DD HH:mm'. */
export function istMinute(instant: Date): string {
  return new Date(instant.getTime() + IST_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
}

/** Time of day in India of an instant, in hours with their fraction: 17.5 is half past five in the afternoon. */
export function istHour(instant: Date): number {
  const ist = instant.getTime() + IST_OFFSET_MS
  return (ist - days(Math.floor(ist / days(1)))) / hours(1)
}

/** Day `count` days after (or, when negative, before) an ISO day 'YYYY-MM-DD'. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days(count)).toISOString().slice(0, 10)
}

/** The instant at which an ISO day begins in India. */
export const startOfIstDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`)

/** Day `months` after an ISO day 'YYYY-MM-DD'; a day that the month lacks becomes its last day (31 Jan + 1 = 28 Feb). */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10)
}

/**
 * Last second, India, of the working day (Monday to Friday) that is `count` working days after an instant. Public holidays
 * differ by state and are not counted.
 */
export function endOfWorkingDay(from: Date, count: number): Date {
  let day = istDay(from)
  for (let working = 0; working < count;) {
    day = addDays(day, 1)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) working += 1
  }
  return new Date(Date.parse(`${day}T23:59:59Z`) - IST_OFFSET_MS)
}

/** Whole years between two ISO days 'YYYY-MM-DD'; negative when `on` is before the birth date. */
export function ageInYears(birthDay: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birthDay.slice(0, 4))
  return on.slice(5) < birthDay.slice(5) ? years - 1 : years
}

/** True when year, month (1 to 12) and day name a day of the calendar. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false
  return day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
}
