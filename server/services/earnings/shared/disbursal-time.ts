import type { DisbursalRow } from '#server/db/repositories/applications/disbursals.ts'
import { istDay, istInstant } from '#src/contract/rules/calendar.ts'

/** When a loan counts as paid out: the moment of the report, unless it was on another day. */
export const disbursalTime = ({ day }: Pick<DisbursalRow, 'day'>, now: Date): Date =>
  day === istDay(now) ? now : istInstant(day, '12:00')
