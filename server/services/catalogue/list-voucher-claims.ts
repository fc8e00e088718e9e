import { listOwnClaims } from '#server/db/repositories/catalogue/vouchers.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { VoucherClaim } from '#src/contract/entities/catalogue/voucher.ts'
import { toVoucherClaim } from './shared/voucher-claim-view.ts'

/** What this customer has claimed, newest first. */
export async function listVoucherClaims(deps: Deps, by: ByCustomer): Promise<VoucherClaim[]> {
  return (await listOwnClaims(deps.db, by.user_id)).map(toVoucherClaim)
}
