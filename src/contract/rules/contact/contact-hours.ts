import { addDays, istDay, istHour, istInstant } from '../calendar.ts'

/** From the first hour, and no more from the second, in India. */
interface Hours {
  from: number
  to: number
}

/** The instant itself within these hours in India, else when they next begin. */
export function withinHours(at: Date, { from, to }: Hours): Date {
  const hour = istHour(at)
  if (hour >= from && hour < to) return at
  return istInstant(addDays(istDay(at), hour < from ? 0 : 1), `${String(from).padStart(2, '0')}:00`)
}
