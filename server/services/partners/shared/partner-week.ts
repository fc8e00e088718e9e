import { addDays } from '#src/contract/rules/calendar.ts'

export const CONCERNS = ['leads', 'earnings'] as const

/** The Monday of a day's week; weeks begin on Monday. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

export const morningOf = (monday: string): Date => new Date(`${monday}T09:00:00+05:30`)
