import type { publicEndpoints } from '#src/contract/endpoints/public.ts'
import type { Handlers } from '../../http/handler.ts'
import { createHelpRequest } from '#server/services/support/create-help-request.ts'
import { customerId } from './customer-id.ts'

export const helpRequestRoutes: Handlers<Pick<typeof publicEndpoints, 'createHelpRequest'>> = {
  createHelpRequest: ({ deps, body: { app_id = null, ...request }, session }) =>
    createHelpRequest(deps, request, customerId(session), app_id),
}
