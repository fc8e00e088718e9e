import type { Deps } from '#server/deps.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { FIRST_GOLD_PAGE, goldLenderPage } from '#src/contract/lender-pages.ts'
import { computeOffers } from '../offers/compute-offers.ts'
import { requireProduct } from './shared/secured-loan.ts'
import type { Redirect } from './shared/secured-loan.ts'

/**
 * Where a complete gold loan goes on: the page of the best-ranked lender. When none matches, the first one's page says
 * why. Changes nothing, so it may be called again.
 * @throws as computeOffers, and AppError `conflict` for an application of another product
 */
export async function startGoldLoan(deps: Deps, appId: string, by: ByCustomerWithRow): Promise<Redirect> {
  await requireProduct(deps, appId, by, PRODUCT.gold)
  const { ranked } = await computeOffers(deps, appId, {}, by)
  const [best] = ranked.matched
  return { redirect: best ? goldLenderPage(best.lender_slug) : FIRST_GOLD_PAGE }
}
