import { istInstant } from '#src/contract/rules/calendar.ts'

/** When a day's sweep begins: three in the morning in India. */
export const startOfSweep = (day: string): Date => istInstant(day, '03:00')
