import { findLiveLink } from '#server/db/repositories/leads/tracking-links.ts'
import type { Deps } from '#server/deps.ts'
import { isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { readWidgetKey } from '../integration/public/widget-key.ts'

/** A widget that works: its loans with the links that lead on, where it may stand, and for which brand. */
export interface LiveWidget {
  brand: string
  hosts: string[]
  links: { product: LoanProduct; code: string }[]
}

/** Null alike for an id that is changed and for one whose links have all been stopped. */
export async function findWidget(deps: Deps, key: string): Promise<LiveWidget | null> {
  const facts = readWidgetKey(deps.vault, key)
  if (!facts) return null
  const found = await Promise.all(facts.codes.map((code) => findLiveLink(deps.db, code)))
  const live = found.filter((each) => each !== null)
  const links = live.flatMap(({ link: { product_type: product, code } }) =>
    isLoanProduct(product) ? [{ product, code }] : [],
  )
  const [first] = live
  return first && links.length > 0 ? { brand: first.partner.code, hosts: facts.hosts, links } : null
}
