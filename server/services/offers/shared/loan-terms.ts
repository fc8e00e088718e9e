import { GOLD_BULLET_MAX_MONTHS } from '#src/contract/entities/applications/application-details.ts'
import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { LOANS, needsCreditAssessment } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { AppError } from '#src/contract/errors.ts'
import type { Applicant, Employment } from '#src/contract/finance/eligibility.ts'
import { optionKey } from '#src/contract/option-lists/option-lists.ts'
import { householdOf } from '#src/contract/rules/lending/instalment-cap.ts'
import type { Told } from '#src/contract/rules/lending/instalment-cap.ts'

export interface Terms {
  amount: number
  tenure_months: number
}

/** @throws AppError `validation` for rupees or months that the product does not offer. */
export function checkTerms(product: LoanProduct, { amount, tenure_months }: Terms, details: ApplicationDetails): void {
  const { min, max, terms, amountRule } = LOANS[product]
  const errors: Record<string, string> = {}
  if (!isWhole(amount, min, max)) errors.amount = amountRule
  else if (amount > Number(details.property_value)) errors.amount = 'rules:home.loan'
  if (!isWhole(tenure_months, 1, Math.max(...terms))) errors.tenure = 'rules:number.range'
  else if (isBullet(details) && tenure_months > GOLD_BULLET_MAX_MONTHS) errors.tenure = 'rules:goldBullet.tenure'
  if (Object.keys(errors).length > 0) throw new AppError('validation', 'Check the highlighted field.', { errors })
}

export const isBullet = (details: ApplicationDetails) => details.gold_repayment === 'bullet'

const isWhole = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max

type Work = Pick<Applicant, 'employment' | 'monthly_income' | 'monthly_emi' | 'household' | 'business'>
type TurnoverTold = Partial<Pick<ServedProfile, 'business_current_turnover' | 'business_years'>>

/** How the product looks at somebody's work and money; the profile or typed figures tell. */
export function workOf(
  product: LoanProduct,
  profile: Told & TurnoverTold & Pick<ServedProfile, 'employment_status_code'>,
  amount: number,
): Work {
  const income = {
    monthly_income: Number(profile.monthly_income),
    monthly_emi: Number(profile.emi),
    // What was told for a loan without security has no bearing on others: the rule sees to that.
    household: householdOf(profile) ?? undefined,
  }
  const key = optionKey('employmentStatus', profile.employment_status_code)
  switch (LOANS[product].work) {
    case 'any':
      // The same for everybody: an income told for another product neither helps nor harms here.
      return needsCreditAssessment(product, amount)
        ? { employment: null, ...income }
        : { employment: null, monthly_income: null, monthly_emi: 0 }
    case 'business':
      return {
        employment: key === 'selfEmployed' ? key : 'business',
        ...income,
        business: {
          turnover: optionKey('businessTurnover', profile.business_current_turnover),
          years: optionKey('businessYears', profile.business_years),
        },
      }
    case 'told':
      return { employment: EMPLOYMENTS.find((each) => each === key) ?? 'notWorking', ...income }
  }
}

const EMPLOYMENTS: readonly Employment[] = ['salaried', 'selfEmployed', 'business', 'notWorking']
