import type { Handlers } from '#server/http/handler.ts'
import { liftLegalHold } from '#server/services/privacy/lift-legal-hold.ts'
import { listLegalHolds } from '#server/services/privacy/list-legal-holds.ts'
import { setLegalHold } from '#server/services/privacy/set-legal-hold.ts'
import type { adminLegalHoldEndpoints } from '#src/contract/endpoints/admin/privacy-legal-holds.ts'

export const adminLegalHoldRoutes: Handlers<typeof adminLegalHoldEndpoints> = {
  listLegalHolds: async ({ deps }) => ({ data: await listLegalHolds(deps) }),

  setLegalHold: ({ deps, body, by }) => setLegalHold(deps, body, by),

  liftLegalHold: ({ deps, params, body, by }) => liftLegalHold(deps, params.id, body.lift_reason, by),
}
