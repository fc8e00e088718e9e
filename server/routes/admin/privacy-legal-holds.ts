import type { Handlers } from '#server/http/handler.ts'
import { liftLegalHold } from '#server/services/privacy/lift-legal-hold.ts'
import { listLegalHolds } from '#server/services/privacy/list-legal-holds.ts'
import { setLegalHold } from '#server/services/privacy/set-legal-hold.ts'
import type { adminLegalHoldEndpoints } from '#src/contract/endpoints/admin/privacy-legal-holds.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'

export const adminLegalHoldRoutes: Handlers<typeof adminLegalHoldEndpoints> = {
  listLegalHolds: async ({ deps }) => ({ data: await listLegalHolds(deps) }),

  setLegalHold: async ({ deps, body, by, audit }) => {
    const data = await setLegalHold(deps, body, by)
    audit({ object: `customer:${data.user_id}`, after: { reason: data.reason, until: data.until } })
    return { data }
  },

  liftLegalHold: async ({ deps, params, body, by, audit }) => {
    const data = await liftLegalHold(deps, params.id, body.lift_reason, by)
    audit({
      object: `customer:${data.user_id}`,
      before: { reason: data.reason, until: data.until },
      after: { reason: tidyText(body.lift_reason) },
    })
    return { data }
  },
}
