import type { reportEndpoints } from '#src/contract/endpoints/public/operations-browser-reports.ts'
import type { Handlers } from '#server/http/handler.ts'
import { noteBrowserReport } from '#server/services/operations/note-browser-report.ts'

type Rows = typeof reportEndpoints

export const reportRoutes: Handlers<Rows> = {
  receiveBrowserReport: async ({ deps, request }) => {
    noteBrowserReport(deps, request.bytes)
    return { message: 'Noted.' }
  },
}
