import type { Deps } from '#server/deps.ts'
import type { WidgetFigures } from '#src/contract/entities/integration/partner-integration.ts'
import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { notFound } from '../shared/not-found.ts'
import { checkTypedEligibility } from './check-typed-eligibility.ts'
import { findWidget } from './find-widget.ts'

/** A usual term, months: the widget does not ask for one. */
const usualTerm = (product: LoanProduct): number => {
  const { terms } = LOANS[product]
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
