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

  takeNextCall: async ({ deps, by, audit }) => {
    const call = await takeNextCall(deps, by)
    audit(call ? { object: `customer:${call.user_id}`, after: { why: call.why } } : { after: { found: 0 } })
    return { data: await getCallDesk(deps, by) }
  },

  skipCall: async ({ deps, params, by, audit }) => {
    await skipCall(deps, params.call_id, by)
    audit({ object: `call:${params.call_id}` })
    return { data: await getCallDesk(deps, by) }
  },

  dialCall: async ({ deps, params, by, audit }) => {
    await dialCall(deps, params.call_id, by)
    audit({ object: `call:${params.call_id}` })
    return { data: await getCallDesk(deps, by) }
  },

  endCall: async ({ deps, params, body, by, audit }) => {
    const { ticket } = await endCall(deps, params.call_id, body, by)
    audit({ object: `call:${params.call_id}`, after: { ending: body.ending, ticket } })
    return { data: await getCallDesk(deps, by) }
  },

  getCallTeam: async ({ deps, by }) => ({ data: await getCallTeam(deps, by) }),

  markCall: async ({ deps, params, body, by, audit }) => {
    const mark = await markCall(deps, params.call_id, body, by)
    audit({ object: `call:${params.call_id}`, after: { mark } })
    return { data: await getCallTeam(deps, by) }
  },
}
