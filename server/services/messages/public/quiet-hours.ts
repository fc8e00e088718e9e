import { addDays, isHoliday, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { withinHours } from '#src/contract/rules/contact/contact-hours.ts'
import { CALL_HOURS, NEWS_HOURS } from '#src/contract/rules/contact/contact-rules.ts'

/** The instant itself between 9:00 and 21:00 in India, else the next 9:00: a phone does not ring at night for news. */
export const outsideQuietHours = (at: Date): Date => withinHours(at, NEWS_HOURS)

/**
 * The instant itself in the hours and on a day on which strangers may be contacted, else when these next begin: nobody
 * who is no customer is written to in the evening or on a holiday.
 */
export function insideContactHours(at: Date): Date {
  const next = withinHours(at, CALL_HOURS)
  return isHoliday(istDay(next)) ? insideContactHours(istInstant(addDays(istDay(next), 1), '09:00')) : next
}
