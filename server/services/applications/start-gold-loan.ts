import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import { computeOffers } from '../offers/compute-offers.ts'
import { type Redirect, requireProduct } from './shared/secured-loan.ts'

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
