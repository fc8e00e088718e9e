import type { adminFiguresEndpoints } from '#src/contract/figures/figure-endpoints.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import type { Handlers } from '../../http/handler.ts'
import { exportJourneyReport } from '#server/services/figures/export-journey-report.ts'
import { exportProductsReport } from '#server/services/figures/export-products-report.ts'
import { getJourneyReport } from '#server/services/figures/get-journey-report.ts'
import { getProductsReport } from '#server/services/figures/get-products-report.ts'
import { listFigureAlarms } from '#server/services/figures/list-figure-alarms.ts'
import { listFigureRows } from '#server/services/figures/list-figure-rows.ts'
import { seeFigureAlarm } from '#server/services/figures/see-figure-alarm.ts'

export const adminFiguresRoutes: Handlers<typeof adminFiguresEndpoints> = {
  getProductsReport: ({ deps, query }) => getProductsReport(deps, query),

  exportProductsReport: async (call) => {
    const lines = await exportProductsReport(call.deps, call.query, call.session)
    call.header('content-disposition', attachment('products-report', call.deps.clock.now()))
    call.audit({ object: 'products-report', after: call.query })
    return lines
  },

  getJourneyReport: ({ deps, query }) => getJourneyReport(deps, query),

  exportJourneyReport: async (call) => {
    const lines = await exportJourneyReport(call.deps, call.query, call.session)
    call.header('content-disposition', attachment('customers-journey', call.deps.clock.now()))
    call.audit({ object: 'customers-journey', after: call.query })
    return lines
  },

  listFigureRows: ({ deps, query }) => listFigureRows(deps, query),

  listFigureAlarms: ({ deps }) => listFigureAlarms(deps),

  seeFigureAlarm: (call) => {
    call.audit({ object: `figure-alarm:${call.params.id}` })
    return seeFigureAlarm(call.deps, Number(call.params.id), call.session.admin_id)
  },
}

const attachment = (name: string, now: Date): string => `attachment; filename="${name}-${istDay(now)}.csv"`
