import {
  detailFields,
  detailProblems,
  isDetailedProduct,
} from '#src/contract/entities/applications/application-details.ts'
import type { ApplicationDetails, DetailedProduct } from '#src/contract/entities/applications/application-details.ts'
import { needsCreditAssessment } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { missingForPersonalLoan, missingInStep } from './personal-loan-form.ts'
import { fieldsOfStep } from './profile-fields.ts'
import type { ProfileField } from './profile-fields.ts'
import type { ServedProfile } from './profile.ts'

/** Profile field of each product's completion flag. */
export const COMPLETION_FLAGS = {
  'Personal Loans': 'pl_completed',
  'Business Loans': 'bl_completed',
  'Gold Loans': 'gl_completed',
  'Affordable Housing Loan': 'hl_completed',
} as const satisfies Record<LoanProduct, keyof ServedProfile>

/**
 * Profile fields that a product reads, in the order of its form. Gold asks for no rent, and for no income up to the
 * amount where the credit assessment begins; `loanAmount` in rupees.
 */
export function profileFieldsFor(product: LoanProduct, loanAmount: unknown): ProfileField[] {
  const person = fieldsOfStep('personalInformation')
  const home = fieldsOfStep('contactDetails')
  switch (product) {
    case 'Personal Loans':
      return [...person, ...home, ...fieldsOfStep('employmentDetails'), ...fieldsOfStep('communicationPreferences')]
    case 'Business Loans':
      return [...person, ...home, ...fieldsOfStep('yourBusiness'), ...INCOME_FIELDS]
    case 'Gold Loans': {
      const withoutRent = home.filter((field) => field !== 'monthly_rent')
      return [...person, ...withoutRent, ...(needsCreditAssessment(loanAmount) ? INCOME_FIELDS : [])]
    }
    case 'Affordable Housing Loan':
      return [...person, ...home, ...fieldsOfStep('employmentDetails')]
  }
}

const INCOME_FIELDS: readonly ProfileField[] = ['monthly_income', 'emi']

/**
 * Names of the fields that a product still needs, profile first, then its own, each in the order of the form; empty =
 * complete (the product's completion flag). `details` are the application's own answers; `now` is taken as today for
 * the age. Masked values count as given.
 */
export function missingForProduct(
  product: LoanProduct,
  profile: ServedProfile,
  details: ApplicationDetails,
  now: Date = new Date(),
): string[] {
  if (!isDetailedProduct(product)) return missingForPersonalLoan(profile, now)
  return [...missingInProfile(product, profile, details.loan_amount, now), ...missingInDetails(product, details)]
}

function missingInProfile(
  product: LoanProduct,
  profile: ServedProfile,
  loanAmount: unknown,
  now: Date,
): ProfileField[] {
  const missing = new Set(STEPS.flatMap((step) => missingInStep(step, profile, now)))
  return profileFieldsFor(product, loanAmount).filter((field) => missing.has(field))
}

const STEPS = ['personalInformation', 'contactDetails', 'employmentDetails', 'yourBusiness'] as const

function missingInDetails(product: DetailedProduct, details: ApplicationDetails): string[] {
  const problems = detailProblems(product, details)
  return detailFields(product).filter((field) => Object.hasOwn(problems, field))
}
