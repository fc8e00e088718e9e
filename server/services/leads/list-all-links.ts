import { listLinkPage } from '#server/db/repositories/leads/link-desk.ts'
import type { Deps } from '#server/deps.ts'
import { LINK_SORTS } from '#src/contract/entities/leads/link-desk.ts'
import { COUNT_CAP, readPageAsk } from '#src/contract/entities/shared/page-query.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { toLinkFilter } from './shared/link-filter.ts'
import type { LinkFilterQuery } from './shared/link-filter.ts'
import { toLinkLines } from './shared/link-line.ts'

/** A page of every partner's links with what came of each, the newest first unless asked otherwise. */
export async function listAllLinks(deps: Deps, query: LinkFilterQuery & PageQuery) {
  const ask = readPageAsk(query, LINK_SORTS, { sort: 'created_at', direction: 'desc' })
  const { rows, count } = await listLinkPage(deps.db, toLinkFilter(query), ask)
  return { rows: await toLinkLines(deps, rows), total: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP }
}
