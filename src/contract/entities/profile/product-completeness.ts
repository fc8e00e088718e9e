import { detailFields, detailProblems } from '#src/contract/entities/applications/application-details.ts'
import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import { isDetailedProduct, LOANS, needsCreditAssessment } from '#src/contract/entities/shared/loan-products.ts'
import type { DetailedProduct, LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { lookThrough, missingForPersonalLoan, missingOfPersonalLoan } from './personal-loan-form.ts'
import type { MissingIn } from './personal-loan-form.ts'
import { fieldsOfStep } from './profile-fields.ts'
import type { ProfileField, ProfileStep } from './profile-fields.ts'
import type { ServedProfile } from './profile.ts'

/** Profile field of a product's completion flag. */
export type CompletionFlag = (typeof LOANS)[LoanProduct]['flag']

/**
 * Profile fields that a product reads, in the order of its form. Where income is asked by itself, it is not up to the
 * amount where the credit assessment begins; `loanAmount` in rupees.
 */
export function profileFieldsFor(product: LoanProduct, loanAmount: unknown): ProfileField[] {
  const { steps, income, assessedAbove } = LOANS[product]
  const asked = (steps as readonly ProfileStep[]).flatMap((step): readonly ProfileField[] => fieldsOfStep(step))
  const assessed = income && (assessedAbove === 0 || needsCreditAssessment(product, loanAmount))
  return [...asked, ...(assessed ? INCOME_FIELDS : [])]
}

const INCOME_FIELDS: readonly ProfileField[] = ['monthly_income', 'emi']

/**
 * Names of the fields that a product still needs, profile first, then its own, each in the order of the form; empty =
 * complete (the product's completion flag). `details` are the application's own answers; `now` is taken as today for
 * the age. Masked values count as given.
 */
export const missingForProduct = (
  product: LoanProduct,
  profile: ServedProfile,
  details: ApplicationDetails,
  now: Date = new Date(),
): string[] => missingForEach(profile, now)(product, details)

/** The same for one product after the other: what they share of the profile is looked at once. */
export function missingForEach(
  profile: ServedProfile,
  now: Date,
): (product: LoanProduct, details: ApplicationDetails) => string[] {
  const missingIn = lookThrough(profile, now)
  return (product, details) =>
    isDetailedProduct(product)
      ? [...missingInProfile(product, missingIn, details.loan_amount), ...missingInDetails(product, details)]
      : missingOfPersonalLoan(missingIn, 'offers')
}

/** The same for sending an application: what the lender receives of the profile has to be there as well. */
export function missingToApply(
  product: LoanProduct,
  profile: ServedProfile,
  details: ApplicationDetails,
  now: Date = new Date(),
): string[] {
  return isDetailedProduct(product)
    ? missingForProduct(product, profile, details, now)
    : missingForPersonalLoan(profile, now, 'apply')
}

function missingInProfile(product: LoanProduct, missingIn: MissingIn, loanAmount: unknown): ProfileField[] {
  const missing = new Set(STEPS.flatMap((step) => missingIn(step)))
  return profileFieldsFor(product, loanAmount).filter((field) => missing.has(field))
}

const STEPS = ['personalInformation', 'contactDetails', 'employmentDetails', 'yourBusiness'] as const

function missingInDetails(product: DetailedProduct, details: ApplicationDetails): string[] {
  const problems = detailProblems(product, details)
  return detailFields(product).filter((field) => Object.hasOwn(problems, field))
}
