import { versionsOf } from '#server/db/repositories/catalogue/lender-versions.ts'
import { createOfferList, sealInputs, sealLines } from '#server/db/repositories/offers/offer-lists.ts'
import type { ListInputs } from '#server/db/repositories/offers/offer-lists.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import { METHOD } from '#src/contract/finance/ranking.ts'
import { scoreReader } from '../profile/public/kept-score.ts'
import { computeOffers } from './compute-offers.ts'
import type { ComputedOffers, LoanWish } from './compute-offers.ts'
import { shownLines } from './public/shown-lines.ts'
import { withApprovals } from './shared/with-approvals.ts'

/**
 * Every active lender of the product, matched at its true cost or not matched with its reasons; each answer to the
 * customer leaves a receipt from which `replay-offer-lists.ts` computes it again.
 * @throws as computeOffers
 */
export async function listOffers(
  deps: Deps,
  appId: string,
  wish: LoanWish,
  by: ByCustomerWithRow & { actor_admin_id?: number | null },
): Promise<OffersAnswer> {
  const computed = await computeOffers(deps, appId, wish, by)
  const { not_matched } = computed.ranked
  const matched = await withApprovals(deps, computed)
  // What staff look at in the customer's place was not shown to the customer.
  if (by.actor_admin_id == null) await recordOfferList(deps, computed)
  const { amount, tenure_months } = computed.request
  return { method: METHOD, request: { amount, tenure_months }, matched, not_matched }
}

async function recordOfferList(deps: Deps, computed: ComputedOffers) {
  const { application, customer, applicant, request, lenders, ranked } = computed
  const { user_id, data_key } = customer
  if (data_key === null) throw new Error('a customer without a key')
  const now = deps.clock.now()
  await transaction(deps, async (deps) => {
    // Withdrawing takes the score out of the receipts that are there; one that comes later must not bring it back.
    const scored = applicant.credit_score !== 'not_checked'
    if (scored) await lockCustomer(deps.db, user_id)
    const withdrawn = scored && (await scoreReader(deps, customer))(application).state === 'not_agreed'
    const inputs: ListInputs = withdrawn
      ? { applicant: { ...applicant, credit_score: 'not_checked' }, request, score_withdrawn: true }
      : { applicant, request }
    await createOfferList(deps.db, {
      app_id: application.app_id,
      user_id,
      method_version: METHOD.version,
      product_type: request.product_type,
      inputs_enc: sealInputs(deps.vault, data_key, inputs),
      shown: ranked.matched.map((offer) => offer.lender_id),
      lender_versions: await versionsOf(deps.db, lenders, now),
      lines_enc: sealLines(deps.vault, data_key, shownLines(ranked)),
      created_at: now,
    })
  })
}
