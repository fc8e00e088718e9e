import { listActiveLenders } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import { GOLD_ASSESSMENT_ABOVE, MONTHLY_INCOME_MAX, MONTHLY_INCOME_MIN } from '#src/contract/constants.ts'
import type { WhatIfAnswer } from '#src/contract/entities/applications/application-care.ts'
import { GOLD_BULLET_MAX_MONTHS } from '#src/contract/entities/applications/application-details.ts'
import { loanProduct, LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { AppError } from '#src/contract/errors.ts'
import type { Applicant } from '#src/contract/finance/eligibility.ts'
import type { OffersRequest } from '#src/contract/finance/ranking.ts'
import { computeWhatIf } from '#src/contract/finance/what-if.ts'
import type { WhatIfLimits, WhatIfTry } from '#src/contract/finance/what-if.ts'
import { computeOffers } from './compute-offers.ts'
import type { LoanWish } from './compute-offers.ts'

/** What is tried: rupees, months, rupees a month; absent = as it is. `shown` is the request on the screen. */
interface WhatIfWish extends Partial<Record<keyof WhatIfTry, number | undefined>> {
  shown: LoanWish
}

/**
 * What other figures would do to somebody's offers. The income tried here is not the one they declared: nothing is saved,
 * and no ranking receipt is left.
 * @throws as computeOffers; AppError `validation` for a figure out of range
 */
export async function getWhatIf(
  deps: Deps,
  appId: string,
  wish: WhatIfWish,
  by: ByCustomerWithRow & { actor_admin_id?: number | null },
): Promise<WhatIfAnswer> {
  const { applicant, request } = await computeOffers(deps, appId, wish.shown, by)
  const limits = limitsOf(request, applicant)
  const own = {
    amount: request.amount,
    tenure_months: request.tenure_months,
    monthly_income: applicant.monthly_income,
  }
  const tried = {
    amount: wish.amount ?? own.amount,
    tenure_months: wish.tenure_months ?? own.tenure_months,
    // Where nobody asks for an income, one that is tried changes nothing.
    monthly_income: own.monthly_income === null ? null : (wish.monthly_income ?? own.monthly_income),
  }
  refuseOutOfRange(tried, limits)
  const lenders = await listActiveLenders(deps.db, request.product_type)
  const result = computeWhatIf(applicant, lenders, request, tried, limits)
  const named = (ids: readonly number[]) =>
    lenders.filter(({ lender_id }) => ids.includes(lender_id)).map(({ lender_id, name }) => ({ lender_id, name }))
  const [best] = result.tried.matched
  return {
    saved: false,
    own,
    tried,
    own_matched: result.own.matched.length,
    tried_matched: result.tried.matched.length,
    opens: named(result.opens),
    closes: named(result.closes),
    best: best ? { name: best.name, amount: best.amount, emi: best.emi, apr: best.apr } : null,
    unlock: result.unlock && {
      kind: result.unlock.kind,
      value: result.unlock.value,
      lenders: named(result.unlock.lender_ids),
    },
    limits: { ...limits, terms: [...limits.terms], income_max: MONTHLY_INCOME_MAX },
  }
}

function limitsOf({ product_type: product, repayment }: OffersRequest, { monthly_income }: Applicant): WhatIfLimits {
  // Cards and insurance have no offers of loans: computeOffers has refused them.
  const { min, max, terms } = LOANS[loanProduct(product)]
  return {
    amount_min: min,
    // Beyond this amount the income decides, which this customer was not asked for.
    amount_max: monthly_income === null ? Math.min(max, GOLD_ASSESSMENT_ABOVE) : max,
    terms: repayment === 'bullet' ? terms.filter((term) => term <= GOLD_BULLET_MAX_MONTHS) : terms,
  }
}

function refuseOutOfRange(tried: WhatIfTry, limits: WhatIfLimits): void {
  const errors: Record<string, string> = {}
  if (tried.amount < limits.amount_min || tried.amount > limits.amount_max) errors['try_amount'] = 'rules:number.range'
  if (tried.tenure_months < 1 || tried.tenure_months > Math.max(...limits.terms))
    errors['try_tenure'] = 'rules:number.range'
  const { monthly_income: income } = tried
  if (income !== null && (income < MONTHLY_INCOME_MIN || income > MONTHLY_INCOME_MAX))
    errors['try_income'] = 'rules:monthlyIncome.range'
  if (Object.keys(errors).length > 0) throw new AppError('validation', 'Check the highlighted field.', { errors })
}
