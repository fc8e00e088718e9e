import { addDays, istDay, istHour, istInstant } from '#src/contract/rules/calendar.ts'

const FIRST_HOUR = 9
const LAST_HOUR = 21

/** The instant itself between 9:00 and 21:00 in India, else the next 9:00: a phone does not ring at night for news. */
export function outsideQuietHours(at: Date): Date {
  const hour = istHour(at)
  if (hour >= FIRST_HOUR && hour < LAST_HOUR) return at
  return istInstant(addDays(istDay(at), hour < FIRST_HOUR ? 0 : 1), '09:00')
}
