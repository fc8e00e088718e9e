import { countErasures, listErasurePage } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { Deps } from '#server/deps.ts'
import { ERASURE_SORTS, ERASURE_STAGES } from '#src/contract/entities/privacy/erasure-desk.ts'
import type { ErasureStage } from '#src/contract/entities/privacy/erasure-desk.ts'
import { COUNT_CAP, readPageAsk } from '#src/contract/entities/shared/page-query.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { toErasureLines } from './public/erasure-line.ts'

/** A page of requests to be forgotten, the oldest first unless asked otherwise, and how many there are of each state. */
export async function listErasureRequests(
  deps: Deps,
  query: PageQuery & { status?: ErasureStage | undefined; search?: string | undefined },
) {
  const ask = readPageAsk(query, ERASURE_SORTS, { sort: 'requested_at', direction: 'asc' })
  const { rows, count } = await listErasurePage(
    deps.db,
    { stage: query.status, search: query.search?.trim(), now: deps.clock.now() },
    ask,
  )
  const counted = await countErasures(deps.db, deps.clock.now())
  return {
    rows: await toErasureLines(deps, rows),
    total: Math.min(count, COUNT_CAP),
    capped: count > COUNT_CAP,
    counts: ERASURE_STAGES.map((status) => ({
      status,
      count: counted.find(({ stage }) => stage === status)?.count ?? 0,
    })),
  }
}
