import type { KfsFacts } from '#src/contract/entities/offers/kfs.ts'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { addDays, addMonths, endOfWorkingDay } from '#src/contract/rules/calendar.ts'
import { instalmentGrowth } from './floating-rate.ts'
import { listSchedule } from './schedule.ts'

const VALID_WORKING_DAYS = 3
const FIRST_INSTALMENT_DAYS = 30

/** End of the third working day after an instant, India: how long a statement holds at least. */
export function kfsValidUntil(issuedAt: Date): Date {
  return endOfWorkingDay(issuedAt, VALID_WORKING_DAYS)
}

/** The ISO day of the first payment: of a bullet by the calendar, as its months are agreed. */
export const firstDue = (
  paidOutOn: string,
  kfs: Pick<KfsFacts, 'instalment_type' | 'tenure_months' | 'first_instalment_after_days'>,
): string =>
  kfs.instalment_type === 'bullet'
    ? addMonths(paidOutOn, kfs.tenure_months)
    : addDays(paidOutOn, kfs.first_instalment_after_days)

/** Whom one may turn to: at the lender, and with us. */
export type KfsParties = Pick<KfsFacts, 'nodal_officer' | 'company'> &
  Partial<Pick<KfsFacts, 'agreement' | 'rbi_registration'>>

/**
 * What the indicative Key Fact Statement of an offer states (RBI/2024-25/18, Annexes A and C): the same offer has the same
 * facts on every day. The lender issues the binding one. Rupees, months, percent a year.
 */
export function kfsFacts(offer: MatchedOffer, product_type: ProductType, parties: KfsParties): KfsFacts {
  const schedule = listSchedule(offer.amount, offer.interest_rate, offer.tenure_months, offer.repayment)
  const bullet = offer.repayment === 'bullet'
  const total_fees = offer.processing_fee
  return {
    indicative: true,
    lender_id: offer.lender_id,
    lender_name: offer.name,
    regulated_entity: offer.regulated_entity,
    ...(offer.regulated_entity_hi && { regulated_entity_hi: offer.regulated_entity_hi }),
    product_type,
    sanctioned_amount: offer.amount,
    disbursal: 'full_upfront',
    tenure_months: offer.tenure_months,
    instalment_type: bullet ? 'bullet' : 'monthly',
    instalment_count: schedule.length,
    emi: offer.emi,
    last_instalment: schedule.at(-1)?.instalment ?? offer.emi,
    first_instalment_after_days: FIRST_INSTALMENT_DAYS * (bullet ? offer.tenure_months : 1),
    interest_rate: offer.interest_rate,
    rate_type: offer.floating ? 'floating' : 'fixed',
    ...(offer.floating && { floating: { ...offer.floating, growth: instalmentGrowth(offer) } }),
    fees: [
      {
        kind: 'processing',
        payable_to: 'lender',
        recurring: false,
        amount: offer.processing_fee,
        gst: offer.gst_on_fees,
      },
    ],
    total_fees,
    gst_on_fees: offer.gst_on_fees,
    net_disbursed: offer.net_disbursed,
    total_interest: offer.total_interest,
    total_repayment: offer.total_repayment,
    apr: offer.apr,
    gst_in_apr: true,
    penal_charges: offer.penal_charges,
    penal_charges_hi: offer.penal_charges_hi,
    foreclosure_charges: offer.foreclosure_charges,
    foreclosure_charges_hi: offer.foreclosure_charges_hi,
    penal_charge_amount: offer.penal_charge_amount,
    foreclosure_free_after_emis: offer.foreclosure_free_after_emis,
    foreclosure_charge_amount: offer.foreclosure_charge_amount,
    foreclosure_charge_pct: offer.foreclosure_charge_pct,
    cooling_off_days: offer.cooling_off_days,
    ...parties,
    schedule,
  }
}
