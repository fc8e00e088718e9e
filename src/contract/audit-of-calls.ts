import { ENDPOINTS } from './endpoints.ts'
import type { EndpointRow } from './endpoints/endpoint.ts'

/**
 * The activity log's name for what a call does, by its method and address. A browser gets the list itself (vite.config.ts):
 * its rows of calls are without it.
 */
export const AUDIT_OF_CALLS: ReadonlyMap<string, string> = new Map(
  Object.values<EndpointRow>(ENDPOINTS).flatMap(({ method, path, audit }) =>
    audit === undefined ? [] : [[`${method} ${path}`, audit]],
  ),
)
