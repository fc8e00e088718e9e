import type { adminCsrEndpoints } from '#src/contract/endpoints/admin/csr.ts'
import { REVEAL_SECONDS } from '#src/contract/entities/support/csr.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { findCustomers } from '#server/services/support/find-customers.ts'
import { getCsrCustomer } from '#server/services/support/get-csr-customer.ts'
import { listCsrTimeline } from '#server/services/support/list-csr-timeline.ts'
import { revealField } from '#server/services/support/reveal-field.ts'
import type { Handlers } from '../../http/handler.ts'

export const adminCsrRoutes: Handlers<typeof adminCsrEndpoints> = {
  findCustomers: async ({ deps, body, session, request, audit }) => {
    const found = await findCustomers(deps, body.text, { ...session, requestId: request.id })
    // What was typed may be a PAN: the log has whom it found.
    audit({ after: { found: found.length } })
    return { found }
  },

  getCsrCustomer: async ({ deps, params, session, request }) => ({
    data: await getCsrCustomer(deps, Number(params.user_id), { ...session, requestId: request.id }),
  }),

  listCsrTimeline: ({ deps, params, query, session, request }) =>
    listCsrTimeline(deps, Number(params.user_id), query, { ...session, requestId: request.id }),

  revealField: async ({ deps, params, body, session, audit }) => {
    const user_id = Number(params.user_id)
    const value = await revealField(deps, user_id, body, session)
    const { field, why } = body
    audit({ object: `customer:${user_id}`, after: { field, why, reason: tidyText(body.reason) } })
    return { value, seconds: REVEAL_SECONDS }
  },
}
