import { dialCall } from '#server/services/calls/dial-call.ts'
import { endCall } from '#server/services/calls/end-call.ts'
import { getCallDesk } from '#server/services/calls/get-call-desk.ts'
import { getCallTeam } from '#server/services/calls/get-call-team.ts'
import { markCall } from '#server/services/calls/mark-call.ts'
import { skipCall } from '#server/services/calls/skip-call.ts'
import { takeNextCall } from '#server/services/calls/take-next-call.ts'
import type { adminCallEndpoints } from '#src/contract/endpoints/admin/calls.ts'
import type { Handlers } from '../../http/handler.ts'

export const adminCallRoutes: Handlers<typeof adminCallEndpoints> = {
  getCallDesk: async ({ deps, by }) => ({ data: await getCallDesk(deps, by) }),

  takeNextCall: async ({ deps, by }) => {
    const { audit } = await takeNextCall(deps, by)
    return { data: await getCallDesk(deps, by), audit }
  },

  skipCall: async ({ deps, params, by }) => {
    const { audit } = await skipCall(deps, params.call_id, by)
    return { data: await getCallDesk(deps, by), audit }
  },

  dialCall: async ({ deps, params, by }) => {
    const { audit } = await dialCall(deps, params.call_id, by)
    return { data: await getCallDesk(deps, by), audit }
  },

  endCall: async ({ deps, params, body, by }) => {
    const { audit } = await endCall(deps, params.call_id, body, by)
    return { data: await getCallDesk(deps, by), audit }
  },

  getCallTeam: async ({ deps, by }) => ({ data: await getCallTeam(deps, by) }),

  markCall: async ({ deps, params, body, by }) => {
    const { audit } = await markCall(deps, params.call_id, body, by)
    return { data: await getCallTeam(deps, by), audit }
  },
}
