import type { ProductKindName } from './brands/brand.ts'
import type { ReasonCode } from './entities/offers/reason-codes.ts'
import { LOANS, loanProduct } from './entities/shared/loan-products.ts'
import type { ProductType } from './entities/shared/product-type.ts'
import { pathsOf } from './pages.ts'
import { pathTo } from './path-to.ts'
import { profilePath } from './product-paths.ts'
import type { RefusalReason } from './rules/lending/refusal-cooldown.ts'

/**
 * What would change a no: another amount or term, a part of one's details, the score, a product that asks for none, or
 * nothing but somebody else's yes.
 */
export type Way =
  | 'request'
  | 'income'
  | 'business'
  | 'address'
  | 'details'
  | 'home'
  | 'gold'
  | 'score'
  | 'noScore'
  | 'others'

/** By what does not match; too low a score and none at all are two things. */
export const WAY_OF_REASON: Record<ReasonCode | 'credit_score_none', Way> = {
  income_min: 'income',
  income_max: 'income',
  turnover_min: 'business',
  business_years_min: 'business',
  age_min: 'others',
  age_max_at_end: 'request',
  employment: 'income',
  credit_score: 'score',
  credit_score_none: 'noScore',
  amount_min: 'request',
  tenure_min: 'request',
  tenure_max: 'request',
  foir: 'request',
  gold_value: 'gold',
  property_value: 'home',
  pincode: 'address',
  refused: 'others',
}

/** By the reason that a lender gave when it said no; none = it gave no code. */
export const WAY_OF_REFUSAL: Record<RefusalReason | 'none', Way> = {
  known_customer: 'others',
  score: 'score',
  income: 'request',
  existing_loans: 'request',
  age: 'others',
  employment: 'others',
  area: 'address',
  documents: 'details',
  too_many_requests: 'others',
  none: 'others',
}

const [, , SECURED_CARDS] = pathsOf('cardList')

/** What nobody needs a credit score for, as far as the brand offers it: a loan on gold, a first card; else people who help. */
export const withoutScore = (kinds: readonly ProductKindName[] | undefined) => [
  ...((kinds?.includes('gold') ?? true) ? [{ key: 'gold', path: pathTo('kindGold') } as const] : []),
  ...((kinds?.includes('cards') ?? true) ? [{ key: 'firstCard', path: SECURED_CARDS } as const] : []),
  { key: 'help', path: pathTo('needHelp') } as const,
]

/** Where it is changed; null = where the offers are. `others` is where the products of this host are. */
export function wayPath(way: Exclude<Way, 'noScore'>, product: ProductType | null, others: string): string | null {
  switch (way) {
    case 'request':
      return null
    case 'income':
      return profilePath(product, LOANS[loanProduct(product)].income ? 'income' : 'employment-details')
    case 'business':
      return profilePath(product, 'your-business')
    case 'address':
      return profilePath(product, 'contact-details')
    case 'details':
      return profilePath(product)
    case 'home':
      return profilePath(product, 'the-home')
    case 'gold':
      return profilePath(product, 'your-gold')
    case 'score':
      return pathTo('creditScore')
    case 'others':
      return others
  }
}
