import type { CountName, InternalReport } from '../entities/figures/internal-report.ts'
import { HOLD_DAYS } from '../attribution.ts'

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

/** `direct`: no partner brought them. */
export const FACT_CHANNELS = ['direct', 'link', 'qr', 'widget', 'api'] as const

export type Basis = 'cohort' | 'event' | 'as_of'

/** Rows of an internal report, such as `otp:failed`. */
type InternalCount = `${InternalReport}:${CountName}`

export interface Metric {
  /** What stands above the line, in the words of `metrics:<key>.numerator`, and the rows that the figure opens. */
  numerator: CountKey | InternalCount | null
  /** Null = the figure has no lower line. */
  denominator: CountKey | InternalCount | null
  basis: Basis
  unit: 'share' | 'money_share' | 'rupees' | 'milliseconds' | 'hours' | 'count'
  /** Whose days. */
  zone: 'Asia/Kolkata'
}
const metric = <Above extends Metric['numerator'], Below extends Metric['denominator']>(
  numerator: Above,
  denominator: Below,
  basis: Basis,
  unit: Metric['unit'] = 'share',
) => ({ numerator, denominator, basis, unit, zone: 'Asia/Kolkata' as const })

/**
 * Every figure of the back office and what it counts, the one place; its words are in `metrics.json`. A share never divides
 * events of some days by others of the same days: who was decided today applied before.
 */
export const METRICS = {
  visit_to_lead: metric('visit_verified', 'visit_began', 'cohort'),
  otp_pass: metric('visit_verified', 'visit_code', 'cohort'),
  completion: metric('journey_completed', 'journey_began', 'cohort'),
  offer_rate: metric('journey_offered', 'journey_completed', 'cohort'),
  apply_rate: metric('journey_applied', 'journey_offered', 'cohort'),
  approval_rate: metric('app_approved', 'app_submitted', 'cohort'),
  approval_of_decided: metric('app_approved', 'app_decided', 'cohort'),
  disbursal_rate: metric('app_disbursed', 'app_submitted', 'cohort'),
  disbursal_of_approved: metric('app_disbursed', 'app_approved', 'cohort'),
  value_conversion: metric('app_disbursed', 'app_submitted', 'cohort', 'money_share'),
  disbursed_of_cohort: metric('app_disbursed', null, 'cohort', 'rupees'),
  applications: metric('app_submitted', null, 'cohort', 'count'),
  approvals: metric('event_approved', null, 'event', 'count'),
  rejections: metric('event_rejected', null, 'event', 'count'),
  disbursals: metric('event_disbursed', null, 'event', 'count'),
  disbursed_amount: metric('event_disbursed', null, 'event', 'rupees'),
  time_to_approval: metric('event_approved', null, 'event', 'hours'),
  time_to_disbursal: metric('event_disbursed', null, 'event', 'hours'),
  drop_off: metric(null, 'journey_began', 'cohort', 'count'),
  otp_sent: metric('otp:submitted', null, 'event', 'count'),
  otp_failed: metric('otp:failed', null, 'event', 'count'),
  otp_failure: metric('otp:failed', 'otp:submitted', 'event'),
  otp_not_entered: metric('otp:not_entered', null, 'event', 'count'),
  lender_calls: metric('lenders:calls', null, 'event', 'count'),
  lender_calls_failed: metric('lenders:failed', null, 'event', 'count'),
  lender_api_failure: metric('lenders:failed', 'lenders:calls', 'event'),
  applications_stuck: metric('lenders:applications', null, 'event', 'count'),
  api_p50: metric('lenders:calls', null, 'event', 'milliseconds'),
  api_p95: metric('lenders:calls', null, 'event', 'milliseconds'),
  revenue_lines: metric('revenue:lines', null, 'event', 'count'),
  revenue_loans: metric('revenue:loans', null, 'event', 'count'),
  revenue_disbursed: metric('revenue:lines', null, 'event', 'rupees'),
  revenue: metric('revenue:lines', null, 'event', 'rupees'),
  revenue_partners: metric('revenue:lines', null, 'event', 'rupees'),
  revenue_kept: metric('revenue:lines', null, 'event', 'rupees'),
  payout_lines: metric('liability:lines', null, 'as_of', 'count'),
  payout_liability: metric('liability:lines', null, 'as_of', 'rupees'),
  payout_accrued: metric('liability:accrued_lines', null, 'as_of', 'rupees'),
  payout_approved: metric('liability:approved_lines', null, 'as_of', 'rupees'),
  tickets_due: metric('tickets:due', null, 'event', 'count'),
  ticket_sla: metric('tickets:in_time', 'tickets:due', 'event'),
  tickets_in_time: metric('tickets:in_time', null, 'event', 'count'),
  tickets_late: metric('tickets:late', null, 'event', 'count'),
  tickets_unanswered: metric('tickets:unanswered', null, 'event', 'count'),
  tickets_rated: metric('tickets:rated', null, 'event', 'count'),
  ticket_helped: metric('tickets:helped', 'tickets:rated', 'event'),
  tickets_helped: metric('tickets:helped', null, 'event', 'count'),
  tickets_not_helped: metric('tickets:not_helped', null, 'event', 'count'),
} as const satisfies Record<string, Metric>
export type MetricKey = keyof typeof METRICS

export const METRIC_KEYS = Object.keys(METRICS) as MetricKey[]

/** Figures of an internal report. */
export const metricsOf = (report: InternalReport): MetricKey[] =>
  METRIC_KEYS.filter((key) => METRICS[key].numerator?.startsWith(`${report}:`))

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
