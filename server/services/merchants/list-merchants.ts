import type { Merchant } from '#src/contract/entities/merchants/merchant.ts'
import { listMerchantRows } from '#server/db/repositories/merchants/merchant-requests.ts'
import type { Deps } from '#server/deps.ts'

export async function listMerchants(deps: Deps): Promise<Merchant[]> {
  const rows = await listMerchantRows(deps.db)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}
