import type { adminInternalReportEndpoints } from '#src/contract/endpoints/admin-internal-report.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import type { Handlers } from '../../http/handler.ts'
import { exportInternalRows } from '#server/services/figures/export-internal-rows.ts'
import { getInternalReport } from '#server/services/figures/get-internal-report.ts'
import { getWorkList } from '#server/services/figures/get-work-list.ts'
import { listInternalRows } from '#server/services/figures/list-internal-rows.ts'

export const adminInternalReportRoutes: Handlers<typeof adminInternalReportEndpoints> = {
  getWorkList: ({ deps, session }) => getWorkList(deps, session),

  getInternalReport: ({ deps, query }) => getInternalReport(deps, query),

  listInternalRows: ({ deps, query }) => listInternalRows(deps, query),

  exportInternalRows: async (call) => {
    const lines = await exportInternalRows(call.deps, call.query, call.session)
    const name = `${call.query.report}-${call.query.show}-${istDay(call.deps.clock.now())}.csv`
    call.header('content-disposition', `attachment; filename="${name}"`)
    call.audit({ after: call.query })
    return lines
  },
}
