import { HOLD_DAYS } from '#src/contract/attribution.ts'
import type { CountName, InternalReport } from './internal-report.ts'

/** In place of a product, lender or source that there is none of. */
export const NO_VALUE = '-'

/** The rows behind a figure have one order: by the instant by whose day they are counted. */
export const FIGURE_ROW_SORTS = ['at'] as const

/** A cohort is followed for so many days: what comes later counts for nobody, and a younger cohort is not complete yet. */
export const FOLLOWED_DAYS = HOLD_DAYS

/**
 * What is counted, by whose day. A unit counts once a step, at its first time, and a step implies those before it.
 *
 * - `visit`: by the day on which a visit began; `journey`: by the day on which a form was begun; `application`: by the day on
 *   which it was sent to a lender. All three are cohorts.
 * - `event`: by the day of the event itself.
 */
export const COUNTS = {
  visit_began: 'visit',
  visit_code: 'visit',
  visit_verified: 'visit',
  journey_began: 'journey',
  journey_completed: 'journey',
  journey_offered: 'journey',
  journey_applied: 'journey',
  journey_approved: 'journey',
  journey_disbursed: 'journey',
  app_submitted: 'application',
  app_received: 'application',
  app_decided: 'application',
  app_approved: 'application',
  app_disbursed: 'application',
  app_rejected: 'application',
  app_withdrawn: 'application',
  app_expired: 'application',
  event_approved: 'event',
  event_disbursed: 'event',
  event_rejected: 'event',
} as const
export type CountKey = keyof typeof COUNTS
export type CountFamily = (typeof COUNTS)[CountKey]
export const COUNT_KEYS = Object.keys(COUNTS) as CountKey[]

