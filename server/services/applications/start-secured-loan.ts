import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { AppError } from '#src/contract/errors.ts'
import { findOwnApplication } from '#server/db/repositories/applications/applications.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import { computeOffers } from '../offers/compute-offers.ts'
import { notFound } from '../shared/not-found.ts'

type Redirect = { redirect: string }

/** Gold lenders with an address of their own, by slug. Source: specification, routes of the gold group. */
const OWN_GOLD_PAGES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    muthoot: '/user/muthootgold',
    indiagold: '/user/indiagold',
  }),
)
const FIRST_GOLD_PAGE = '/user/muthootgold'

/**
 * Where a complete gold loan goes on: the page of the best-ranked lender. When none matches, the first one's page says
 * why. Changes nothing, so it may be called again.
 * @throws as computeOffers, and AppError `conflict` for an application of another product
 */
export async function startGoldLoan(deps: Deps, appId: string, by: { user_id: number }): Promise<Redirect> {
  await requireProduct(deps, appId, by, 'Gold Loans')
  const { ranked } = await computeOffers(deps, appId, {}, by)
  const [best] = ranked.matched
  const slug = best && (await findLender(deps.db, best.lender_id))?.slug
  if (!slug) return { redirect: FIRST_GOLD_PAGE }
  return { redirect: OWN_GOLD_PAGES.get(slug) ?? `/user/gold-lender/${slug}` }
}

/**
 * Where a complete housing loan goes on: its offers, in the general list.
 * @throws as computeOffers, and AppError `conflict` for an application of another product
 */
export async function startHousingLoan(deps: Deps, appId: string, by: { user_id: number }): Promise<Redirect> {
  await requireProduct(deps, appId, by, 'Affordable Housing Loan')
  await computeOffers(deps, appId, {}, by)
  return { redirect: '/user/offers' }
}

async function requireProduct(deps: Deps, appId: string, by: { user_id: number }, product: LoanProduct): Promise<void> {
  const application = await findOwnApplication(deps.db, by.user_id, appId)
  if (!application) throw notFound()
  if (application.product_type !== product)
    throw new AppError('conflict', 'This application is for another product. Please start again from the products.')
}
