import type { ClaimedVoucher, VoucherRow } from '#server/db/repositories/catalogue/vouchers.ts'
import { VOUCHER_CATEGORIES } from '#src/contract/entities/catalogue/voucher.ts'
import type { VoucherClaim } from '#src/contract/entities/catalogue/voucher.ts'

/** A claim as its owner sees it. */
export const toVoucherClaim = ({ claim, voucher }: ClaimedVoucher): VoucherClaim => ({
  ...facts(voucher),
  claim_id: claim.claim_id,
  code: claim.code,
  claimed_at: claim.claimed_at.toISOString(),
})

export function facts({ voucher_id, merchant, title, title_hi, category, terms, terms_hi, valid_until }: VoucherRow) {
  const known = VOUCHER_CATEGORIES.find((each) => each === category)
  if (!known) throw new Error('a stored voucher category is unknown')
  const texts = { title, title_hi, terms, terms_hi }
  return { voucher_id, merchant, ...texts, category: known, valid_until: valid_until.toISOString() }
}
