import { findOwnApplication, listRefusals } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { detailsOfApplication } from '#server/db/repositories/applications/kept-details.ts'
import { listActiveLenders } from '#server/db/repositories/catalogue/lenders.ts'
import { keepScore, sealScore } from '#server/db/repositories/profile/credit-scores.ts'
import { lockCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import { suggestedTenure } from '#src/contract/entities/profile/personal-loan-form.ts'
import { missingForProduct } from '#src/contract/entities/profile/product-completeness.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { isDetailedProduct, isLoanProduct, LOANS } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { AppError, isAppError } from '#src/contract/errors.ts'
import type { Applicant } from '#src/contract/finance/eligibility.ts'
import { goldValue } from '#src/contract/finance/gold.ts'
import { makeOffers } from '#src/contract/finance/make-offers.ts'
import type { OfferingLender } from '#src/contract/finance/make-offers.ts'
import type { OffersRequest, RankedOffers } from '#src/contract/finance/ranking.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { toIsoDay } from '#src/contract/rules/person/birth-date.ts'
import { toServed } from '../profile/public/customer-profile.ts'
import { scoreReader } from '../profile/public/kept-score.ts'
import { profileIncomplete } from '../profile/public/profile-incomplete.ts'
import { found } from '../shared/not-found.ts'
import { productOf } from '../shared/stored-words.ts'
import { checkTerms, workOf, isBullet } from './shared/loan-terms.ts'
import type { Terms } from './shared/loan-terms.ts'

/** Rupees and months that the customer asks for; absent = what they last asked for, else what the profile says. */
export interface LoanWish {
  amount?: number | undefined
  tenure_months?: number | undefined
}

export interface ComputedOffers {
  application: ApplicationRow
  customer: CustomerRow
  applicant: Applicant
  /** The bureau has the PAN under another name or birth date: its score is nobody's here. */
  other_person: boolean
  request: OffersRequest
  lenders: OfferingLender[]
  ranked: RankedOffers
}

/**
 * The offers of one application as they stand now. The score is asked for once per application, and only with the
 * customer's consent; without it, while the bureau is down, or where its record is another person's, lenders are matched without a score and at their highest
 * rate. Whoever looks on the customer's behalf, or in
 * their place, asks no bureau. Gold is lent without a score, and up to the amount where the credit assessment begins without an income.
 * @throws AppError `not_found`, `conflict` for a product without lenders, `profile_incomplete` naming the fields,
 * `validation` for an amount or term out of range, `not_available` while the price of gold is not known
 */
export async function computeOffers(
  deps: Deps,
  appId: string,
  wish: LoanWish,
  by: ByCustomerWithRow & { actor_admin_id?: number | null; asksBureau?: boolean },
): Promise<ComputedOffers> {
  const { customer } = by
  const application = found(await findOwnApplication(deps.db, by.user_id, appId))
  const product = productOf(application)
  if (!isLoanProduct(product)) throw new AppError('conflict', 'Lenders make no offers for this product.')
  const profile = toServed(deps.vault, customer)
  const details = detailsOfApplication(deps.vault, customer, application)
  const terms = termsOf(product, application, { profile, details }, wish)
  requireComplete(deps, product, profile, details)
  checkTerms(product, terms, details)
  // More money against gold than the form asked for may need the income that the form did not ask for.
  if (LOANS[product].assessedAbove > 0)
    requireComplete(deps, product, profile, { ...details, loan_amount: terms.amount })
  const request: OffersRequest = {
    app_id: application.app_id,
    product_type: product,
    ...terms,
    today: istDay(deps.clock.now()),
    refusals: await listRefusals(deps.db, by.user_id, product),
    ...(await securityOf(deps, product, details)),
  }
  const [scored, lenders] = await Promise.all([
    LOANS[product].score
      ? scoreOf(deps, application, customer, by.asksBureau ?? by.actor_admin_id == null)
      : ('not_checked' as const),
    listActiveLenders(deps.db, product),
  ])
  const applicant: Applicant = {
    birth_day: toIsoDay(openField(deps.vault, customer, 'birth_date')),
    ...workOf(product, profile, terms.amount),
    credit_score: scored === 'other_person' ? 'not_checked' : scored,
    postal_code: profile.postal_code,
  }
  return {
    application,
    customer,
    applicant,
    request,
    lenders,
    other_person: scored === 'other_person',
    ranked: makeOffers(applicant, lenders, request),
  }
}

/** What is asked for: now, when the customer applied, or in the form. */
function termsOf(
  product: LoanProduct,
  application: ApplicationRow,
  { profile, details }: { profile: ServedProfile; details: ApplicationDetails },
  wish: LoanWish,
): Terms {
  const formAmount = isDetailedProduct(product) ? details.loan_amount : profile.se_loan_amount
  const asked = application.amount === null ? Number(formAmount ?? 0) : toRupees(application.amount)
  const amount = wish.amount ?? asked
  const wishedTenure = isDetailedProduct(product) ? details.tenure_months : profile.se_loan_tenure
  const formTenure = Number(wishedTenure ?? '') || suggestedTenure(amount)
  return { amount, tenure_months: wish.tenure_months ?? application.tenure_months ?? formTenure }
}

function requireComplete(deps: Deps, product: LoanProduct, profile: ServedProfile, details: ApplicationDetails): void {
  const missing = missingForProduct(product, profile, details, deps.clock.now())
  if (missing.length > 0) throw profileIncomplete(missing)
}

async function securityOf(
  deps: Deps,
  product: LoanProduct,
  details: ApplicationDetails,
): Promise<Pick<OffersRequest, 'collateral' | 'repayment'>> {
  const { security } = LOANS[product]
  if (security === 'home') return { collateral: { kind: 'home', value: Number(details.property_value) } }
  if (security === null) return {}
  const { price_per_gram } = await deps.goldPrice.current()
  const value = goldValue({
    weight: Number(details.gold_weight),
    purity: Number(details.gold_purity),
    pricePerGram: price_per_gram,
  })
  return { collateral: { kind: 'gold', value }, ...(isBullet(details) ? { repayment: 'bullet' } : {}) }
}

async function scoreOf(
  deps: Deps,
  application: ApplicationRow,
  customer: CustomerRow,
  mayAsk: boolean,
): Promise<Applicant['credit_score'] | 'other_person'> {
  const kept = (await scoreReader(deps, customer))(application)
  if (kept.state === 'known') return kept.score
  if (kept.state === 'not_agreed' || !mayAsk) return 'not_checked'
  try {
    const score = await deps.bureau.score({
      pan: openField(deps.vault, customer, 'tin'),
      birth_date: openField(deps.vault, customer, 'birth_date'),
      first_name: openField(deps.vault, customer, 'first_name'),
      last_name: openField(deps.vault, customer, 'last_name'),
    })
    // Not kept: a corrected name or birth date is asked about again.
    if (score === 'other_person') return score
    return await transaction(deps, async (deps) => {
      await lockCustomer(deps.db, customer.user_id)
      // Withdrawn while the bureau was thinking: its answer is used by nobody.
      if ((await scoreReader(deps, customer))(application).state === 'not_agreed') return 'not_checked'
      const sealed =
        score === null || customer.data_key === null ? null : sealScore(deps.vault, customer.data_key, score)
      await keepScore(deps.db, application.app_id, sealed, deps.clock.now())
      return score ?? 'no_history'
    })
  } catch (error) {
    if (!isAppError(error) || error.code !== 'not_available') throw error
    deps.log.warn({ err: error, app_id: application.app_id }, 'credit bureau not available')
    return 'not_checked'
  }
}
