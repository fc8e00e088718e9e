import type { LinkFilter } from '#server/db/repositories/leads/link-desk.ts'
import type { LinkState } from '#src/contract/entities/leads/link-desk.ts'

/** What narrows the desk's links, as an address says it. */
export interface LinkFilterQuery {
  state?: LinkState | undefined
  product_type?: string | undefined
  partner_id?: number | undefined
  search?: string | undefined
}

export const toLinkFilter = ({ state, product_type, partner_id, search }: LinkFilterQuery): LinkFilter => ({
  state,
  product_type,
  partner_id,
  search: search?.trim() || undefined,
})
