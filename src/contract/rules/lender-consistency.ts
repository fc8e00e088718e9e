import type { CHARGE_FIGURES, Lender, LenderProperty } from '#src/contract/entities/catalogue/lender.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { FLOATING_NEEDS, floatingChargeProblem } from '#src/contract/finance/floating-rate.ts'
import { withoutHindi } from '#src/contract/local-text.ts'
import { isIsoDay } from './calendar.ts'
import { AGREEMENT_NEEDS, CO_LENDING_NEEDS } from './lender-agreement.ts'
import { figureProblem } from './lender-figures.ts'
import { penalChargeProblem } from './penal-charge.ts'

/** What a new lender says until somebody has filled it in; a lender that still says so cannot be switched on. */
export const NOT_SET = 'Not set yet'

/** The smaller property of each pair, then the larger one. */
const PAIRS = [
  ['min_income', 'max_income'],
  ['min_age', 'max_age'],
  ['tenure_min_months', 'tenure_max_months'],
  ['rate_min', 'rate_max'],
  ['apr_min', 'apr_max'],
  ['min_loan_amount', 'loan_amount_upto'],
] as const

/** What an offer tells a customer in words, as the law asks. */
export const SHOWN_WORDS = [
  'regulated_entity',
  'tenure',
  'interest_rate',
  'processing_fees',
  'penal_charges',
  'foreclosure_charges',
] as const satisfies readonly LenderProperty[]

/** What an admin writes of a lender in both languages. */
const LENDER_TEXTS = [
  'penal_charges',
  'foreclosure_charges',
  'so_text',
  'rate_benchmark',
] as const satisfies LenderProperty[]
type LenderText = (typeof LENDER_TEXTS)[number]
type WithTexts = Pick<Lender, keyof typeof CHARGE_FIGURES | LenderText | `${LenderText}_hi` | 'so_status' | 'rate_kind'>

/**
 * The texts that customers see of a lender and that have no Hindi. Charges whose figures are filled in are said in every
 * language by themselves, a special offer is seen while it is on, a benchmark where the rate is floating, and what nobody
 * has written needs no Hindi yet.
 */
export function missingHindi(lender: WithTexts): LenderText[] {
  const { foreclosure_free_after_emis: emis, foreclosure_charge_amount: amount, foreclosure_charge_pct: share } = lender
  const said: Record<LenderText, boolean> = {
    penal_charges: lender.penal_charge_amount !== null,
    foreclosure_charges: emis === 0 || (emis !== null && (amount !== null || share !== null)),
    so_text: lender.so_status !== 1,
    rate_benchmark: lender.rate_kind !== 'floating',
  }
  return withoutHindi<LenderText>(lender, LENDER_TEXTS).filter((text) => lender[text] !== NOT_SET && !said[text])
}

/** The figures that an offer is worked out and advertised with; a new lender has none of them. */
export const SHOWN_RATES = ['rate_min', 'rate_max', 'apr_min', 'apr_max'] as const satisfies readonly LenderProperty[]

/** Who may apply: a lender that takes none of these is matched with nobody. */
const APPLICANTS = ['salaried', 'self_employed', 'business'] as const satisfies readonly LenderProperty[]

/** What names a lender to whoever borrows from it and has a complaint, as the law asks. */
export const NAMED_NEEDS = [
  'rbi_registration',
  'nodal_officer_name',
  'nodal_officer_phone',
  'nodal_officer_email',
  'website',
  'privacy_policy',
] as const satisfies readonly LenderProperty[]

/** What every lender must have before customers see it, in the order of its form. */
const LENDER_NEEDS = ['applicants', ...SHOWN_WORDS, ...SHOWN_RATES, ...AGREEMENT_NEEDS, ...NAMED_NEEDS] as const
type FurtherNeed = (typeof FLOATING_NEEDS | typeof CO_LENDING_NEEDS)[number]
export type LenderNeed = (typeof LENDER_NEEDS)[number] | FurtherNeed | `${LenderText}_hi`

/** What a lender needs because of what it said before. */
const furtherNeeds = (lender: Lender): FurtherNeed[] => [
  ...(lender.rate_kind === 'floating' ? FLOATING_NEEDS : []),
  ...(lender.co_lending === 'yes' ? CO_LENDING_NEEDS : []),
]

/** How many things this lender needs. */
export const countLenderNeeds = (lender: Lender): number =>
  LENDER_NEEDS.length + furtherNeeds(lender).length + missingHindi(lender).length

/** What of its needs a lender has not got yet, and the Hindi of what it has. */
export function lenderLacks(lender: Lender): LenderNeed[] {
  const lacks = LENDER_NEEDS.filter((need) => {
    if (need === 'applicants') return APPLICANTS.every((applicant) => lender[applicant] === 0)
    const value = lender[need]
    return value === NOT_SET || value === 0 || value === ''
  })
  const unsaid = furtherNeeds(lender).filter((need) => !lender[need])
  return [...lacks, ...unsaid, ...missingHindi(lender).map((text) => `${text}_hi` as const)]
}

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
