import type { InferType } from 'yup'
import { listActiveLenders } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { eligibilityFiguresSchema } from '#src/contract/endpoints/admin/partners.ts'
import type { NotMatchedLender, Method } from '#src/contract/entities/offers/offer.ts'
import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { AppError } from '#src/contract/errors.ts'
import type { OffersRequest } from '#src/contract/finance/ranking.ts'
import { METHOD, rankOffers } from '#src/contract/finance/ranking.ts'
import { addMonths, istDay } from '#src/contract/rules/calendar.ts'
import { checkTerms, workOf } from './shared/loan-terms.ts'
import { toShownOffer } from './shared/shown-offer.ts'
import type { Shown } from './shared/shown-offer.ts'

type Figures = InferType<typeof eligibilityFiguresSchema>

/**
 * Matches typed figures with the very functions that make a customer's offers. Nothing is stored, and no bureau is
 * asked.
 * @throws AppError `validation` for an amount or term out of the product's range, or without what secures the loan
 */
export async function checkTypedEligibility(
  deps: Deps,
  figures: Figures,
): Promise<Audited<{ method: Method; matched: Shown[]; not_matched: NotMatchedLender[] }>> {
  const { product_type: product, amount, tenure_months } = figures
  checkTerms(product, { amount, tenure_months }, {})
  const today = istDay(deps.clock.now())
  const request: OffersRequest = {
    app_id: '',
    product_type: product,
    amount,
    tenure_months,
    today,
    ...collateralOf(product, figures),
  }
  const applicant = {
    birth_day: addMonths(today, -12 * figures.age),
    // A loan against gold asks for no score.
    credit_score: LOANS[product].score ? (figures.credit_score ?? ('not_checked' as const)) : ('not_checked' as const),
    postal_code: figures.postal_code,
    ...workOf(product, figures, amount),
  }
  const { matched, not_matched } = rankOffers(applicant, await listActiveLenders(deps.db, product), request)
  return {
    method: METHOD,
    matched: matched.map(toShownOffer),
    not_matched,
    audit: { after: { product_type: product, amount, tenure_months } },
  }
}

function collateralOf(product: LoanProduct, { collateral_value: value }: Figures): Pick<OffersRequest, 'collateral'> {
  const { security } = LOANS[product]
  if (security === null) return {}
  if (value === null)
    throw new AppError('validation', 'Check the highlighted field.', {
      errors: { collateral_value: 'rules:required' },
    })
  return { collateral: { kind: security, value } }
}
