import { addDays } from '../calendar.ts'
import type { MarkedCell } from './sheet-cell.ts'

/** The 1900 system counts a 29 February 1900 that never was: it is no day, and those before it are one off. */
const FALSE_DAY = 60
const MOST = 100_000
const MINUTES_A_DAY = 1_440

/**
 * The day of a spreadsheet's serial, whose fraction is the time; null where it is none. What lies within a minute of the next
 * midnight is that day: programs lose a little where they reckon with fractions.
 */
export function serialDay(serial: number, system: NonNullable<MarkedCell['date']>): string | null {
  const days = Math.floor(serial + 1 / MINUTES_A_DAY)
  if (days < 1 || days > MOST || (system === '1900' && days === FALSE_DAY)) return null
  if (system === '1904') return addDays('1904-01-01', days)
  return addDays(days < FALSE_DAY ? '1899-12-31' : '1899-12-30', days)
}
