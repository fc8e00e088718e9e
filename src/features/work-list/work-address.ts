import { WORK_KINDS } from '#src/contract/entities/figures/work-list.ts'
import type { WorkKind, WorkList } from '#src/contract/entities/figures/work-list.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'

/** What of its page the work is on. */
const PARTS: Partial<Record<WorkKind, Record<string, string>>> = {
  tickets_overdue: { tab: 'overdue' },
  lenders_failing: { tab: 'lenders', preset: 'last_7_days' },
  merchant_requests: { tab: 'requests', status: 'open' },
  erasures_held: { tab: 'holds' },
  access_reviews: { tab: 'review', due: 'due' },
  sums_wrong: { show: 'alarms' },
}

/** Where the work is done. */
export function workAddress({ kind, oldest_at }: WorkList['items'][number], asOf: string): string {
  const page = WORK_KINDS[kind]
  // The list of exactly these: from the day of the oldest to yesterday.
  const from = istDay(new Date(oldest_at ?? asOf))
  const to = addDays(istDay(new Date(asOf)), -1)
  const late = { tab: 'tickets', show: 'unanswered', preset: 'custom_range', from, to }
  return withQuery(pathTo(page), kind === 'tickets_late' ? late : (PARTS[kind] ?? {}))
}
