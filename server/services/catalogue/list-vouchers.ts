import { listActiveVouchers } from '#server/db/repositories/catalogue/vouchers.ts'
import type { Deps } from '#server/deps.ts'
import type { Voucher, VoucherCategory } from '#src/contract/entities/catalogue/voucher.ts'
import { facts } from './shared/voucher-claim-view.ts'

/** Vouchers that are on and have not ended; one that is all claimed stays in the list and says so. */
export async function listVouchers(deps: Deps, category: VoucherCategory | null): Promise<Voucher[]> {
  const rows = await listActiveVouchers(deps.db, deps.clock.now(), category)
  return rows.map((row) => ({ ...facts(row), available: row.stock > 0 }))
}
