import { adminEndpoints } from './endpoints/admin.ts'
import { customerEndpoints } from './endpoints/customer.ts'
import { partnerEndpoints } from './endpoints/partner.ts'
import { publicEndpoints } from './endpoints/public.ts'

/**
 * Every API call, once. From a row come the typed client, the route, the validation, the authorisation, the audit
 * entry, the OpenAPI document and the refusal tests. A row without a handler, or the reverse, stops the start.
 */
export const ENDPOINTS = {
  ...publicEndpoints,
  ...customerEndpoints,
  ...adminEndpoints,
  ...partnerEndpoints,
}

export type Endpoints = typeof ENDPOINTS
export type EndpointKey = keyof Endpoints
