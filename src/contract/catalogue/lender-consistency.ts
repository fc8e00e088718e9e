import type { Lender, LenderProperty } from '#src/contract/entities/catalogue/lender.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { FLOATING_NEEDS, floatingChargeProblem } from '#src/contract/finance/floating-rate.ts'
import { isIsoDay } from '../rules/calendar.ts'
import { penalChargeProblem } from '../rules/lending/penal-charge.ts'
import { CO_LENDING_NEEDS } from './lender-agreement.ts'
import { figureProblem } from './lender-figures.ts'
import { APPLICANTS, isUnset, lenderLacks, missingHindi } from './lender-readiness.ts'
import type { LenderNeed } from './lender-readiness.ts'

/** The smaller property of each pair, then the larger one. */
const PAIRS = [
  ['min_income', 'max_income'],
  ['min_age', 'max_age'],
  ['tenure_min_months', 'tenure_max_months'],
  ['rate_min', 'rate_max'],
  ['apr_min', 'apr_max'],
  ['min_loan_amount', 'loan_amount_upto'],
] as const

/** Criteria of business loans: nobody else is asked for what they look at. */
const BUSINESS_ONLY = ['min_turnover', 'min_business_years'] as const satisfies readonly LenderProperty[]

type OfferDates = Pick<Lender, 'so_date_start' | 'so_date_end'>

/**
 * Why a lender cannot be as it is after one property was changed: the message key, or null. Each value has passed its
 * own rule before; here it meets the others.
 */
export function lenderProblem(lender: Lender, changed: LenderProperty): string | null {
  for (const [low, high] of PAIRS) {
    if ((changed !== low && changed !== high) || lender[low] <= lender[high]) continue
    // One end alone is above and below nothing.
    if (isUnset(lender, low) || isUnset(lender, high)) continue
    return changed === low ? 'rules:lender.aboveMax' : 'rules:lender.belowMin'
  }
  if (BUSINESS_ONLY.some((property) => property === changed && lender[property] !== null))
    if (lender.product_kind !== PRODUCT.business) return 'rules:lender.businessOnly'
  const figure = figureProblem(lender, changed) ?? floatingChargeProblem(lender, changed)
  if (figure !== null) return figure
  if (changed === 'so_date_start' || changed === 'so_date_end') return dateProblem(lender, changed)
  if (changed === 'penal_charges' || changed === 'penal_charges_hi') {
    const problem = penalChargeProblem(lender[changed])
    if (problem !== null) return problem
  }
  const isOffer = changed === 'so_status' || changed === 'so_text'
  if (isOffer && lender.so_status === 1 && lender.so_text.trim() === '') return 'rules:lender.offerText'
  if (changed === 'so_status' && missingHindi(lender).includes('so_text')) return 'rules:lender.offerHindi'
  return lender.lender_status === 1 ? readinessProblem(lender, changed) : null
}

/** What a lender that is on must have told before it says this. */
const NEEDED_BEFORE: Partial<Record<LenderProperty, readonly LenderNeed[]>> = {
  rate_kind: [...FLOATING_NEEDS, 'rate_benchmark_hi'],
  co_lending: CO_LENDING_NEEDS,
}

/** A lender is switched on with all it needs; one that is on may get it piece by piece, but loses nothing of it. */
function readinessProblem(lender: Lender, changed: LenderProperty): string | null {
  const isApplicant = APPLICANTS.some((applicant) => applicant === changed)
  const lacks = lenderLacks(lender).filter(
    (need) =>
      changed === 'lender_status' ||
      need === changed ||
      (need === 'applicants' && isApplicant) ||
      NEEDED_BEFORE[changed]?.includes(need),
  )
  return lacks.length === 0 ? null : `rules:lender.unfinished:${lacks.join(',')}`
}

function dateProblem({ so_date_start, so_date_end, ...rest }: Lender, changed: keyof OfferDates): string | null {
  const day = { ...rest, so_date_start, so_date_end }[changed]
  if (day !== null && !isIsoDay(day)) return 'rules:date.invalid'
  return so_date_start !== null && so_date_end !== null && so_date_start > so_date_end
    ? 'rules:lender.offerDates'
    : null
}
