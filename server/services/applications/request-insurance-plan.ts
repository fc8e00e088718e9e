import { targetKey } from '#server/adapters/outgoing/outgoing.ts'
import { findProductApplication } from '#server/db/repositories/applications/applications.ts'
import { sealDetails } from '#server/db/repositories/applications/kept-details.ts'
import { findPlan } from '#server/db/repositories/catalogue/insurance-plans.ts'
import { lockCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { planProductId } from '#src/contract/entities/catalogue/product-ids.ts'
import { insurerFields } from '#src/contract/entities/privacy/asked-fields.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ConsentGiven } from '#src/contract/entities/privacy/consent.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { AppError } from '#src/contract/errors.ts'
import { toPaise, toRupees } from '#src/contract/rules/paise.ts'
import { attributeProduct } from '../leads/public/attribute-touches.ts'
import { giveConsents } from '../profile/give-consents.ts'
import { found, notFound } from '../shared/not-found.ts'
import type { Applicant } from './apply-to-lender.ts'
import { getApplication } from './get-application.ts'
import { placeApplication } from './shared/place-application.ts'

const INSURANCE = PRODUCT.insurance

/** What an insurer needs to call somebody back; phone or email is there since they signed in. */
const NEEDED = ['first_name', 'last_name', 'birth_date'] as const

export interface PlanWish {
  plan_id: number
  /** On the customer's screen, rupees a year with tax. */
  premium: number
  consent: ConsentGiven
}

/**
 * Keeps the customer's wish to hear from an insurer and has it sent. While a request for the plan is open, asking again
 * answers that one: none is made twice.
 * @throws AppError `not_found` for a plan that is not there, `offer_unavailable` for one that is off sale or dearer than
 * it was shown, `consent_missing`, `profile_incomplete`, and `conflict` for a key used for something else
 */
export async function requestInsurancePlan(deps: Deps, wish: PlanWish, by: Applicant): Promise<Application> {
  const productId = planProductId(wish.plan_id)
  const appId = await transaction(deps, async (deps) => {
    // Held until the end, so that a second press waits and finds what the first one made.
    const customer = await lockCustomer(deps.db, by.user_id)
    if (customer?.data_key == null) throw notFound()
    const earlier = await findProductApplication(deps.db, by.user_id, productId, by.idempotencyKey)
    if (earlier && earlier.product_id !== productId)
      throw new AppError('conflict', 'This Idempotency-Key was used for another request.')
    if (earlier) return earlier.app_id
    const plan = found(await findPlan(deps.db, wish.plan_id))
    if (plan.status !== 1) throw new AppError('offer_unavailable', 'This plan is not on sale at the moment.')
    if (plan.premium > toPaise(wish.premium))
      throw new AppError('offer_unavailable', 'The premium has changed. Please look at the plan again.')
    checkConsent(wish.consent)
    checkProfile(deps, customer)
    const app_id = await placeApplication(
      deps,
      { by, product: INSURANCE, partner: customer.partner },
      {
        product_id: planProductId(plan.plan_id),
        // As it was shown: the insurer may change the plan later.
        ...sealDetails(
          deps.vault,
          customer.data_key,
          { premium: toRupees(plan.premium), cover: toRupees(plan.cover) },
          'applications.details',
        ),
      },
    )
    const mobile_phone_number = openField(deps.vault, customer, 'mobile_phone_number')
    const fields = insurerFields({ mobile_phone_number })
    await giveConsents(deps, [wish.consent], { app_id, lender_id: null, fields }, { customer, ip: by.ip })
    await queueJob(deps.db, 'submit_application', { app_id }, deps.clock.now(), targetKey('insurer'))
    await attributeProduct(deps, customer, INSURANCE)
    return app_id
  })
  return getApplication(deps, appId, by)
}

function checkConsent({ purpose, version }: ConsentGiven): void {
  if (purpose === 'share_with_insurer' && version === CONSENT_VERSIONS.share_with_insurer) return
  throw new AppError('consent_missing', 'Please agree to share your details with the insurer.', {
    errors: { share_with_insurer: 'rules:consent.missing' },
  })
}

function checkProfile(deps: Deps, customer: CustomerRow): void {
  const missing = NEEDED.filter((field) => openField(deps.vault, customer, field) === '')
  if (missing.length > 0)
    throw new AppError('profile_incomplete', 'Some of your details are still missing.', {
      errors: Object.fromEntries(missing.map((field) => [field, 'rules:required'])),
    })
}
