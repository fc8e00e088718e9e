import type { TFunction } from 'i18next'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { months, percent, rupees } from '#src/lib/format.ts'
import { earlyClosing, latePayment } from './charges.ts'

/** One line of a comparison; `key` names its words, `lang` is given where they are the lender's own. */
export interface Figure {
  key: string
  text: string
  lang?: string
}

/** The figures of a comparison, in this order, for every lender. */
export function figuresOf(offer: MatchedOffer, t: TFunction): Figure[] {
  return [
    { key: 'amount', text: rupees(offer.amount) },
    { key: 'tenure', text: months(offer.tenure_months, t) },
    { key: 'interest', text: percent(offer.interest_rate) },
    { key: 'apr', text: percent(offer.apr) },
    { key: offer.repayment === 'bullet' ? 'once' : 'emi', text: rupees(offer.emi) },
    { key: 'fees', text: rupees(offer.processing_fee + offer.gst_on_fees) },
    { key: 'receive', text: rupees(offer.net_disbursed) },
    { key: 'totalInterest', text: rupees(offer.total_interest) },
    { key: 'repay', text: rupees(offer.total_repayment) },
    { key: 'cost', text: rupees(offer.total_repayment - offer.net_disbursed) },
    { key: 'penal', ...latePayment(offer, t) },
    { key: 'foreclosure', ...earlyClosing(offer, t) },
    { key: 'coolingOff', text: t('offers:terms.days', { count: offer.cooling_off_days }) },
    { key: 'entity', text: offer.regulated_entity },
    { key: 'group', text: t(`offers:group.${offer.group}`) },
    { key: 'journey', text: t(`offers:journey.${offer.journey === 'App' ? 'app' : 'web'}`) },
  ]
}
