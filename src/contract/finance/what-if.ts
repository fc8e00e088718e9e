import { MONTHLY_INCOME_MAX } from '#src/contract/constants.ts'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { leastIncomeFor, withMoreIncome } from '../rules/lending/instalment-cap.ts'
import { checkEligibility } from './eligibility.ts'
import type { Applicant } from './eligibility.ts'
import { offeredRate } from './offered-rate.ts'
import { rankOffers, restingRefusal } from './ranking.ts'
import type { OffersRequest, RankableLender, RankedOffers } from './ranking.ts'
import { levelInstalment } from './schedule.ts'

/** What somebody tries instead of their own figures: rupees, months, rupees a month (null where nobody asks for it). */
export interface WhatIfTry {
  amount: number
  tenure_months: number
  monthly_income: number | null
}

/** The one changed figure, nearest to what is being tried, that would bring at least one more lender. */
interface Unlock {
  kind: 'amount' | 'tenure' | 'income'
  /** Rupees, months, or rupees a month. */
  value: number
  lender_ids: number[]
}

export interface WhatIf {
  own: RankedOffers
  tried: RankedOffers
  /** Lenders that match with the tried figures and not with the person's own; and the reverse. */
  opens: number[]
  closes: number[]
  unlock: Unlock | null
}

/** Figures that may be tried for a product: rupees and months. */
export interface WhatIfLimits {
  amount_min: number
  amount_max: number
  terms: readonly number[]
}

const AMOUNT_STEP = 1_000

/**
 * Matches one person twice, with their own figures and with those they try, and tells the difference. `unlock` is proved
 * by matching again, never guessed. Pure.
 */
export function computeWhatIf(
  applicant: Applicant,
  lenders: readonly RankableLender[],
  request: OffersRequest,
  wanted: WhatIfTry,
  limits: WhatIfLimits,
): WhatIf {
  const own = rankOffers(applicant, lenders, request)
  const person = earning(applicant, wanted.monthly_income)
  const asked = { ...request, amount: wanted.amount, tenure_months: wanted.tenure_months }
  const tried = rankOffers(person, lenders, asked)
  const before = idsOf(own.matched)
  const after = idsOf(tried.matched)
  return {
    own,
    tried,
    opens: after.filter((id) => !before.includes(id)),
    closes: before.filter((id) => !after.includes(id)),
    unlock: nearestUnlock(person, lenders, asked, after, limits),
  }
}

/** Somebody with another income, of which their household has as much more or less. */
const earning = (person: Applicant, monthly_income: number | null): Applicant => ({
  ...person,
  monthly_income,
  household: withMoreIncome(person.household, (monthly_income ?? 0) - (person.monthly_income ?? 0)),
})

const idsOf = (offers: readonly MatchedOffer[]): number[] => offers.map(({ lender_id }) => lender_id)

function nearestUnlock(
  person: Applicant,
  lenders: readonly RankableLender[],
  request: OffersRequest,
  matched: readonly number[],
  limits: WhatIfLimits,
): Unlock | null {
  const closed = lenders.filter(
    ({ lender_id, lender_status, product_kind }) =>
      lender_status === 1 &&
      product_kind === request.product_type &&
      !matched.includes(lender_id) &&
      restingRefusal(request, lender_id) === undefined,
  )
  const now = { amount: request.amount, tenure: request.tenure_months, income: person.monthly_income ?? 0 }
  const steps = closed.flatMap((lender) => candidates(person, lender, request, limits))
  const distance = ({ kind, value }: Pick<Unlock, 'kind' | 'value'>) =>
    Math.abs(value - now[kind]) / Math.max(1, now[kind])
  const unique = new Map(steps.map((step) => [`${step.kind}:${step.value}`, step]))
  for (const step of [...unique.values()].sort((a, b) => distance(a) - distance(b) || a.kind.localeCompare(b.kind))) {
    const changed = withStep(person, request, step)
    const lender_ids = closed
      .filter((lender) => checkEligibility(changed.person, lender, changed.request).eligible)
      .map(({ lender_id }) => lender_id)
    if (lender_ids.length > 0) return { ...step, lender_ids }
  }
  return null
}

type Step = Pick<Unlock, 'kind' | 'value'>

function withStep(person: Applicant, request: OffersRequest, { kind, value }: Step) {
  return {
    person: kind === 'income' ? earning(person, value) : person,
    request:
      kind === 'amount'
        ? { ...request, amount: value }
        : kind === 'tenure'
          ? { ...request, tenure_months: value }
          : request,
  }
}

/** Changes that might bring this lender, from each criterion that failed. */
function candidates(person: Applicant, lender: RankableLender, request: OffersRequest, limits: WhatIfLimits): Step[] {
  const terms = limits.terms.filter((term) => term >= lender.tenure_min_months && term <= lender.tenure_max_months)
  const { reasons } = checkEligibility(person, lender, request)
  return reasons
    .flatMap(({ code }): Step[] => {
      if (code === 'income_min') return [{ kind: 'income', value: lender.min_income }]
      if (code === 'income_max') return [{ kind: 'income', value: lender.max_income }]
      if (code === 'amount_min') return [{ kind: 'amount', value: lender.min_loan_amount }]
      if (code === 'tenure_min' || code === 'tenure_max' || code === 'age_max_at_end')
        return terms.map((value) => ({ kind: 'tenure', value }))
      if (code === 'foir')
        return [
          { kind: 'income', value: incomeFor(person, lender, request) },
          ...terms.map((value): Step => ({ kind: 'tenure', value })),
        ]
      return []
    })
    .filter(({ kind, value }) => isTryable(kind, value, limits))
}

function isTryable(kind: Unlock['kind'], value: number, limits: WhatIfLimits): boolean {
  if (kind === 'income') return value >= 1 && value <= MONTHLY_INCOME_MAX
  if (kind === 'tenure') return limits.terms.includes(value)
  return value >= limits.amount_min && value <= limits.amount_max && value % AMOUNT_STEP === 0
}

/** Income, in whole thousands, with which the lender's smallest loan stays within the share that instalments may take. */
function incomeFor(person: Applicant, lender: RankableLender, request: OffersRequest): number {
  const { monthly_emi, household = null, credit_score } = person
  const emi = levelInstalment(lender.min_loan_amount, offeredRate(credit_score, lender), request.tenure_months)
  return leastIncomeFor(emi, { monthly_emi, household, secured: request.collateral !== undefined })
}
