const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const FIRST_HOUR = 9
const LAST_HOUR = 21

/** The instant itself between 9:00 and 21:00 in India, else the next 9:00: a phone does not ring at night for news. */
export function outsideQuietHours(at: Date): Date {
  const ist = at.getTime() + IST_OFFSET_MS
  const midnight = Math.floor(ist / DAY_MS) * DAY_MS
  const hour = (ist - midnight) / HOUR_MS
  if (hour >= FIRST_HOUR && hour < LAST_HOUR) return at
  const morning = midnight + FIRST_HOUR * HOUR_MS + (hour < FIRST_HOUR ? 0 : DAY_MS)
  return new Date(morning - IST_OFFSET_MS)
}
