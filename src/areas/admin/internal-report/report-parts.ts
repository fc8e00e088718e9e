import type {
  CountName,
  FigureName,
  GroupName,
  InternalReport,
  InternalReportView,
} from '#src/contract/entities/figures/internal-report.ts'
import { INTERNAL_REPORTS } from '#src/contract/entities/figures/internal-report.ts'
import { METRICS } from '#src/contract/entities/figures/metrics.ts'
import type { MetricKey } from '#src/contract/entities/figures/metrics.ts'
import { count, rupees, rupeesAndPaise, shareText } from '#src/lib/format.ts'
import { shareOf } from '#src/ui/figures/change.ts'

export interface Part {
  /** What it is, and what it counts. */
  metric: MetricKey
  /** The report's own name of it; of a share: of what is above the line. */
  key: FigureName
  lessIsBetter?: boolean
}

const part = (metric: MetricKey, key: FigureName): Part => ({ metric, key })
const bad = (metric: MetricKey, key: FigureName): Part => ({ metric, key, lessIsBetter: true })
const SENT = part('otp_sent', 'submitted')
const CODES = [SENT, bad('otp_failure', 'failed'), bad('otp_failed', 'failed'), bad('otp_not_entered', 'not_entered')]
const CALLS = [
  part('lender_calls', 'calls'),
  bad('lender_api_failure', 'failed'),
  bad('lender_calls_failed', 'failed'),
  bad('applications_stuck', 'applications'),
  bad('api_p50', 'p50'),
  bad('api_p95', 'p95'),
]
const TICKETS = [
  part('tickets_due', 'due'),
  part('ticket_sla', 'in_time'),
  part('tickets_in_time', 'in_time'),
  bad('tickets_late', 'late'),
  bad('tickets_unanswered', 'unanswered'),
  part('tickets_rated', 'rated'),
  part('ticket_helped', 'helped'),
  part('tickets_helped', 'helped'),
  bad('tickets_not_helped', 'not_helped'),
]
const BUSINESS = [
  part('revenue_loans', 'loans'),
  part('revenue_disbursed', 'disbursed'),
  part('revenue', 'revenue'),
  part('revenue_partners', 'partners'),
  part('revenue_kept', 'kept'),
]
/** Accrued is billed and not billed; bills with GST are received, held back and outstanding. */
export const BILL_PARTS: readonly Part[] = (
  ['bill_accrued', 'billed', 'unbilled', 'bill_total', 'received', 'tds_held', 'outstanding'] as const
).map((key) => part(key, key))
const OWED = [part('payout_liability', 'owed'), part('payout_accrued', 'accrued'), part('payout_approved', 'approved')]
const without = (parts: readonly Part[], ...metrics: MetricKey[]) =>
  parts.filter(({ metric }) => !metrics.includes(metric))

/** Which figures of a report are shown, and by which it is cut, in their order. */
export const REPORT_PARTS: Record<
  InternalReport,
  { figures: readonly Part[]; groups: readonly (readonly [GroupName, readonly Part[]])[] }
> = {
  otp: {
    figures: CODES,
    groups: [
      ['operator', CODES],
      ['reason', [bad('otp_failed', 'failed')]],
    ],
  },
  lenders: {
    figures: CALLS,
    groups: [
      ['lender', CALLS],
      ['outcome', [bad('lender_calls_failed', 'failed')]],
      ['operation', without(CALLS, 'applications_stuck')],
    ],
  },
  revenue: { figures: without(BUSINESS, 'revenue_partners'), groups: [['lender', BUSINESS]] },
  liability: { figures: OWED, groups: [['partner', [part('payout_lines', 'lines'), ...OWED]]] },
  tickets: { figures: TICKETS, groups: [['asker', TICKETS]] },
}

/** The rows of a report that a figure opens, or that it is a part of. */
const countOf = (count: string | null): CountName | undefined => COUNTS.find((name) => count?.endsWith(`:${name}`))
const COUNTS = Object.values(INTERNAL_REPORTS).flatMap(({ counts }): readonly CountName[] => counts)

export const showOf = ({ metric }: Part): CountName | undefined => countOf(METRICS[metric].numerator)

export type Listed = InternalReportView['now']
const of = (figures: Listed, key: FigureName): number | null => figures.find((each) => each.key === key)?.value ?? null

/** What a part comes to; null = there is none. */
export function valueOf({ key, metric }: Part, figures: Listed): number | null {
  const value = of(figures, key)
  const whole = countOf(METRICS[metric].denominator)
  return whole === undefined || value === null ? value : shareOf(value, of(figures, whole) ?? 0)
}

type Words = (key: string, values?: Record<string, unknown>) => string

/** As it is written; paise where a sum is looked at closely. */
export function shownOf(part: Part, figures: Listed, t: Words, close = false): string {
  const value = valueOf(part, figures)
  if (value === null) return t('figures:none')
  const { unit } = METRICS[part.metric]
  if (unit === 'share') return shareText(value)
  if (unit === 'rupees') return close ? rupeesAndPaise(value) : rupees(value)
  if (unit === 'count') return count(value)
  const limit = of(figures, 'limit')
  if (limit !== null && value >= limit) return t('internal-report:msLimit', { value: count(value) })
  return t(of(figures, 'near') === 1 ? 'internal-report:msNear' : 'internal-report:ms', { value: count(value) })
}
