import type { Deps } from '#server/deps.ts'
import { exportFigureRows } from '#server/services/figures/export-figure-rows.ts'
import { exportJourneyReport } from '#server/services/figures/export-journey-report.ts'
import { exportProductsReport } from '#server/services/figures/export-products-report.ts'
import { getJourneyReport } from '#server/services/figures/get-journey-report.ts'
import { getProductsReport } from '#server/services/figures/get-products-report.ts'
import { listFigureAlarms } from '#server/services/figures/list-figure-alarms.ts'
import { listFigureRows } from '#server/services/figures/list-figure-rows.ts'
import { seeFigureAlarm } from '#server/services/figures/see-figure-alarm.ts'
import { traceFigure } from '#server/services/figures/trace-figure.ts'
import { rangeOf } from '#server/services/shared/report-days.ts'
import type { DaysAsked } from '#server/services/shared/report-days.ts'
import type { adminFiguresEndpoints } from '#src/contract/endpoints/admin/figures.ts'
import { tableFile } from '../../http/file-response.ts'
import type { Handlers } from '../../http/handler.ts'

const daysOf = ({ query, deps }: { query: DaysAsked; deps: Pick<Deps, 'clock'> }) => rangeOf(query, deps.clock.now())

export const adminFiguresRoutes: Handlers<typeof adminFiguresEndpoints> = {
  getProductsReport: ({ deps, query }) => getProductsReport(deps, query),

  exportProductsReport: async (call) => {
    const table = await exportProductsReport(call.deps, call.query, call.by)
    return tableFile(call, 'products-report', table, daysOf(call))
  },

  getJourneyReport: ({ deps, query }) => getJourneyReport(deps, query),

  exportJourneyReport: async (call) => {
    const table = await exportJourneyReport(call.deps, call.query, call.by)
    return tableFile(call, 'customers-journey', table, daysOf(call))
  },

  listFigureRows: ({ deps, query }) => listFigureRows(deps, query),

  exportFigureRows: async (call) => {
    const table = await exportFigureRows(call.deps, call.query, call.by)
    return tableFile(call, call.query.count.replace('_', '-'), table, daysOf(call))
  },

  traceFigure: ({ deps, query }) => traceFigure(deps, query),

  listFigureAlarms: ({ deps }) => listFigureAlarms(deps),

  seeFigureAlarm: (call) => seeFigureAlarm(call.deps, call.params.id, call.by),
}
