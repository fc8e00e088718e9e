import {
  figureAlarmSchema,
  figureFilters,
  figureRowSchema,
  figureTraceSchema,
  journeyReportSchema,
  productsReportSchema,
  rowsOfFigure,
  traceOfFigure,
} from '#src/contract/entities/figures/funnel-report.ts'
import { DIMENSIONS, FIGURE_ROW_SORTS } from '#src/contract/entities/figures/metrics.ts'
import { listOf, strictObject } from '#src/contract/entities/shared/fields.ts'
import { pageFields, pageSchema } from '#src/contract/entities/shared/page-query.ts'
import { string } from '#src/contract/yup.ts'
import { defineEndpoints } from '../endpoint.ts'
import { fileFormat } from '../file-format.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

const productsQuery = strictObject({
  ...figureFilters,
  /** Lines for each product, or for each product and lender. */
  by: string().oneOf(['product', 'lender'], 'rules:choice.unknown').optional(),
})
const journeyQuery = strictObject({
  ...figureFilters,
  /** By what the table is cut; without it, by the source. */
  by: string().oneOf(DIMENSIONS, 'rules:choice.unknown').optional(),
})
const file = { answerKind: 'table', response: string().defined(), limit: 'read', audit: 'figures.export' } as const
const rowsQuery = strictObject(rowsOfFigure)

export const adminFiguresEndpoints = defineEndpoints({
  getProductsReport: {
    method: 'GET',
    path: '/api/products-report',
    area: 'admin',
    pages: ['products-report', 'vendors-products-report'],
    summary: 'Applications sent in some days and what became of them, by product or by product and lender.',
    masquerade: 'deny',
    query: productsQuery,
    response: productsReportSchema,
    limit: 'read',
    readsReplica: true,
  },
  exportProductsReport: {
    method: 'GET',
    path: '/api/products-report/export',
    area: 'admin',
    pages: ['products-report', 'vendors-products-report'],
    summary: 'The same as a file, CSV or Excel with a sheet of what it counts and its filters.',
    masquerade: 'deny',
    query: productsQuery.shape(fileFormat),
    ...file,
    readsReplica: true,
  },
  getJourneyReport: {
    method: 'GET',
    path: '/api/customers-journey',
    area: 'admin',
    pages: ['customers-journey'],
    summary: 'How far visits, journeys and applications of some days came, how long it took, and where people stopped.',
    masquerade: 'deny',
    query: journeyQuery,
    response: journeyReportSchema,
    limit: 'read',
    readsReplica: true,
  },
  exportJourneyReport: {
    method: 'GET',
    path: '/api/customers-journey/export',
    area: 'admin',
    pages: ['customers-journey'],
    summary: 'The same as a file, CSV or Excel with a sheet of what it counts and its filters.',
    masquerade: 'deny',
    query: journeyQuery.shape(fileFormat),
    ...file,
    readsReplica: true,
  },
  listFigureRows: {
    method: 'GET',
    path: '/api/figure-rows',
    area: 'admin',
    pages: ['customers-journey', 'products-report', 'vendors-products-report'],
    summary:
      'Exactly the visits, journeys or applications that a figure counts, in pages; counted exactly up to 10,000.',
    masquerade: 'deny',
    query: rowsQuery.shape(pageFields(FIGURE_ROW_SORTS)),
    response: pageSchema(figureRowSchema),
    limit: 'read',
    readsReplica: true,
  },
  exportFigureRows: {
    method: 'GET',
    path: '/api/figure-rows/export',
    area: 'admin',
    pages: ['customers-journey', 'products-report', 'vendors-products-report'],
    summary: 'All rows that a figure counts as a file, CSV or Excel, the newest first.',
    masquerade: 'deny',
    query: rowsQuery.shape(fileFormat),
    ...file,
    readsReplica: true,
  },
  traceFigure: {
    method: 'GET',
    path: '/api/figure-trace',
    area: 'admin',
    pages: ['customers-journey', 'internal-report'],
    summary:
      'By how much a figure has changed against as many days before, told apart by lender, partner, campaign, day or another: the lines make up the change.',
    masquerade: 'deny',
    query: strictObject(traceOfFigure),
    response: figureTraceSchema,
    limit: 'read',
    readsReplica: true,
  },
  listFigureAlarms: {
    method: 'GET',
    path: '/api/figure-alarms',
    area: 'admin',
    pages: ['dashboard'],
    summary: 'Sums that the hourly check found wrong, and made right, and that nobody has seen yet.',
    masquerade: 'deny',
    response: listOf(figureAlarmSchema),
    limit: 'read',
  },
  seeFigureAlarm: {
    method: 'POST',
    path: '/api/figure-alarms/{id}/seen',
    area: 'admin',
    pages: ['dashboard'],
    summary: 'Takes such a finding off the work list.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    response: messageAnswer,
    limit: 'write',
    audit: 'figures.alarm-seen',
  },
})
