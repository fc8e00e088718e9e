import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
import type { FieldName } from '#src/contract/entities/privacy/asked-fields.ts'
import { kfsFacts } from '#src/contract/finance/key-fact-statement.ts'
import { missingToApply } from '../profile/public/missing-to-apply.ts'
import { found } from '../shared/not-found.ts'
import { computeOffers } from './compute-offers.ts'
import type { LoanWish } from './compute-offers.ts'
import { kfsParties } from './public/kfs-parties.ts'
import { lenderParts } from './public/lender-parts.ts'
import { offerUnavailable } from './public/offer-unavailable.ts'
import { draftStatement, findStanding, issueStatement } from './public/statements.ts'

/**
 * The indicative Key Fact Statement of one matched offer. The first look issues it and begins its time; whoever looks
 * again while it stands and its figures have not changed is shown the same one. Staff that looks issues nothing. `sends`: what
 * an application by it would send the lender, which the consent names. `missing`: what has to be answered before.
 * @throws as computeOffers, and AppError `offer_unavailable` when the lender does not match
 */
export async function getKfs(
  deps: Deps,
  appId: string,
  lenderId: number,
  wish: LoanWish,
  by: ByCustomerWithRow & { actor_admin_id: number | null },
): Promise<{ data: Kfs; sends: FieldName[]; missing: string[] }> {
  const { application, customer, ranked, request } = await computeOffers(deps, appId, wish, by)
  const offer = ranked.matched.find((each) => each.lender_id === lenderId)
  const lender = await findLender(deps.db, lenderId)
  if (!offer || !lender) throw offerUnavailable()
  const facts = kfsFacts(offer, request.product_type, kfsParties(deps, lender, customer.partner))
  const loan = { product: request.product_type, amount: offer.amount, customer, application, lender }
  const { fields: sends } = lenderParts(deps, loan)
  const missing = missingToApply(deps, request.product_type, customer, application)
  if (by.actor_admin_id !== null) {
    const data = (await findStanding(deps, customer, appId, facts)) ?? draftStatement(facts, deps.clock.now())
    return { data, sends, missing }
  }
  return transaction(deps, async (deps) => {
    const owner = found(await lockCustomer(deps.db, by.user_id))
    const data = (await findStanding(deps, owner, appId, facts)) ?? (await issueStatement(deps, owner, appId, facts))
    return { data, sends, missing }
  })
}
