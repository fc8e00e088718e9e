import type { helpRequestEndpoints } from '#src/contract/endpoints/public/support-help-requests.ts'
import type { Handlers } from '#server/http/handler.ts'
import { createHelpRequest } from '#server/services/support/create-help-request.ts'
import { customerId } from '../customer-id.ts'

export const helpRequestRoutes: Handlers<typeof helpRequestEndpoints> = {
  createHelpRequest: ({ deps, body: { app_id = null, ...request }, session }) =>
    createHelpRequest(deps, request, customerId(session), app_id),
}
