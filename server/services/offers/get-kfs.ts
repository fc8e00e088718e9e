import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
import { kfsFacts, kfsValidUntil } from '#src/contract/finance/key-fact-statement.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '../shared/not-found.ts'
import { computeOffers } from './compute-offers.ts'
import type { LoanWish } from './compute-offers.ts'
import { offerUnavailable } from './shared/offer-unavailable.ts'
import { findStanding, issueStatement } from './shared/statements.ts'

/**
 * The indicative Key Fact Statement of one matched offer. The first look issues it and begins its time; whoever looks
 * again while it stands and its figures have not changed is shown the same one. Staff that looks issues nothing.
 * @throws as computeOffers, and AppError `offer_unavailable` when the lender does not match
 */
export async function getKfs(
  deps: Deps,
  appId: string,
  lenderId: number,
  wish: LoanWish,
  by: { user_id: number; actor_admin_id: number | null },
): Promise<Kfs> {
  const { customer, ranked, request } = await computeOffers(deps, appId, wish, by)
  const offer = ranked.matched.find((each) => each.lender_id === lenderId)
  if (!offer) throw offerUnavailable()
  const facts = kfsFacts(offer, request.product_type)
  if (by.actor_admin_id !== null) {
    const now = deps.clock.now()
    const times = { issued_at: now.toISOString(), valid_until: kfsValidUntil(now).toISOString() }
    return (await findStanding(deps, customer, appId, facts)) ?? { proposal_number: '', version: 0, ...times, ...facts }
  }
  return transaction(deps, async (deps) => {
    const owner = await lockCustomer(deps.db, by.user_id)
    if (!owner) throw notFound()
    return (await findStanding(deps, owner, appId, facts)) ?? issueStatement(deps, owner, appId, facts)
  })
}
