import type { publicEndpoints } from '#src/contract/endpoints/public.ts'
import type { Handlers } from '../../http/handler.ts'
import { noteBrowserReport } from '#server/services/operations/note-browser-report.ts'

type Rows = Pick<typeof publicEndpoints, 'receiveBrowserReport'>

export const reportRoutes: Handlers<Rows> = {
  receiveBrowserReport: async ({ deps, request }) => {
    noteBrowserReport(deps, request.bytes)
    return { message: 'Noted.' }
  },
}
