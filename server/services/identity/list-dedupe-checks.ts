import { listDedupePage } from '#server/db/repositories/identity/dedupe-checks.ts'
import type { Deps } from '#server/deps.ts'
import type { adminEligibilityEndpoints } from '#src/contract/endpoints/admin/offers-eligibility.ts'
import { DEDUPE_SORTS } from '#src/contract/endpoints/admin/offers-eligibility.ts'
import type { QueryOf, ResponseOf } from '#src/contract/endpoints/endpoint.ts'
import { COUNT_CAP, readPageAsk } from '#src/contract/entities/shared/page-query.ts'
import { toDedupeFilter, toDedupeCheck } from './shared/dedupe-view.ts'

type Endpoint = (typeof adminEligibilityEndpoints)['listDedupeChecks']

/** A page of the de-dupe logs, newest first unless asked otherwise. */
export async function listDedupeChecks(deps: Deps, query: QueryOf<Endpoint>): Promise<ResponseOf<Endpoint>> {
  const ask = readPageAsk(query, DEDUPE_SORTS, { sort: 'at', direction: 'desc' })
  const { rows, count } = await listDedupePage(deps.db, toDedupeFilter(query), ask)
  return {
    rows: rows.map((row) => toDedupeCheck(deps, row)),
    total: Math.min(count, COUNT_CAP),
    capped: count > COUNT_CAP,
  }
}
