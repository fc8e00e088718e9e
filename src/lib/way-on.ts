import { marketedKind } from '#src/contract/marketed-kinds.ts'
import type { MarketedKind } from '#src/contract/marketed-kinds.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { startPath } from './product-ways.ts'
import type { Session } from './session-store.ts'

/** Where a marketed kind begins for somebody who is signed in. */
export function kindStart({ productType, enquiry }: Pick<MarketedKind, 'productType' | 'enquiry'>): string {
  if (enquiry) return pathTo('loanLead', { kind: enquiry })
  return productType ? startPath(productType) : pathTo('products')
}

/** Where the sign-in leads: to the product that was chosen, else to what was come for; null = neither. */
export function wayOn({ productType, urlSegment }: Pick<Session, 'productType' | 'urlSegment'>): string | null {
  if (productType) return startPath(productType)
  const kind = marketedKind(urlSegment)
  return kind ? kindStart(kind) : null
}
