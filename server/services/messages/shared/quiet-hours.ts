import { days, hours } from '#src/contract/rules/time.ts'

const IST_OFFSET_MS = hours(5.5)
const FIRST_HOUR = 9
const LAST_HOUR = 21

/** The instant itself between 9:00 and 21:00 in India, else the next 9:00: a phone does not ring at night for news. */
export function outsideQuietHours(at: Date): Date {
  const ist = at.getTime() + IST_OFFSET_MS
  const midnight = days(Math.floor(ist / days(1)))
  const hour = (ist - midnight) / hours(1)
  if (hour >= FIRST_HOUR && hour < LAST_HOUR) return at
  const morning = midnight + hours(FIRST_HOUR) + (hour < FIRST_HOUR ? 0 : days(1))
  return new Date(morning - IST_OFFSET_MS)
}