/** By what a figure is cut or narrowed. */
export const DIMENSIONS = ['product', 'lender', 'partner', 'channel', 'source'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** What each line of a cut counts. */
export const CUT_COUNTS = {
  visits: 'visit_began',
  verified: 'visit_verified',
  began: 'journey_began',
  offered: 'journey_offered',
  submitted: 'app_submitted',
  disbursed: 'app_disbursed',
} as const satisfies Record<string, CountKey>

/** `direct`: no partner brought them. */
export const FACT_CHANNELS = ['direct', 'link', 'qr', 'widget', 'api'] as const

/** Rows of an internal report, such as `otp:failed`. */
type InternalCount = `${InternalReport}:${CountName}`
/** Closed months with lenders, and the bills of them, which stand on the page of bills. */
export const BILLS = 'bills:months'

export interface Metric {
  /** What stands above the line, in the words of `metrics:<key>.numerator`, and the rows that the figure opens. */
  numerator: CountKey | InternalCount | typeof BILLS | null
  /** Null = the figure has no lower line. */
  denominator: CountKey | InternalCount | null
  unit: 'share' | 'money_share' | 'rupees' | 'milliseconds' | 'hours' | 'count'
  /** Whose days. */
  zone: 'Asia/Kolkata'
}
const metric = <Above extends Metric['numerator'], Below extends Metric['denominator']>(
  numerator: Above,
  denominator: Below,
  unit: Metric['unit'] = 'share',
) => ({ numerator, denominator, unit, zone: 'Asia/Kolkata' as const })

/**
 * Every figure of the back office and what it counts, the one place; its words are in `metrics.json`. A share never divides
 * events of some days by others of the same days: who was decided today applied before.
 */
export const METRICS = {
  visit_to_lead: metric('visit_verified', 'visit_began'),
  otp_pass: metric('visit_verified', 'visit_code'),
  completion: metric('journey_completed', 'journey_began'),
  offer_rate: metric('journey_offered', 'journey_completed'),
  apply_rate: metric('journey_applied', 'journey_offered'),
  approval_rate: metric('app_approved', 'app_submitted'),
  approval_of_decided: metric('app_approved', 'app_decided'),
  disbursal_rate: metric('app_disbursed', 'app_submitted'),
  disbursal_of_approved: metric('app_disbursed', 'app_approved'),
  value_conversion: metric('app_disbursed', 'app_submitted', 'money_share'),
  disbursed_of_cohort: metric('app_disbursed', null, 'rupees'),
  applications: metric('app_submitted', null, 'count'),
  approvals: metric('event_approved', null, 'count'),
  rejections: metric('event_rejected', null, 'count'),
  disbursals: metric('event_disbursed', null, 'count'),
  disbursed_amount: metric('event_disbursed', null, 'rupees'),
  time_to_approval: metric('event_approved', null, 'hours'),
  time_to_disbursal: metric('event_disbursed', null, 'hours'),
  drop_off: metric(null, 'journey_began', 'count'),
  otp_sent: metric('otp:submitted', null, 'count'),
  otp_failed: metric('otp:failed', null, 'count'),
  otp_failure: metric('otp:failed', 'otp:submitted'),
  otp_not_entered: metric('otp:not_entered', null, 'count'),
  lender_calls: metric('lenders:calls', null, 'count'),
  lender_calls_failed: metric('lenders:failed', null, 'count'),
  lender_api_failure: metric('lenders:failed', 'lenders:calls'),
  applications_stuck: metric('lenders:applications', null, 'count'),
  api_p50: metric('lenders:calls', null, 'milliseconds'),
  api_p95: metric('lenders:calls', null, 'milliseconds'),
  revenue_lines: metric('revenue:lines', null, 'count'),
  revenue_loans: metric('revenue:loans', null, 'count'),
  revenue_disbursed: metric('revenue:lines', null, 'rupees'),
  revenue: metric('revenue:lines', null, 'rupees'),
  revenue_partners: metric('revenue:lines', null, 'rupees'),
  revenue_kept: metric('revenue:lines', null, 'rupees'),
  bill_accrued: metric(BILLS, null, 'rupees'),
  billed: metric(BILLS, null, 'rupees'),
  unbilled: metric(BILLS, null, 'rupees'),
  bill_total: metric(BILLS, null, 'rupees'),
  received: metric(BILLS, null, 'rupees'),
  tds_held: metric(BILLS, null, 'rupees'),
  outstanding: metric(BILLS, null, 'rupees'),
  payout_lines: metric('liability:lines', null, 'count'),
  payout_liability: metric('liability:lines', null, 'rupees'),
  payout_accrued: metric('liability:accrued_lines', null, 'rupees'),
  payout_approved: metric('liability:approved_lines', null, 'rupees'),
  tickets_due: metric('tickets:due', null, 'count'),
  ticket_sla: metric('tickets:in_time', 'tickets:due'),
  tickets_in_time: metric('tickets:in_time', null, 'count'),
  tickets_late: metric('tickets:late', null, 'count'),
  tickets_unanswered: metric('tickets:unanswered', null, 'count'),
  tickets_rated: metric('tickets:rated', null, 'count'),
  ticket_helped: metric('tickets:helped', 'tickets:rated'),
  tickets_helped: metric('tickets:helped', null, 'count'),
  tickets_not_helped: metric('tickets:not_helped', null, 'count'),
} as const satisfies Record<string, Metric>
export type MetricKey = keyof typeof METRICS

export const METRIC_KEYS = Object.keys(METRICS) as MetricKey[]

/** Figures of an internal report; that of revenue tells of bills, too. */
export const metricsOf = (report: InternalReport): MetricKey[] =>
  METRIC_KEYS.filter((key) => {
    const { numerator } = METRICS[key]
    return numerator?.startsWith(`${report}:`) || (report === 'revenue' && numerator === BILLS)
  })

/** By whose day an internal report's rows are counted; what is owed is as it stands, whatever the day. */
const DAY_OF_ROWS = {
  otp: 'code',
  lenders: 'call',
  revenue: 'loan',
  liability: 'as_of',
  tickets: 'ticket',
  bills: 'bill',
} as const satisfies Record<InternalReport | 'bills', string>
export type Basis = CountFamily | (typeof DAY_OF_ROWS)[keyof typeof DAY_OF_ROWS]

/** By which day a figure counts, as the rows behind it do; in the words of `figures:passport.bases`. */
export function basisOf(key: MetricKey): Basis {
  const { numerator, denominator } = METRICS[key]
  const [name = ''] = (numerator ?? denominator).split(':')
  return name in COUNTS ? COUNTS[name as CountKey] : DAY_OF_ROWS[name as keyof typeof DAY_OF_ROWS]
}

/** The ladders that the customers' journey shows, top to bottom. */
export const LADDERS = {
  visit: ['visit_began', 'visit_code', 'visit_verified'],
  journey: [
    'journey_began',
    'journey_completed',
    'journey_offered',
    'journey_applied',
    'journey_approved',
    'journey_disbursed',
  ],
  application: ['app_submitted', 'app_received', 'app_approved', 'app_disbursed'],
} as const satisfies Record<string, readonly CountKey[]>

/** Of a journey alone it is known how it stopped: a visit just ends, and an application has its status. */
export const knowsStops = (count: CountKey): boolean => LADDERS.journey.some((key) => key === count)
