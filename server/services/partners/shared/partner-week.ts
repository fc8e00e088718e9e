import { istInstant } from '#src/contract/rules/calendar.ts'

export const CONCERNS = ['leads', 'earnings'] as const

export const morningOf = (monday: string): Date => istInstant(monday, '09:00')
