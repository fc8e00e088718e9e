import { listMerchantRows } from '#server/db/repositories/merchants/merchant-requests.ts'
import type { Deps } from '#server/deps.ts'
import { standingOf } from '#server/services/onboarding/public/standing.ts'
import type { Merchant } from '#src/contract/entities/merchants/merchant.ts'

export async function listMerchants(deps: Deps): Promise<Merchant[]> {
  const rows = await listMerchantRows(deps.db)
  return rows.map(({ status, has_left, ...row }) => ({
    ...row,
    standing: standingOf({ status, has_left }),
    created_at: row.created_at.toISOString(),
  }))
}
