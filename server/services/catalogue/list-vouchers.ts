import { VOUCHER_CATEGORIES } from '#src/contract/entities/catalogue/voucher.ts'
import type { Voucher, VoucherCategory, VoucherClaim } from '#src/contract/entities/catalogue/voucher.ts'
import { listActiveVouchers, listOwnClaims } from '#server/db/repositories/catalogue/vouchers.ts'
import type { ClaimedVoucher, VoucherRow } from '#server/db/repositories/catalogue/vouchers.ts'
import type { Deps } from '#server/deps.ts'

/** Vouchers that are on and have not ended; one that is all claimed stays in the list and says so. */
export async function listVouchers(deps: Deps, category: VoucherCategory | null): Promise<Voucher[]> {
  const rows = await listActiveVouchers(deps.db, deps.clock.now(), category)
  return rows.map((row) => ({ ...facts(row), available: row.stock > 0 }))
}

/** What this customer has claimed, newest first. */
export async function listVoucherClaims(deps: Deps, by: { user_id: number }): Promise<VoucherClaim[]> {
  return (await listOwnClaims(deps.db, by.user_id)).map(toVoucherClaim)
}

/** A claim as its owner sees it. */
export const toVoucherClaim = ({ claim, voucher }: ClaimedVoucher): VoucherClaim => ({
  ...facts(voucher),
  claim_id: claim.claim_id,
  code: claim.code,
  claimed_at: claim.claimed_at.toISOString(),
})

function facts({ voucher_id, merchant, title, title_hi, category, terms, terms_hi, valid_until }: VoucherRow) {
  const known = VOUCHER_CATEGORIES.find((each) => each === category)
  if (!known) throw new Error('a stored voucher category is unknown')
  const texts = { title, title_hi, terms, terms_hi }
  return { voucher_id, merchant, ...texts, category: known, valid_until: valid_until.toISOString() }
}
