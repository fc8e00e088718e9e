import { canOpen } from '#src/contract/access.ts'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import { WORK_KIND_KEYS, WORK_KINDS, YESTERDAY_FIGURES } from '#src/contract/entities/figures/work-list.ts'
import type { WorkKind, WorkList } from '#src/contract/entities/figures/work-list.ts'
import { addDays, istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { lenderLacks } from '#src/contract/rules/lender-consistency.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { days, hours } from '#src/contract/rules/time.ts'
import { toLender } from '#server/db/lender-row.ts'
import { countPromisesDue } from '#server/db/repositories/calls/calls.ts'
import { listLenderRows } from '#server/db/repositories/catalogue/lenders.ts'
import * as work from '#server/db/repositories/figures/work-list.ts'
import { countReviewsDue } from '#server/db/repositories/staff/staff.ts'
import { countOverdueTickets } from '#server/db/repositories/support/ticket-desk.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { reviewStart } from '../staff/shared/review-start.ts'
import { REPORT_SOURCES, spanAsked } from './shared/internal-reports.ts'

/** So many failed calls in an hour are no accident. */
const FAILING_CALLS = 3
/** After so long nobody sends a message again. */
const WEBHOOK_DAYS = 7

/** What waits for this person's role, the most pressing first, and yesterday's figures beside those of the day before. */
export async function getWorkList(deps: Deps, { role }: Pick<AdminSession, 'role'>): Promise<WorkList> {
  const now = deps.clock.now()
  const items: WorkList['items'] = []
  for (const kind of WORK_KIND_KEYS.filter((each) => mayDo(role, each))) {
    const { count, oldest, about } = await COUNTERS[kind](deps, now)
    if (count > 0) items.push({ kind, count, oldest_at: oldest?.toISOString() ?? null, about: about ?? null })
  }
  const today = istDay(now)
  const yesterday = await figuresOf(deps, addDays(today, -1), now)
  const dayBefore = await figuresOf(deps, addDays(today, -2), now)
  return {
    as_of: now.toISOString(),
    items,
    figures: YESTERDAY_FIGURES.map((key) => ({ key, now: yesterday[key], before: dayBefore[key] })),
  }
}

const mayDo = (role: number, kind: WorkKind): boolean =>
  isAdminRole(role) && canOpen(role, WORK_KINDS[kind]) && !(ON_THE_DESK.includes(kind) && canOpen(role, 'ticket-desk'))

/** Whoever may answer tickets sees what is overdue on the desk; the report is for those who may only read. */
const ON_THE_DESK: readonly WorkKind[] = ['tickets_late']

const COUNTERS: Record<WorkKind, (deps: Deps, now: Date) => Promise<work.Waiting>> = {
  calls_promised: ({ db }, now) => countPromisesDue(db, now),
  tickets_overdue: ({ db }, now) => countOverdueTickets(db, { now, today: startOfIstDay(istDay(now)) }),
  tickets_late: ({ db }, now) => work.countLateTickets(db, startOfIstDay(istDay(now))),
  lenders_failing: ({ db }, now) => work.countFailingLenders(db, new Date(now.getTime() - hours(1)), FAILING_CALLS),
  approvals: ({ db }) => work.countApprovals(db),
  access_reviews: async ({ db }, now) => ({
    ...(await countReviewsDue(db, reviewStart(now))),
    oldest: reviewStart(now),
  }),
  disputes: ({ db }) => work.countDisputes(db),
  months_to_approve: async ({ db }, now) => withEnd(await work.countMonthsToApprove(db, istDay(now).slice(0, 7))),
  months_to_pay: async ({ db }) => withEnd(await work.countMonthsToPay(db)),
  payouts_held: ({ db }) => work.countHeldPayouts(db),
  accounts_to_compare: ({ db }) => work.countAccountsToCompare(db),
  merchant_requests: ({ db }) => work.countMerchantRequests(db),
  webhooks_given_up: ({ db }, now) => work.countGivenUpWebhooks(db, new Date(now.getTime() - days(WEBHOOK_DAYS))),
  erasures_held: ({ db }) => work.countHeldErasures(db),
  lenders_lacking: countLackingLenders,
  criteria_drafts: ({ db }) => work.countCriteriaDrafts(db),
  words_unknown: ({ db }) => work.countUnknownWords(db),
  sums_wrong: ({ db }) => work.countWrongSums(db),
}

/** A month waits since the first instant after it. */
const withEnd = ({ month, ...rest }: Awaited<ReturnType<typeof work.countMonthsToPay>>): work.Waiting => ({
  ...rest,
  oldest: month === null ? null : startOfIstDay(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`),
})

/** Lenders that are offered and lack something that customers need. */
async function countLackingLenders({ db }: Deps): Promise<work.Waiting> {
  const lacking = (await listLenderRows(db))
    .map(toLender)
    .filter((lender) => lender.lender_status === 1 && lenderLacks(lender).length > 0)
  return { count: lacking.length, oldest: null, about: lacking[0]?.name ?? null }
}

async function figuresOf({ db }: Deps, day: string, now: Date) {
  const asked = spanAsked({ from: day, to: day }, now)
  const { applications, approved, disbursed } = await work.sumSteps(db, asked)
  const revenue = await REPORT_SOURCES.revenue.totals(db, asked)
  const codes = await REPORT_SOURCES.otp.totals(db, asked)
  const calls = await REPORT_SOURCES.lenders.totals(db, asked)
  return {
    ...{ applications, approvals: approved, disbursed_amount: toRupees(disbursed), revenue: revenue.revenue ?? 0 },
    otp_failure: percentOf(codes.failed, codes.submitted),
    lender_api_failure: percentOf(calls.failed, calls.calls),
  }
}

/** One decimal; null of nothing. */
const percentOf = (part: number | null | undefined, whole: number | null | undefined): number | null =>
  whole ? Math.round(((part ?? 0) / whole) * 1_000) / 10 : null
