import type { Handlers } from '#server/http/handler.ts'
import { decideErasureRequest } from '#server/services/privacy/decide-erasure-request.ts'
import { getErasureRequest } from '#server/services/privacy/get-erasure-request.ts'
import { listErasureRequests } from '#server/services/privacy/list-erasure-requests.ts'
import { noteErasureRequest } from '#server/services/privacy/note-erasure-request.ts'
import { ownErasureRequest } from '#server/services/privacy/own-erasure-request.ts'
import { toErasureLine } from '#server/services/privacy/public/erasure-line.ts'
import type { adminErasureEndpoints } from '#src/contract/endpoints/admin/privacy-erasures.ts'

export const adminErasureRoutes: Handlers<typeof adminErasureEndpoints> = {
  listErasureRequests: ({ deps, query }) => listErasureRequests(deps, query),

  getErasureRequest: async ({ deps, params, by }) => ({
    data: await getErasureRequest(deps, params.reference, by),
  }),

  noteErasureRequest: async ({ deps, body, by }) => {
    const { row, told, audit } = await noteErasureRequest(deps, body, by)
    return { data: await toErasureLine(deps, row), told, audit }
  },

  ownErasureRequest: async ({ deps, params, body, by }) => {
    const { row, audit } = await ownErasureRequest(deps, params.reference, body.mine, by)
    return { data: await toErasureLine(deps, row), audit }
  },

  confirmErasureRequest: async ({ deps, params, body, by }) => {
    const { row, audit } = await decideErasureRequest(deps, { ...params, ...body, accepted: true }, by)
    return { data: await toErasureLine(deps, row), audit }
  },

  refuseErasureRequest: async ({ deps, params, body, by }) => {
    const { row, audit } = await decideErasureRequest(deps, { ...params, ...body, accepted: false }, by)
    return { data: await toErasureLine(deps, row), audit }
  },
}
