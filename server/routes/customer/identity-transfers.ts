import type { Handlers } from '#server/http/handler.ts'
import { createTransfer } from '#server/services/identity/create-transfer.ts'
import { redeemTransfer } from '#server/services/identity/redeem-transfer.ts'
import type { transferEndpoints } from '#src/contract/endpoints/customer/identity-transfers.ts'
import { customerId } from '../customer-id.ts'
import { sidCookie } from '../sid-cookie.ts'

export const transferRoutes: Handlers<typeof transferEndpoints> = {
  createTransfer: ({ deps, body, session, sidHash }) =>
    createTransfer(deps, body, { sidHash: sidHash('customer'), userId: customerId(session) }),

  redeemTransfer: (call) =>
    redeemTransfer(call.deps, call.body.code, {
      cookie: sidCookie(call, 'customer'),
      userId: customerId(call.session),
    }),
}
