import type { Deps } from '#server/deps.ts'
import { tableFile } from '#server/http/file-response.ts'
import type { Handlers } from '#server/http/handler.ts'
import { exportInternalReport } from '#server/services/figures/export-internal-report.ts'
import { exportInternalRows } from '#server/services/figures/export-internal-rows.ts'
import { getInternalReport } from '#server/services/figures/get-internal-report.ts'
import { getWorkList } from '#server/services/figures/get-work-list.ts'
import { listInternalRows } from '#server/services/figures/list-internal-rows.ts'
import { rangeOf } from '#server/services/shared/report-days.ts'
import type { DaysAsked } from '#server/services/shared/report-days.ts'
import type { adminInternalReportEndpoints } from '#src/contract/endpoints/admin/figures-internal-report.ts'
import type { FilePeriod } from '#src/contract/endpoints/file-format.ts'
import { INTERNAL_REPORTS } from '#src/contract/entities/figures/internal-report.ts'
import type { InternalReport } from '#src/contract/entities/figures/internal-report.ts'

type OfReport = { query: DaysAsked & { report: InternalReport }; deps: Pick<Deps, 'clock'> }
const periodOf = ({ query, deps }: OfReport): FilePeriod =>
  INTERNAL_REPORTS[query.report].basis === 'as_of' ? {} : rangeOf(query, deps.clock.now())

export const adminInternalReportRoutes: Handlers<typeof adminInternalReportEndpoints> = {
  getWorkList: ({ deps, by }) => getWorkList(deps, by),

  getInternalReport: ({ deps, query }) => getInternalReport(deps, query),

  listInternalRows: ({ deps, query }) => listInternalRows(deps, query),

  exportInternalReport: async (call) => {
    const table = await exportInternalReport(call.deps, call.query, call.by)
    return tableFile(call, `internal-report-${call.query.report}`, table, periodOf(call))
  },

  exportInternalRows: async (call) => {
    const table = await exportInternalRows(call.deps, call.query, call.by)
    return tableFile(call, `${call.query.report}-${call.query.show}`, table, periodOf(call))
  },
}
