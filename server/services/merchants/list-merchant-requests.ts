import { listMerchantRequestPage } from '#server/db/repositories/merchants/merchant-requests.ts'
import type { Deps } from '#server/deps.ts'
import { MERCHANT_REQUEST_SORTS } from '#src/contract/endpoints/admin/merchants.ts'
import type { MerchantRequestStatus } from '#src/contract/entities/merchants/merchant.ts'
import { COUNT_CAP, readPageAsk } from '#src/contract/entities/shared/page-query.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { toRow } from './shared/merchant-view.ts'

/** One page of the requests, the newest first unless asked otherwise. */
export async function listMerchantRequests(
  deps: Deps,
  query: PageQuery & { status?: MerchantRequestStatus | undefined; search?: string | undefined },
) {
  const ask = readPageAsk(query, MERCHANT_REQUEST_SORTS, { sort: 'created_at', direction: 'desc' })
  const { rows, count, counts } = await listMerchantRequestPage(
    deps.db,
    { status: query.status, search: query.search?.trim() },
    ask,
  )
  return {
    rows: rows.map((row) => toRow(deps, row)),
    total: Math.min(count, COUNT_CAP),
    capped: count > COUNT_CAP,
    counts,
  }
}
