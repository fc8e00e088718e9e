import { COUNT_CAP, readPageAsk, type PageQuery } from '#src/contract/endpoints/page-query.ts'
import { ERASURE_SORTS, ERASURE_STATUSES, type ErasureStatus } from '#src/contract/entities/privacy/erasure-desk.ts'
import { countErasures, listErasurePage } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { Deps } from '#server/deps.ts'
import { toErasureLine } from './shared/erasure-line.ts'

/** A page of requests to be forgotten, the oldest first unless asked otherwise, and how many there are of each status. */
export async function listErasureRequests(
  deps: Deps,
  query: PageQuery & { status?: ErasureStatus | undefined; search?: string | undefined },
) {
  const ask = readPageAsk(query, ERASURE_SORTS, { sort: 'requested_at', direction: 'asc' })
  const { rows, count } = await listErasurePage(deps.db, { status: query.status, search: query.search?.trim() }, ask)
  const counted = await countErasures(deps.db)
  return {
    rows: rows.map(toErasureLine),
    total: Math.min(count, COUNT_CAP),
    capped: count > COUNT_CAP,
    counts: ERASURE_STATUSES.map((status) => ({
      status,
      count: counted.find((each) => each.status === status)?.count ?? 0,
    })),
  }
}
