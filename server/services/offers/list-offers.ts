import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import { METHOD } from '#src/contract/finance/ranking.ts'
import { createOfferList, sealBirthDay } from '#server/db/repositories/offers/offer-lists.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { scoreReader } from '../profile/shared/kept-score.ts'
import { computeOffers } from './compute-offers.ts'
import type { ComputedOffers, LoanWish } from './compute-offers.ts'

/**
 * Every active lender of the product, matched at its true cost or not matched with its reasons; each answer leaves a
 * receipt from which it can be computed again.
 * @throws as computeOffers
 */
export async function listOffers(
  deps: Deps,
  appId: string,
  wish: LoanWish,
  by: { user_id: number },
): Promise<OffersAnswer> {
  const computed = await computeOffers(deps, appId, wish, by)
  const { matched, not_matched } = computed.ranked
  await recordOfferList(deps, computed)
  const { amount, tenure_months } = computed.request
  return { method: METHOD, request: { amount, tenure_months }, matched, not_matched }
}

async function recordOfferList(deps: Deps, { application, customer, applicant, request, ranked }: ComputedOffers) {
  const { birth_day, ...facts } = applicant
  const { user_id, data_key } = customer
  const sealed = sealBirthDay(deps.vault, data_key, birth_day)
  await transaction(deps, async (deps) => {
    // Withdrawing takes the score out of the receipts that are there; one that comes later must not bring it back.
    const scored = facts.credit_score !== 'not_checked'
    if (scored) await lockCustomer(deps.db, user_id)
    const withdrawn = scored && (await scoreReader(deps.db, user_id))(application).state === 'not_agreed'
    const seen = withdrawn ? { ...facts, credit_score: 'not_checked' } : facts
    await createOfferList(deps.db, {
      app_id: application.app_id,
      user_id,
      method_version: METHOD.version,
      inputs: { applicant: { ...seen, birth_day_enc: sealed }, request, ...(withdrawn && { score_withdrawn: true }) },
      shown: ranked.matched.map((offer) => offer.lender_id),
      created_at: deps.clock.now(),
    })
  })
}
