import { LOAN_AMOUNT_MAX, LOAN_AMOUNT_MIN, MARKETED_TENURE_MAX } from '#src/contract/constants.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/consent.ts'
import { missingForPersonalLoan, suggestedTenure } from '#src/contract/entities/personal-loan-form.ts'
import type { ServedProfile } from '#src/contract/entities/profile.ts'
import { AppError } from '#src/contract/errors.ts'
import { rankOffers } from '#src/contract/finance/ranking.ts'
import type { OffersRequest, RankedOffers } from '#src/contract/finance/ranking.ts'
import type { Applicant, Employment } from '#src/contract/finance/eligibility.ts'
import { optionKey } from '#src/contract/option-lists/option-lists.ts'
import { toIsoDay } from '#src/contract/rules/birth-date.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { findOwnApplication, updateApplication } from '../db/repositories/applications.ts'
import type { ApplicationRow } from '../db/repositories/applications.ts'
import { hasConsent } from '../db/repositories/consents.ts'
import { findCustomer, openField } from '../db/repositories/customers.ts'
import type { CustomerRow } from '../db/repositories/customers.ts'
import { listActiveLenders } from '../db/repositories/lenders.ts'
import type { Deps } from '../deps.ts'
import { productOf } from './application-view.ts'
import { toServed } from './customer-profile.ts'
import { notFound } from './not-found.ts'

/** Rupees and months that the customer asks for; absent = what they last asked for, else what the profile says. */
export interface LoanWish {
  amount?: number | undefined
  tenure_months?: number | undefined
}

export interface ComputedOffers {
  application: ApplicationRow
  customer: CustomerRow
  applicant: Applicant
  request: OffersRequest
  ranked: RankedOffers
}

/**
 * The offers of one application as they stand now. The score is asked for once per application, and only with the
 * customer's consent; without it, or while the bureau is down, lenders are matched without a score and at their highest
 * rate.
 * @throws AppError `not_found`, `profile_incomplete` naming the fields, `validation` for an amount or term out of range
 */
export async function computeOffers(
  deps: Deps,
  appId: string,
  wish: LoanWish,
  by: { user_id: number },
): Promise<ComputedOffers> {
  const [application, customer] = await Promise.all([
    findOwnApplication(deps.db, by.user_id, appId),
    findCustomer(deps.db, by.user_id),
  ])
  if (!application || !customer) throw notFound()
  const profile = completeProfile(deps, customer)
  const request = requestOf(deps, application, profile, wish)
  const [credit_score, lenders] = await Promise.all([
    scoreOf(deps, application, customer),
    listActiveLenders(deps.db, request.product_type),
  ])
  const applicant: Applicant = {
    birth_day: toIsoDay(openField(deps.vault, customer, 'birth_date')),
    employment: employmentOf(profile),
    monthly_income: Number(profile.monthly_income),
    monthly_emi: Number(profile.emi),
    credit_score,
    postal_code: profile.postal_code,
  }
  return { application, customer, applicant, request, ranked: rankOffers(applicant, lenders, request) }
}

function completeProfile(deps: Deps, customer: CustomerRow): ServedProfile {
  const profile = toServed(deps.vault, customer)
  const missing = missingForPersonalLoan(profile, deps.clock.now())
  if (missing.length === 0) return profile
  throw new AppError('profile_incomplete', 'A few details are still missing.', {
    errors: Object.fromEntries(missing.map((field) => [field, 'rules:required'])),
  })
}

function requestOf(deps: Deps, application: ApplicationRow, profile: ServedProfile, wish: LoanWish): OffersRequest {
  const asked = application.amount === null ? Number(profile.se_loan_amount) : application.amount / 100
  const amount = wish.amount ?? asked
  const tenure_months = wish.tenure_months ?? application.tenure_months ?? suggestedTenure(amount)
  const errors: Record<string, string> = {}
  if (!isWhole(amount, LOAN_AMOUNT_MIN, LOAN_AMOUNT_MAX)) errors.amount = 'rules:loanAmount.range'
  if (!isWhole(tenure_months, 1, MARKETED_TENURE_MAX)) errors.tenure = 'rules:number.range'
  if (Object.keys(errors).length > 0) throw new AppError('validation', 'Check the highlighted field.', { errors })
  return {
    app_id: application.app_id,
    product_type: productOf(application),
    amount,
    tenure_months,
    today: istDay(deps.clock.now()),
  }
}

const isWhole = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max

const EMPLOYMENTS: readonly Employment[] = ['salaried', 'selfEmployed', 'business', 'notWorking']

function employmentOf(profile: ServedProfile): Employment {
  const key = optionKey('employmentStatus', profile.employment_status_code)
  return EMPLOYMENTS.find((each) => each === key) ?? 'notWorking'
}

async function scoreOf(
  deps: Deps,
  application: ApplicationRow,
  customer: CustomerRow,
): Promise<Applicant['credit_score']> {
  if (application.bureau_checked_at !== null) return application.bureau_score ?? 'no_history'
  const agreed = await hasConsent(deps.db, customer.user_id, 'credit_score', CONSENT_VERSIONS.credit_score)
  if (!agreed) return 'not_checked'
  try {
    const score = await deps.bureau.score({
      pan: openField(deps.vault, customer, 'tin'),
      birth_date: openField(deps.vault, customer, 'birth_date'),
      first_name: openField(deps.vault, customer, 'first_name'),
      last_name: openField(deps.vault, customer, 'last_name'),
    })
    await updateApplication(deps.db, application.app_id, {
      bureau_score: score,
      bureau_checked_at: deps.clock.now(),
    })
    return score ?? 'no_history'
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_available') throw error
    deps.log.warn({ err: error, app_id: application.app_id }, 'credit bureau not available')
    return 'not_checked'
  }
}
