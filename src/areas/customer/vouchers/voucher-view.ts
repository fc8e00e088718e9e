import { VOUCHER_CATEGORIES } from '#src/contract/entities/catalogue/voucher.ts'
import type { Voucher, VoucherCategory } from '#src/contract/entities/catalogue/voucher.ts'

export interface VoucherView {
  /** null = all. */
  category: VoucherCategory | null
  search: string
}

/** What the address asks for; a category that it does not know is all of them. */
export const readVoucherView = (params: URLSearchParams): VoucherView => ({
  category: VOUCHER_CATEGORIES.find((each) => each === params.get('category')) ?? null,
  search: params.get('search') ?? '',
})

/** Vouchers of the category whose store, title or terms have every word that was typed; `textsOf` adds what else stands on screen. */
export function vouchersInView(
  vouchers: readonly Voucher[],
  { category, search }: VoucherView,
  textsOf: (voucher: Voucher) => readonly string[],
): Voucher[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return vouchers.filter((voucher) => {
    if (category !== null && voucher.category !== category) return false
    const { merchant, title, title_hi, terms, terms_hi } = voucher
    const text = [merchant, title, title_hi, terms, terms_hi, ...textsOf(voucher)].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
