import type { Handlers } from '#server/http/handler.ts'
import { getJobBoard } from '#server/services/operations/get-job-board.ts'
import { tryJobNow } from '#server/services/operations/try-job-now.ts'
import { tryTargetNow } from '#server/services/operations/try-target-now.ts'
import type { adminJobsEndpoints } from '#src/contract/endpoints/admin/operations.ts'
import { withMessage } from '../with-message.ts'

export const adminJobsRoutes: Handlers<typeof adminJobsEndpoints> = {
  getJobBoard: ({ deps }) => getJobBoard(deps),

  tryTargetNow: async (call) => {
    const { target } = call.body
    const { audit } = await tryTargetNow(call.deps, target)
    return { message: 'It is tried now.', audit }
  },

  tryJobNow: (call) => withMessage('It is tried now.', tryJobNow(call.deps, call.params.id)),
}
