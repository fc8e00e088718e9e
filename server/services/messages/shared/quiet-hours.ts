import { addDays, isHoliday, istDay, istHour, istInstant } from '#src/contract/rules/calendar.ts'
import { CALL_HOURS, NEWS_HOURS } from '#src/contract/rules/contact/contact-rules.ts'

interface Hours {
  from: number
  to: number
}

/** The instant itself within these hours in India, else when they next begin. */
function within(at: Date, { from, to }: Hours): Date {
  const hour = istHour(at)
  if (hour >= from && hour < to) return at
  return istInstant(addDays(istDay(at), hour < from ? 0 : 1), `${String(from).padStart(2, '0')}:00`)
}

/** The instant itself between 9:00 and 21:00 in India, else the next 9:00: a phone does not ring at night for news. */
export const outsideQuietHours = (at: Date): Date => within(at, NEWS_HOURS)

/**
 * The instant itself in the hours and on a day on which strangers may be contacted, else when these next begin: nobody
 * who is no customer is written to in the evening or on a holiday.
 */
export function insideContactHours(at: Date): Date {
  const next = within(at, CALL_HOURS)
  return isHoliday(istDay(next)) ? insideContactHours(istInstant(addDays(istDay(next), 1), '09:00')) : next
}
