import { istDay } from '#src/contract/rules/calendar.ts'

/** The month of a statement in India, such as 2026-10. */
export const istMonth = (at: Date): string => istDay(at).slice(0, 7)
