import { findAnything } from '#server/services/search/find-anything.ts'
import type { adminSearchEndpoints } from '#src/contract/endpoints/admin/search.ts'
import type { Handlers } from '../../http/handler.ts'

export const adminSearchRoutes: Handlers<typeof adminSearchEndpoints> = {
  findAnything: ({ deps, query, session, request }) =>
    findAnything(deps, query.text, { ...session, requestId: request.id }),
}
