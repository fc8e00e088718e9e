import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import type { MatchedOffer, Method, NotMatchedLender } from '#src/contract/entities/offers/offer.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { isResting } from '#src/contract/rules/lending/refusal-cooldown.ts'
import type { LenderRefusal } from '#src/contract/rules/lending/refusal-cooldown.ts'
import { checkEligibility } from './eligibility.ts'
import type { Applicant, LenderCriteria, LoanRequest } from './eligibility.ts'
import { offeredRate } from './offered-rate.ts'
import { costLoan } from './totals.ts'

/** Version of the matching and ranking below and the day it took effect. Any change of either file needs a new one. */
export const METHOD: Method = { version: '1.5', effective: '2026-11-27' }

/** Everything ranking reads of a lender. What a lender pays is not here, so it cannot move an offer. */
export type RankableLender = LenderCriteria &
  Pick<
    Lender,
    | 'lender_id'
    | 'name'
    | 'product_kind'
    | 'lender_status'
    | 'priority'
    | 'group'
    | 'regulated_entity'
    | 'regulated_entity_hi'
    | 'processing_fee_pct'
    | 'penal_charges'
    | 'penal_charges_hi'
    | 'foreclosure_charges'
    | 'foreclosure_charges_hi'
    | 'penal_charge_amount'
    | 'foreclosure_free_after_emis'
    | 'foreclosure_charge_amount'
    | 'foreclosure_charge_pct'
    | 'cooling_off_days'
    | 'journey'
  > & { slug: string }

/** What offers are asked for: the application, its product, rupees and months, on an ISO day in India. */
export interface OffersRequest extends LoanRequest {
  app_id: string
  product_type: ProductType
  /** Lenders that said no to this person, rested or not. */
  refusals?: readonly LenderRefusal[] | undefined
}

/** The no of a lender that is still left alone on the day of the request; undefined when it may be asked. */
export const restingRefusal = ({ refusals, today }: OffersRequest, lenderId: number): LenderRefusal | undefined =>
  refusals?.find((refusal) => refusal.lender_id === lenderId && isResting(refusal, today))

/** Offers in order, and the lenders that did not match with their reasons. */
export interface RankedOffers {
  matched: MatchedOffer[]
  not_matched: NotMatchedLender[]
}

/** Address of the indicative Key Fact Statement of an offer. */
function kfsUrl(appId: string, lenderId: number, amount: number, tenureMonths: number): string {
  return `/api/offers/${appId}/${lenderId}/kfs?amount=${amount}&tenure=${tenureMonths}`
}

/**
 * Matches and ranks: every active lender of the product is in exactly one of the two lists (RBI Digital Lending
 * Directions 2025, para 6). Order: the full amount first, by APR; then smaller amounts, largest first, by APR; then by
 * name. `priority` is the very last tie-break. A lender that said no to this person makes no offer until it has rested.
 * Pure and deterministic.
 */
export function rankOffers(
  applicant: Applicant,
  lenders: readonly RankableLender[],
  request: OffersRequest,
): RankedOffers {
  const matched: { offer: MatchedOffer; priority: number }[] = []
  const not_matched: NotMatchedLender[] = []
  for (const lender of lenders) {
    if (lender.lender_status !== 1 || lender.product_kind !== request.product_type) continue
    const refused = restingRefusal(request, lender.lender_id)
    if (refused) {
      not_matched.push(refusedLender(lender, refused))
      continue
    }
    const { eligible, amount, reasons } = checkEligibility(applicant, lender, request)
    if (eligible) matched.push({ offer: createOffer(applicant, lender, request, amount), priority: lender.priority })
    else not_matched.push({ lender_id: lender.lender_id, lender_slug: lender.slug, name: lender.name, reasons })
  }
  matched.sort(
    (a, b) => compareOffers(a.offer, b.offer) || a.priority - b.priority || a.offer.lender_id - b.offer.lender_id,
  )
  not_matched.sort((a, b) => compareText(a.name, b.name) || a.lender_id - b.lender_id)
  return { matched: matched.map(({ offer }) => offer), not_matched }
}

function refusedLender(
  { lender_id, slug, name }: RankableLender,
  { on, until, reason }: LenderRefusal,
): NotMatchedLender {
  return {
    lender_id,
    lender_slug: slug,
    name,
    reasons: [{ code: 'refused', required: until, actual: on }],
    refusal: { on, until, reason },
  }
}

function createOffer(
  applicant: Applicant,
  lender: RankableLender,
  request: OffersRequest,
  amount: number,
): MatchedOffer {
  const { tenure_months, app_id, repayment } = request
  const interest_rate = offeredRate(applicant.credit_score, lender)
  const feePercent = lender.processing_fee_pct
  const cost = costLoan({ amount, annualRate: interest_rate, months: tenure_months, feePercent, repayment })
  return {
    lender_id: lender.lender_id,
    lender_slug: lender.slug,
    name: lender.name,
    regulated_entity: lender.regulated_entity,
    ...(lender.regulated_entity_hi && { regulated_entity_hi: lender.regulated_entity_hi }),
    group: lender.group,
    amount,
    full_amount: amount === request.amount,
    tenure_months,
    interest_rate,
    processing_fee_pct: feePercent,
    processing_fee: cost.processing_fee,
    gst_on_fees: cost.gst_on_fees,
    net_disbursed: cost.net_disbursed,
    emi: cost.emi,
    apr: cost.apr,
    total_interest: cost.total_interest,
    total_repayment: cost.total_repayment,
    penal_charges: lender.penal_charges,
    penal_charges_hi: lender.penal_charges_hi,
    foreclosure_charges: lender.foreclosure_charges,
    foreclosure_charges_hi: lender.foreclosure_charges_hi,
    penal_charge_amount: lender.penal_charge_amount,
    foreclosure_free_after_emis: lender.foreclosure_free_after_emis,
    foreclosure_charge_amount: lender.foreclosure_charge_amount,
    foreclosure_charge_pct: lender.foreclosure_charge_pct,
    cooling_off_days: lender.cooling_off_days,
    kfs_url: kfsUrl(app_id, lender.lender_id, amount, tenure_months),
    journey: lender.journey,
    ...(repayment === 'bullet' ? { repayment } : {}),
  }
}

/** Order of two offers by what the customer sees: full amount, amount, APR, name. */
function compareOffers(a: MatchedOffer, b: MatchedOffer): number {
  if (a.full_amount !== b.full_amount) return a.full_amount ? -1 : 1
  return b.amount - a.amount || a.apr - b.apr || compareText(a.name, b.name)
}

// Not localeCompare: the order must be the same on every machine.
function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
