import { toLender } from '#server/db/lender-row.ts'
import { countContactChangesEnded } from '#server/db/repositories/callers/contact-changes.ts'
import { listLenderRows } from '#server/db/repositories/catalogue/lenders.ts'
import { countOverdueEnquiries } from '#server/db/repositories/enquiries/enquiry-desk.ts'
import { listFigures } from '#server/db/repositories/figures/figures.ts'
import * as work from '#server/db/repositories/figures/work-list.ts'
import { listAdminNames } from '#server/db/repositories/identity/admins.ts'
import { listOpenMatters } from '#server/db/repositories/matters/lender-matters.ts'
import { countOtherAdministrators, countReviewsDue } from '#server/db/repositories/staff/staff.ts'
import { countOverdueTickets } from '#server/db/repositories/support/ticket-desk.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { canOpen } from '#src/contract/access.ts'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import { lenderLacks } from '#src/contract/catalogue/lender-readiness.ts'
import { enquiryDueAt, overdueEnquiriesBefore } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import type { CountKey } from '#src/contract/entities/figures/metrics.ts'
import { WORK_KIND_KEYS, WORK_KINDS } from '#src/contract/entities/figures/work-kinds.ts'
import type { WorkKind } from '#src/contract/entities/figures/work-kinds.ts'
import { YESTERDAY_FIGURES } from '#src/contract/entities/figures/work-list.ts'
import type { WorkList } from '#src/contract/entities/figures/work-list.ts'
import { CONTACT_CHANGE_TOLD_DAYS } from '#src/contract/entities/support/contact-change.ts'
import { addDays, istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { NO_PAISE, toRupees } from '#src/contract/rules/paise.ts'
import { days, hours } from '#src/contract/rules/time.ts'
import { reviewStart } from '../staff/public/review-start.ts'
import { REPORT_SOURCES, spanAsked } from './shared/internal-reports.ts'
import { linesToSettle, loansToChase, openLedgers } from './shared/ledger-work.ts'
import type { NamedLedger } from './shared/ledger-work.ts'
import type { AwaitingApproval } from './shared/waiting.ts'
import { actsToDecide, filesToFinish, promisedCalls, runsToCheck, runsToSend } from './shared/work-of-person.ts'

/** So many failed calls in an hour are no accident. */
const FAILING_CALLS = 3
/** After so long nobody sends a message again. */
const WEBHOOK_DAYS = 7

/** What waits for this person, the most pressing first, and yesterday's figures beside those of the day before. */
export async function getWorkList(deps: Deps, by: Pick<AdminSession, 'role' | 'admin_id'>): Promise<WorkList> {
  const now = deps.clock.now()
  const waits: (AwaitingApproval & { kind: WorkKind })[] = []
  let read: Promise<NamedLedger[]> | undefined
  const ledgers = () => (read ??= openLedgers(deps))
  const looked_at = WORK_KIND_KEYS.filter((each) => mayDo(by.role, each))
  for (const kind of looked_at)
    for (const each of [await COUNTERS[kind](deps, now, by.admin_id, ledgers)].flat())
      if (each.count > 0) waits.push({ kind, ...each })
  const names = await listAdminNames(deps.db, [...new Set(waits.flatMap(({ by }) => by ?? []))])
  const byOf = (adminId: number | null | undefined) => {
    const name = adminId == null ? undefined : names.get(adminId)
    return name === undefined ? null : { name, is_own: adminId === by.admin_id }
  }
  const [dayBefore, yesterday] = await lastFigures(deps, now)
  return {
    as_of: now.toISOString(),
    looked_at,
    items: waits.map(({ kind, count, oldest, about = null, by, place = {}, from }) => ({
      kind,
      count,
      oldest_at: oldest?.toISOString() ?? null,
      about,
      by: byOf(by),
      place,
      ...(from && { from_at: from.toISOString() }),
    })),
    figures: YESTERDAY_FIGURES.map((key) => ({ key, now: yesterday[key], before: dayBefore[key] })),
  }
}

const mayDo = (role: number, kind: WorkKind): boolean =>
  isAdminRole(role) && canOpen(role, WORK_KINDS[kind]) && !(ON_THE_DESK.includes(kind) && canOpen(role, 'ticket-desk'))

/** Whoever may answer tickets sees what is overdue on the desk; the report is for those who may only read. */
const ON_THE_DESK: readonly WorkKind[] = ['tickets_late']

/** `ledgers`: the books of all lenders, read once for everything that waits in them. */
type Counter = (
  deps: Deps,
  now: Date,
  adminId: number,
  ledgers: () => Promise<NamedLedger[]>,
) => Promise<AwaitingApproval | AwaitingApproval[]>
const COUNTERS: Record<WorkKind, Counter> = {
  calls_promised: (deps, _, adminId) => promisedCalls(deps, adminId),
  tickets_overdue: ({ db }, now) => countOverdueTickets(db, { now, today: startOfIstDay(istDay(now)) }),
  enquiries_overdue: async ({ db }, now) => {
    const late = await countOverdueEnquiries(db, overdueEnquiriesBefore(now))
    return { ...late, oldest: late.oldest && enquiryDueAt(late.oldest) }
  },
  tickets_late: ({ db }, now) => work.countLateTickets(db, startOfIstDay(istDay(now))),
  lenders_failing: ({ db }, now) => work.countFailingLenders(db, new Date(now.getTime() - hours(1)), FAILING_CALLS),
  contact_changes_ended: ({ db }, now, adminId) =>
    countContactChangesEnded(db, adminId, new Date(now.getTime() - days(CONTACT_CHANGE_TOLD_DAYS))),
  second_administrator: async ({ db }, _, adminId) => ifTrue((await countOtherAdministrators(db, adminId)) === 0),
  approvals: (deps, _, adminId) => actsToDecide(deps, adminId),
  runs_to_check: (deps, _, adminId) => runsToCheck(deps, adminId),
  runs_to_send: runsToSend,
  access_reviews: async ({ db }, now) => ({
    ...(await countReviewsDue(db, reviewStart(now))),
    oldest: reviewStart(now),
  }),
  disputes: ({ db }) => work.countDisputes(db),
  months_to_approve: async ({ db }, now) => withEnd(await work.countMonthsToApprove(db, istDay(now).slice(0, 7))),
  months_to_pay: async ({ db }) => withEnd(await work.countMonthsToPay(db)),
  files_mis: (deps) => filesToFinish(deps, 'mis'),
  files_status: (deps) => filesToFinish(deps, 'application_status'),
  files_commission: (deps) => filesToFinish(deps, 'commission'),
  files_bank: (deps) => filesToFinish(deps, 'payment_run'),
  lines_to_settle: async (deps, _, adminId, ledgers) => linesToSettle(deps, await ledgers(), adminId),
  loans_to_chase: async (_, now, __, ledgers) => loansToChase(await ledgers(), now),
  payouts_held: ({ db }) => work.countHeldPayouts(db),
  accounts_returned: ({ db }) => work.countAccountsIn(db, 'returned'),
  accounts_to_compare: ({ db }) => work.countAccountsIn(db, 'unsure'),
  merchant_requests: ({ db }) => work.countMerchantRequests(db),
  webhooks_given_up: ({ db }, now) => work.countGivenUpWebhooks(db, new Date(now.getTime() - days(WEBHOOK_DAYS))),
  erasures_held: ({ db }) => work.countHeldErasures(db),
  lenders_lacking: countLackingLenders,
  first_lender: async ({ db }) => ifTrue((await listLenderRows(db)).every(({ lender_status }) => lender_status !== 1)),
  terms_missing: ({ db }, now) => work.countWithoutTerms(db, istDay(now)),
  // Before anything was applied for there is nothing that a file could tell.
  first_file: async ({ db }) => ifTrue(await work.lacksFirstFile(db)),
  criteria_drafts: async ({ db }) => (await work.listCriteriaDrafts(db)).map(ofLender),
  words_unknown: async ({ db }) => (await work.listUnknownWords(db)).map(ofLender),
  lender_matters: async ({ db }, now) => (await listOpenMatters(db, now)).map(ofLender),
  sums_wrong: ({ db }) => work.countWrongSums(db),
}

/** Of what is there or not. */
const ifTrue = (waits: boolean): AwaitingApproval => ({ count: waits ? 1 : 0, oldest: null })

const ofLender = ({
  lender_id,
  lender,
  ...of
}: AwaitingApproval & { lender_id: number; lender: string }): AwaitingApproval => ({
  ...of,
  about: lender,
  place: { lender_id },
})

/** A month waits since the first instant after it. */
const withEnd = ({ month, ...rest }: Awaited<ReturnType<typeof work.countMonthsToPay>>): AwaitingApproval => ({
  ...rest,
  oldest: month === null ? null : startOfIstDay(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`),
})

/** Lenders that are offered and lack something that customers need. */
async function countLackingLenders({ db }: Deps): Promise<AwaitingApproval> {
  const lacking = (await listLenderRows(db))
    .map(toLender)
    .filter((lender) => lender.lender_status === 1 && lenderLacks(lender).length > 0)
  const [first] = lacking
  const place = lacking.length === 1 && first ? { lender_id: first.lender_id } : {}
  return { count: lacking.length, oldest: null, about: first?.name ?? null, place }
}

/** Figures of the day before yesterday and of yesterday, by the same sums as the reports. */
async function lastFigures({ db }: Deps, now: Date) {
  const today = istDay(now)
  const days = [addDays(today, -2), addDays(today, -1)] as const
  const ask = { range: { from: days[0], to: days[1] }, filters: {}, by: ['day'], today } as const
  const steps = [
    ...(await listFigures(db, 'application', { ...ask, keys: ['app_submitted'] })),
    ...(await listFigures(db, 'event', { ...ask, keys: ['event_approved', 'event_disbursed'] })),
  ]
  const figuresOf = async (day: string) => {
    const asked = spanAsked({ from: day, to: day }, now)
    const step = (name: CountKey) => steps.find(({ key, of }) => key === name && of[0] === day)
    const revenue = await REPORT_SOURCES.revenue.totals(db, asked)
    const codes = await REPORT_SOURCES.otp.totals(db, asked)
    const calls = await REPORT_SOURCES.lenders.totals(db, asked)
    return {
      applications: step('app_submitted')?.n ?? 0,
      approvals: step('event_approved')?.n ?? 0,
      disbursed_amount: toRupees(step('event_disbursed')?.paise ?? NO_PAISE),
      revenue: revenue.revenue ?? 0,
      otp_failure: percentOf(codes.failed, codes.submitted),
      lender_api_failure: percentOf(calls.failed, calls.calls),
    }
  }
  return [await figuresOf(days[0]), await figuresOf(days[1])] as const
}

/** One decimal; null of nothing. */
const percentOf = (part: number | null | undefined, whole: number | null | undefined): number | null =>
  whole ? Math.round(((part ?? 0) / whole) * 1_000) / 10 : null
