import type { InferType } from 'yup'
import {
  countName,
  groupName,
  internalReportSchema,
  internalRowSchema,
  reportName,
} from '#src/contract/entities/figures/internal-report.ts'
import { workListSchema } from '#src/contract/entities/figures/work-list.ts'
import { rangeFields } from '#src/contract/entities/reports/range-fields.ts'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { pageFields, pageSchema, searchText } from '#src/contract/entities/shared/page-query.ts'
import { string } from '#src/contract/yup.ts'
import { defineEndpoints } from '../endpoint.ts'
import { fileFormat } from '../file-format.ts'

/** Rows behind a figure have one order: by their time. */
export const INTERNAL_ROW_SORTS = ['at'] as const

const figureFields = { ...rangeFields, report: reportName().defined() }
const rowFields = {
  ...figureFields,
  /** Which figure of the report they are behind. */
  show: countName().defined(),
  /** Of one row of a group alone; the two go together. */
  group: groupName().optional(),
  key: searchText(),
}
const rowFiltersSchema = strictObject(rowFields)
export type InternalRowFilters = InferType<typeof rowFiltersSchema>

export const adminInternalReportEndpoints = defineEndpoints({
  getWorkList: {
    method: 'GET',
    path: '/api/work-list',
    area: 'admin',
    pages: ['dashboard'],
    summary: "What waits for this person's role, how many and how long, and yesterday's figures.",
    masquerade: 'deny',
    response: workListSchema,
    limit: 'read',
  },
  getInternalReport: {
    method: 'GET',
    path: '/api/internal-report',
    area: 'admin',
    pages: ['internal-report'],
    summary: 'One internal report: its figures of some days, of as many before, day by day, and cut by its groups.',
    masquerade: 'deny',
    query: strictObject(figureFields),
    response: internalReportSchema,
    limit: 'read',
    readsReplica: true,
  },
  exportInternalReport: {
    method: 'GET',
    path: '/api/internal-report/figures/export',
    area: 'admin',
    pages: ['internal-report'],
    summary: 'Every figure of an internal report in a line of its own, as a file, CSV or Excel.',
    masquerade: 'deny',
    query: strictObject({ ...figureFields, ...fileFormat }),
    answerKind: 'table',
    response: string().defined(),
    limit: 'read',
    audit: 'internal-report.export',
    readsReplica: true,
  },
  listInternalRows: {
    method: 'GET',
    path: '/api/internal-report/rows',
    area: 'admin',
    pages: ['internal-report'],
    summary: 'The rows that a figure of an internal report counts, in pages; none of them names a customer.',
    masquerade: 'deny',
    query: strictObject({ ...rowFields, ...pageFields(INTERNAL_ROW_SORTS) }),
    response: pageSchema(internalRowSchema),
    limit: 'read',
    readsReplica: true,
  },
  exportInternalRows: {
    method: 'GET',
    path: '/api/internal-report/export',
    area: 'admin',
    pages: ['internal-report'],
    summary: 'All rows that a figure of an internal report counts as a file, CSV or Excel, the newest first.',
    masquerade: 'deny',
    query: rowFiltersSchema.shape(fileFormat),
    answerKind: 'table',
    response: string().defined(),
    limit: 'read',
    audit: 'internal-report.export',
    readsReplica: true,
  },
})
