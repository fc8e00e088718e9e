import type { Handlers } from '#server/http/handler.ts'
import { getJobBoard } from '#server/services/operations/get-job-board.ts'
import { tryJobNow } from '#server/services/operations/try-job-now.ts'
import { tryTargetNow } from '#server/services/operations/try-target-now.ts'
import type { adminJobsEndpoints } from '#src/contract/endpoints/admin/operations.ts'

export const adminJobsRoutes: Handlers<typeof adminJobsEndpoints> = {
  getJobBoard: ({ deps }) => getJobBoard(deps),

  tryTargetNow: async (call) => {
    const { target } = call.body
    const jobs = await tryTargetNow(call.deps, target)
    call.audit({ after: { target, jobs } })
    return { message: 'It is tried now.' }
  },

  tryJobNow: async (call) => {
    const { kind } = await tryJobNow(call.deps, call.params.id)
    call.audit({ object: `job:${call.params.id}`, after: { kind } })
    return { message: 'It is tried now.' }
  },
}
