import type { publicEndpoints } from '#src/contract/endpoints/public.ts'
import type { Handlers } from '../../http/handler.ts'
import { createHelpRequest } from '../../services/create-help-request.ts'
import { customerId } from './customer-id.ts'

export const helpRequestRoutes: Handlers<Pick<typeof publicEndpoints, 'createHelpRequest'>> = {
  createHelpRequest: ({ deps, body, session }) => createHelpRequest(deps, body, customerId(session)),
}
