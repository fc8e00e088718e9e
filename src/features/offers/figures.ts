import type { TFunction } from 'i18next'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'
import { entityIn } from '#src/contract/local-text.ts'
import { count, months, percent, rupees } from '#src/lib/format.ts'
import { currentLanguage } from '#src/lib/i18n.ts'
import { earlyClosing, latePayment } from './charges.ts'

/** One line of a comparison; `key` names its words, `lang` is given where they are the lender's own. */
export interface Figure {
  key: string
  text: string
  lang?: string
}

/** The figures of each of these offers, in the order of a comparison; how often a lender approved where one has decided enough. */
export function comparedFigures(offers: readonly MatchedOffer[], t: TFunction): Figure[][] {
  const decided = offers.some(({ approvals }) => approvals)
  return offers.map((offer) => [
    ...figuresOf(offer, t),
    ...(decided ? [{ key: 'approvals', text: approvedText(offer, t) }] : []),
  ])
}

function approvedText({ approvals }: MatchedOffer, t: TFunction): string {
  if (!approvals) return t('offers:approvals.tooFew')
  const figures = { approved: count(approvals.approved), decided: count(approvals.decided) }
  return t(approvals.alike === 0 ? 'offers:approvals.cellAll' : 'offers:approvals.cell', figures)
}

function figuresOf(offer: MatchedOffer, t: TFunction): Figure[] {
  const { receive, fees, interest, repay, cost } = wholeRupees(offer)
  return [
    { key: 'amount', text: rupees(offer.amount) },
    { key: 'tenure', text: months(offer.tenure_months, t) },
    {
      key: 'interest',
      text: [percent(offer.interest_rate), offer.floating && t('offers:floating.short')].filter(Boolean).join(', '),
    },
    { key: 'apr', text: percent(offer.apr) },
    { key: offer.repayment === 'bullet' ? 'once' : 'emi', text: rupees(offer.emi) },
    { key: 'fees', text: rupees(fees) },
    { key: 'receive', text: rupees(receive) },
    { key: 'totalInterest', text: rupees(interest) },
    { key: 'repay', text: rupees(repay) },
    { key: 'cost', text: rupees(cost) },
    { key: 'penal', ...latePayment(offer, t) },
    { key: 'foreclosure', ...earlyClosing(offer, t) },
    { key: 'coolingOff', text: t('offers:terms.days', { count: offer.cooling_off_days }) },
    { key: 'entity', ...entityIn(currentLanguage(), offer) },
    { key: 'group', text: t(`offers:group.${offer.group}`) },
    { key: 'journey', text: t(`offers:journey.${offer.journey === 'App' ? 'app' : 'web'}`) },
  ]
}
