import { istMinute } from '#src/contract/rules/calendar.ts'

/** Time of day in India: 14:05. */
export const timeOf = (iso: string): string => istMinute(new Date(iso)).slice(11)
