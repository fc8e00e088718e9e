import { LOAN_LIMITS, isLoanProduct, type LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { WidgetFigures } from '#src/contract/entities/integration/partner-integration.ts'
import { findLiveLink } from '#server/db/repositories/leads/tracking-links.ts'
import type { Deps } from '#server/deps.ts'
import { checkTypedEligibility } from './check-typed-eligibility.ts'
import { notFound } from '../shared/not-found.ts'
import { readWidgetKey } from '../integration/shared/widget-key.ts'

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

/** A usual term, months: the widget does not ask for one. */
const usualTerm = (product: LoanProduct): number => {
  const { terms } = LOAN_LIMITS[product]
  return terms[Math.floor(terms.length / 2)] ?? terms[0]
}

/**
 * How many lenders may match what a visitor typed. Nothing is kept, and no lender is named: the offers come after the
 * person has said who they are.
 * @throws AppError `not_found`; `validation` as for typed figures
 */
export async function checkWidgetEligibility(
  deps: Deps,
  { key, ...figures }: WidgetFigures,
): Promise<{ matched: number; asked: number; way_on: string }> {
  const widget = await findWidget(deps, key)
  const link = widget?.links.find(({ product }) => product === figures.product_type)
  if (!link) throw notFound()
  const { matched, not_matched } = await checkTypedEligibility(deps, {
    ...figures,
    emi: 0,
    credit_score: null,
    tenure_months: usualTerm(figures.product_type),
  })
  return {
    matched: matched.length,
    asked: matched.length + not_matched.length,
    way_on: `/go/${link.code}?c=widget`,
  }
}
