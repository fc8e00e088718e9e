import type { Deps } from '#server/deps.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { computeOffers } from '../offers/compute-offers.ts'
import { requireProduct } from './shared/secured-loan.ts'
import type { Redirect } from './shared/secured-loan.ts'

/**
 * Where a complete housing loan goes on: its offers, in the general list.
 * @throws as computeOffers, and AppError `conflict` for an application of another product
 */
export async function startHousingLoan(deps: Deps, appId: string, by: ByCustomerWithRow): Promise<Redirect> {
  await requireProduct(deps, appId, by, PRODUCT.housing)
  await computeOffers(deps, appId, {}, by)
  return { redirect: pathTo('offers') }
}
