import type { ApplicationEventRow, ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { StatusDuration } from '#server/db/repositories/applications/status-durations.ts'
import { productOf, statusOf } from '#server/services/shared/stored-words.ts'
import type { ApplicationCare } from '#src/contract/entities/applications/application-care.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import { usualDays } from '#src/contract/entities/applications/next-moves.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { endOfWorkingDay } from '#src/contract/rules/calendar.ts'
import { awaitsAnswers } from '../shared/application-view.ts'

/** Fewer applications than this say little about a lender. */
const ENOUGH = 20
const LONGEST_WORKING_DAYS = 30
const DAY_SECONDS = 86_400
const WORKING_SHARE = 5 / 7

/** The lender has it and is at work. */
const WITH_LENDER: readonly ApplicationStatus[] = ['received', 'in_review', 'approved', 'agreement_signed']
export const NUDGE_PAUSE_MS = DAY_SECONDS * 1000

/** True when asking the lender to go on makes sense: it has the application, and the customer has not stopped it. */
export const canBeNudged = (row: ApplicationRow): boolean =>
  row.stopped_at === null &&
  row.lender_id !== null &&
  row.lender_reference !== null &&
  WITH_LENDER.includes(statusOf(row))

/** True when the lender can be asked at this moment: it was not asked within a day. */
export const mayBeNudged = (row: ApplicationRow, now: Date): boolean =>
  canBeNudged(row) && (row.nudged_at === null || row.nudged_at.getTime() + NUDGE_PAUSE_MS <= now.getTime())

/** When the step after the present status is expected, by what the lender really takes, else by what is usual. */
export function expectNextStep(
  row: ApplicationRow,
  lenderSlug: string | null,
  events: readonly ApplicationEventRow[],
  durations: readonly StatusDuration[],
  now: Date,
): ApplicationCare {
  const days = lenderSlug !== null && awaitsAnswers(row, lenderSlug) ? null : workingDays(row, durations)
  const expected = days === null ? null : endOfWorkingDay(sinceWhen(row, events), days.count)
  const again = row.nudged_at === null ? null : new Date(row.nudged_at.getTime() + NUDGE_PAUSE_MS)
  const later = again !== null && again > now
  return {
    app_id: row.app_id,
    working_days: days?.count ?? null,
    expected_by: expected?.toISOString() ?? null,
    basis: days?.basis ?? null,
    overdue: expected !== null && now > expected,
    nudge: !canBeNudged(row) ? 'none' : later ? 'later' : 'possible',
    nudge_after: canBeNudged(row) && later ? again.toISOString() : null,
  }
}

function workingDays(row: ApplicationRow, durations: readonly StatusDuration[]) {
  return workingDaysIn({ lender_id: row.lender_id, product: productOf(row), status: statusOf(row) }, durations)
}

/** Working days that a lender takes in a status: as it really worked where enough is known, else as is usual; null = none. */
export function workingDaysIn(
  { lender_id, product, status }: { lender_id: number | null; product: ProductType; status: ApplicationStatus },
  durations: readonly StatusDuration[],
): { count: number; basis: 'usual' | 'history' } | null {
  const usual = usualDays(product, status)
  if (usual === null) return null
  const known = durations.find((each) => each.lender_id === lender_id && each.status === status)
  if (!known || known.known < ENOUGH) return { count: usual, basis: 'usual' }
  const count = Math.ceil((known.median_seconds / DAY_SECONDS) * WORKING_SHARE)
  return { count: Math.min(Math.max(count, 1), LONGEST_WORKING_DAYS), basis: 'history' }
}

/** When the present status began: notes, which leave it as it is, do not start it anew. */
function sinceWhen(row: ApplicationRow, events: readonly ApplicationEventRow[]): Date {
  const lastOther = events.findLastIndex(({ status }) => status !== row.status)
  return events[lastOther + 1]?.at ?? row.updated_at
}
