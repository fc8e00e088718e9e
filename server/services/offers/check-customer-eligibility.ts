import { toRupees } from '#src/contract/rules/paise.ts'
import type { adminEligibilityEndpoints, CustomerEligibilityForm } from '#src/contract/endpoints/admin-eligibility.ts'
import { readCustomerReference } from '#src/contract/rules/customer-reference.ts'
import type { ResponseOf } from '#src/contract/endpoints/endpoint.ts'
import { isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { AppError } from '#src/contract/errors.ts'
import { METHOD } from '#src/contract/finance/ranking.ts'
import { maskPan } from '#src/contract/rules/pan.ts'
import { findApplicationByReference, listOwnApplications } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { findCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { productOf } from '../applications/shared/application-view.ts'
import { findNumberOf } from '../profile/shared/referenced-customer.ts'
import { computeOffers } from './compute-offers.ts'
import type { ComputedOffers } from './compute-offers.ts'
import { toShownOffer } from './shared/shown-offer.ts'

type Answer = ResponseOf<(typeof adminEligibilityEndpoints)['checkExistingCustomer']>
type LoanApplication = ApplicationRow & { product_type: LoanProduct }

/**
 * What a customer is offered now, by the very function that makes their own list; no receipt is kept and no bureau is
 * asked, since the customer has not asked for either.
 * @throws AppError `not_found` where nobody has this number, and what computeOffers throws beyond a missing detail
 */
export async function checkCustomerEligibility(deps: Deps, form: CustomerEligibilityForm): Promise<Answer> {
  const { customer, application } = await findWanted(deps, form.customer)
  const known = {
    customer: { user_id: customer.user_id, pan: maskPan(openField(deps.vault, customer, 'tin')) },
    application: application && {
      reference: application.reference,
      product_type: application.product_type,
      amount: toRupees(application.amount),
      tenure_months: application.tenure_months,
    },
    missing: [],
    method: METHOD,
    matched: [],
    not_matched: [],
  }
  if (!application || !known.application) return known
  const computed = await offersOf(deps, application)
  if ('missing' in computed) return { ...known, missing: computed.missing }
  const { request, ranked } = computed
  return {
    ...known,
    application: { ...known.application, amount: request.amount, tenure_months: request.tenure_months },
    matched: ranked.matched.map(toShownOffer),
    not_matched: ranked.not_matched,
  }
}

async function offersOf(
  deps: Deps,
  { app_id, user_id }: ApplicationRow,
): Promise<ComputedOffers | { missing: string[] }> {
  try {
    return await computeOffers(deps, app_id, {}, { user_id, asksBureau: false })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'profile_incomplete') throw error
    return { missing: Object.keys(error.errors ?? {}) }
  }
}

async function findWanted(
  deps: Deps,
  text: string,
): Promise<{ customer: CustomerRow; application: LoanApplication | null }> {
  const wanted = readCustomerReference(text)
  const named = wanted?.kind === 'reference' ? await findApplicationByReference(deps.db, wanted.reference) : null
  const number = named?.user_id ?? (await findNumberOf(deps, text))
  const customer = number === null ? null : await findCustomer(deps.db, number)
  if (!customer) throw new AppError('not_found', 'We have no customer or application with this number.')
  if (named) return { customer, application: asLoan(named) }
  const own = (await listOwnApplications(deps.db, customer.user_id)).map(({ application }) => asLoan(application))
  return { customer, application: own.find((each) => each !== null) ?? null }
}

function asLoan(application: ApplicationRow): LoanApplication | null {
  const product_type = productOf(application)
  return isLoanProduct(product_type) ? { ...application, product_type } : null
}
