import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type {
  adminEligibilityEndpoints,
  CustomerEligibilityForm,
} from '#src/contract/endpoints/admin/offers-eligibility.ts'
import type { ResponseOf } from '#src/contract/endpoints/endpoint.ts'
import { isAppError } from '#src/contract/errors.ts'
import { METHOD } from '#src/contract/finance/ranking.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { maskPan } from '#src/contract/rules/person/pan.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { computeOffers } from './compute-offers.ts'
import type { ComputedOffers } from './compute-offers.ts'
import { findWanted } from './shared/find-wanted.ts'
import { toShownOffer } from './shared/shown-offer.ts'

type Answer = ResponseOf<(typeof adminEligibilityEndpoints)['checkExistingCustomer']>

/**
 * What a customer is offered now, by the very function that makes their own list; no receipt is kept and no bureau is
 * asked, since the customer has not asked for either.
 * @throws AppError `not_found` where nobody has this number, and what computeOffers throws beyond a missing detail
 */
export async function checkCustomerEligibility(deps: Deps, form: CustomerEligibilityForm): Promise<Audited<Answer>> {
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
    audit: {
      object: `customer:${customer.user_id}`,
      after: { reason: tidyText(form.reason), reference: application?.reference ?? null },
    },
  }
  if (!application || !known.application) return known
  const computed = await offersOf(deps, application, customer)
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
  customer: CustomerRow,
): Promise<ComputedOffers | { missing: string[] }> {
  try {
    return await computeOffers(deps, app_id, {}, { user_id, customer, asksBureau: false })
  } catch (error) {
    if (!isAppError(error) || error.code !== 'profile_incomplete') throw error
    return { missing: Object.keys(error.errors ?? {}) }
  }
}
