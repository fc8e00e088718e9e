import type { Schema } from 'yup'
import { pageFields, pageSchema } from '#src/contract/entities/shared/page-query.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { payoutMonth } from '../../entities/earnings/payout-fields.ts'
import { payoutLineSchema, payoutReasonSchema, statementsSchema } from '../../entities/earnings/payout.ts'
import { ownFigureTraceSchema, traceOfOwnFigure } from '../../entities/figures/funnel-report.ts'
import { attentionCounts, firstStepSchema } from '../../entities/partners/attention-schema.ts'
import { ownTaxSchema, taxQuarter } from '../../entities/paying/tax.ts'
import {
  APPLICATION_SORTS,
  applicationFilters,
  applicationFiltersSchema,
  applicationReportRowSchema,
  DISBURSAL_SORTS,
  disbursalFilters,
  disbursalFiltersSchema,
  disbursalReportRowSchema,
  LEAD_SORTS,
  leadFilters,
  leadFiltersSchema,
  leadReportRowSchema,
  PAYOUT_SORTS,
  payoutFilters,
  payoutFiltersSchema,
} from '../../entities/reports/partner-report.ts'
import { rangeFields } from '../../entities/reports/range-fields.ts'
import { isoDay, isoInstant, listOf, rowId, strictObject } from '../../entities/shared/fields.ts'
import type { PartnerRight } from '../../partner-rights.ts'
import { defineEndpoints } from '../endpoint.ts'
import { fileFormat } from '../file-format.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

const count = () => number().integer().min(0).defined()

/** One day's sums, or a period's; `earnings` and `disbursed` in rupees, earnings before tax is deducted. */
export const figuresSchema = strictObject({
  visits: count(),
  leads: count(),
  applications: count(),
  disbursals: count(),
  disbursed: number().defined(),
  earnings: number().defined(),
})

/** What wants doing: how many of each; `month` is the statement that waits to be paid, such as 2026-10. */
const attentionSchema = strictObject({
  ...attentionCounts(),
  statement_ready: payoutMonth().nullable(),
})

const report = <const R extends PartnerRight, Q extends Schema, A extends Schema>(
  name: string,
  right: R,
  query: Q,
  response: A,
  summary: string,
) =>
  ({
    method: 'GET',
    path: `/api/partner/reports/${name}`,
    area: 'partner',
    right,
    summary,
    masquerade: 'allow',
    query,
    response,
    limit: 'read',
  }) as const

const file = <const R extends PartnerRight, Q extends Schema>(name: string, right: R, query: Q) =>
  ({
    method: 'GET',
    path: `/api/partner/reports/${name}/export`,
    area: 'partner',
    right,
    summary: `The ${name} that pass the filters as a file, CSV or Excel with a sheet of its filters, newest first.`,
    masquerade: 'deny',
    query,
    answerKind: 'table',
    response: string().defined(),
    limit: 'read',
    audit: 'partner.report-export',
  }) as const

export const partnerEarningsEndpoints = defineEndpoints({
  getPartnerHome: {
    method: 'GET',
    path: '/api/partner/home',
    area: 'partner',
    summary:
      'Figures of the days and of as many days before, day by day, and what wants doing. What the person may not see is 0.',
    masquerade: 'allow',
    query: strictObject(rangeFields),
    response: strictObject({
      from: isoDay(),
      to: isoDay(),
      now: figuresSchema,
      before: figuresSchema,
      days: listOf(figuresSchema.shape({ day: isoDay() })),
      attention: attentionSchema,
      /** Whether an agreement was ever accepted: without one no link can be made. */
      may_make_links: boolean().defined(),
      /** Empty once all are done. */
      first_steps: listOf(firstStepSchema),
      next_payment: number().defined(),
      accrued: number().defined(),
      latest: listOf(leadReportRowSchema),
    }),
    limit: 'read',
  },
  traceOwnFigure: {
    method: 'GET',
    path: '/api/partner/figure-trace',
    area: 'partner',
    summary:
      "By how much one of the partner's own figures has changed against as many days before, told apart by channel, link, product, lender or day; it takes the right that the figure takes.",
    masquerade: 'allow',
    query: strictObject(traceOfOwnFigure),
    response: ownFigureTraceSchema,
    limit: 'read',
  },
  listLeadReport: report(
    'leads',
    'leads',
    strictObject({ ...pageFields(LEAD_SORTS), ...leadFilters }),
    pageSchema(leadReportRowSchema),
    "The partner's leads, filtered, sorted and in pages; names and numbers are masked.",
  ),
  listApplicationReport: report(
    'applications',
    'leads',
    strictObject({ ...pageFields(APPLICATION_SORTS), ...applicationFilters }),
    pageSchema(applicationReportRowSchema),
    "Applications that came of the partner's leads, except drafts.",
  ),
  listDisbursalReport: report(
    'disbursals',
    'earnings',
    strictObject({ ...pageFields(DISBURSAL_SORTS), ...disbursalFilters }),
    pageSchema(disbursalReportRowSchema),
    "Loans that were paid out to the partner's leads.",
  ),
  listPayoutReport: report(
    'payouts',
    'earnings',
    strictObject({ ...pageFields(PAYOUT_SORTS), ...payoutFilters }),
    pageSchema(payoutLineSchema),
    'Lines of statements with all that they follow from.',
  ),
  exportLeadReport: file('leads', 'leads', leadFiltersSchema.shape(fileFormat)),
  exportApplicationReport: file('applications', 'leads', applicationFiltersSchema.shape(fileFormat)),
  exportDisbursalReport: file('disbursals', 'earnings', disbursalFiltersSchema.shape(fileFormat)),
  exportPayoutReport: file('payouts', 'earnings', payoutFiltersSchema.shape(fileFormat)),
  listPayoutStatements: {
    method: 'GET',
    path: '/api/partner/statements',
    area: 'partner',
    right: 'earnings',
    summary: 'What each month comes to, newest first.',
    masquerade: 'allow',
    response: statementsSchema,
    limit: 'read',
  },
  listOwnTax: {
    method: 'GET',
    path: '/api/partner/tax',
    area: 'partner',
    right: 'earnings',
    summary: 'What was deducted in each quarter at which rate and by which law, as its certificate will say.',
    masquerade: 'allow',
    response: ownTaxSchema,
    limit: 'read',
  },
  exportOwnTax: {
    method: 'GET',
    path: '/api/partner/tax/{quarter}/export',
    area: 'partner',
    right: 'earnings',
    summary: "A quarter's tax by month, section and rate as a CSV file.",
    masquerade: 'deny',
    params: strictObject({ quarter: taxQuarter() }),
    answerKind: 'csv',
    response: string().defined(),
    limit: 'read',
    audit: 'tax.own-export',
  },
  createPayoutDispute: {
    method: 'POST',
    path: '/api/partner/payouts/{payoutId}/dispute',
    area: 'partner',
    right: 'earnings',
    summary: 'Says of a line why it is not right; one question at a time for each line.',
    masquerade: 'deny',
    params: strictObject({ payoutId: pathId() }),
    body: payoutReasonSchema,
    response: messageAnswer.shape({ dispute_id: rowId(), created_at: isoInstant() }),
    limit: 'write',
    audit: 'payout.dispute',
  },
})
