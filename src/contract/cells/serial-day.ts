import { addDays } from '../rules/calendar.ts'
import type { MarkedCell } from './sheet-cell.ts'

/** The 1900 system counts a 29 February 1900 that never was: it is no day, and those before it are one off. */
const FALSE_DAY = 60
const MOST = 100_000
const SECONDS_A_DAY = 86_400
const MINUTE = 60
/** 23:59:59 as a program writes the end of a day. */
const LAST_SECOND = SECONDS_A_DAY - 1
const ROUNDED = 0.01

/**
 * The day of a spreadsheet's serial, whose fraction is the time; null where it is none. What lies within a minute of the next
 * midnight is that day: programs lose a little where they reckon with fractions. The end of a day, 23:59:59, is no such loss.
 */
export function serialDay(serial: number, system: NonNullable<MarkedCell['date']>): string | null {
  const isEnd = Math.abs((serial % 1) * SECONDS_A_DAY - LAST_SECOND) < ROUNDED
  const days = Math.floor(isEnd ? serial : serial + MINUTE / SECONDS_A_DAY)
  if (days < 1 || days > MOST || (system === '1900' && days === FALSE_DAY)) return null
  if (system === '1904') return addDays('1904-01-01', days)
  return addDays(days < FALSE_DAY ? '1899-12-31' : '1899-12-30', days)
}
