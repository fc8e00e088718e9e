import { findAnything } from '#server/services/search/find-anything.ts'
import type { adminSearchEndpoints } from '#src/contract/endpoints/admin/search.ts'
import type { Handlers } from '../../http/handler.ts'

export const adminSearchRoutes: Handlers<typeof adminSearchEndpoints> = {
  findAnything: ({ deps, query, by }) => findAnything(deps, query.text, by),
}
