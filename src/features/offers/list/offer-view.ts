import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { perHundred } from '#src/contract/finance/approval-chance.ts'
import { COMPARE_LIMIT } from '#src/ui/compare-limit.ts'
import type { LoanRequest } from '../api.ts'

export const SORTS = ['apr', 'emi', 'total', 'approved'] as const
export type Sort = (typeof SORTS)[number]

/** Switches of the filter, each also the name of its parameter in the address. */
export const SWITCHES = ['full', 'nofee', 'web'] as const
type Switch = (typeof SWITCHES)[number]

/** How the customer looks at the offers; all of it lives in the address, so that back, reload and sharing keep it. */
export interface OfferView extends Record<Switch, boolean> {
  sort: Sort
  bank: boolean
  nbfc: boolean
  /** Highest EMI to show, rupees; null = any. */
  emi: number | null
  compare: readonly number[]
  request: LoanRequest
}

const positive = (text: string | null): number | null => {
  const value = Number(text)
  return text !== null && Number.isSafeInteger(value) && value > 0 && value < 1e9 ? value : null
}

export function readView(params: URLSearchParams): OfferView {
  const sort = SORTS.find((name) => name === params.get('sort')) ?? 'apr'
  const hidden = params.get('hide')?.split(',') ?? []
  const compare = (params.get('compare') ?? '').split(',').map(positive)
  return {
    sort,
    bank: !hidden.includes('bank'),
    nbfc: !hidden.includes('nbfc'),
    emi: positive(params.get('emi')),
    full: params.has('full'),
    nofee: params.has('nofee'),
    web: params.has('web'),
    compare: [...new Set(compare.filter((id) => id !== null))].slice(0, COMPARE_LIMIT),
    request: { amount: positive(params.get('amount')), tenure: positive(params.get('tenure')) },
  }
}

/** The address of a view. What is as usual is left out; parameters of others are kept. */
export function writeView(view: OfferView, params: URLSearchParams): URLSearchParams {
  const hidden = [view.bank ? '' : 'bank', view.nbfc ? '' : 'nbfc'].filter(Boolean)
  const values: Record<string, string | null> = {
    sort: view.sort === 'apr' ? null : view.sort,
    hide: hidden.join(',') || null,
    emi: view.emi === null ? null : String(view.emi),
    ...Object.fromEntries(SWITCHES.map((name) => [name, view[name] ? '1' : null])),
    compare: view.compare.join(',') || null,
    amount: view.request.amount === null ? null : String(view.request.amount),
    tenure: view.request.tenure === null ? null : String(view.request.tenure),
  }
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** The view with every filter off; sorting, comparison and request stay. */
export const withoutFilters = (view: OfferView): OfferView => ({
  ...view,
  bank: true,
  nbfc: true,
  emi: null,
  full: false,
  nofee: false,
  web: false,
})

export const hasFilters = ({ bank, nbfc, emi, full, nofee, web }: OfferView): boolean =>
  !bank || !nbfc || emi !== null || full || nofee || web

const FIGURE = { emi: 'emi', total: 'total_repayment' } as const

/** True when the filters let the offer through. */
export const isShown = (offer: MatchedOffer, view: OfferView): boolean =>
  (offer.group === 'Bank' ? view.bank : view.nbfc) &&
  (view.emi === null || offer.emi <= view.emi) &&
  (!view.full || offer.full_amount) &&
  (!view.nofee || offer.processing_fee === 0) &&
  (!view.web || offer.journey === 'Web/App')

/** What the offers can be put in order by: by approvals only where a lender has a figure, or where that was asked for. */
export const sortsOf = (offers: readonly MatchedOffer[], chosen: Sort): readonly Sort[] =>
  SORTS.filter((sort) => sort !== 'approved' || sort === chosen || offers.some(({ approvals }) => approvals))

/**
 * The full amount first, then by the chosen figure; by approvals alone where those were asked for, with offers that have none at the end.
 * Ties, and 'apr' as a whole, keep the published order.
 */
export function sortOffers(offers: readonly MatchedOffer[], sort: Sort): readonly MatchedOffer[] {
  if (sort === 'apr') return offers
  if (sort === 'approved') {
    const often = ({ approvals }: MatchedOffer) => (approvals ? perHundred(approvals) : -1)
    return [...offers].sort((a, b) => often(b) - often(a))
  }
  const figure = FIGURE[sort]
  return [...offers].sort((a, b) => Number(b.full_amount) - Number(a.full_amount) || a[figure] - b[figure])
}

export type OfferLabel = 'lowestApr' | 'lowestEmi' | 'noFee' | 'lessThanAsked' | 'inApp'

/**
 * Facts about each offer among all that matched, by lender. A smaller loan naturally has a smaller EMI, so the lowest
 * figures are looked for among those that lend the full amount.
 */
export function labelOffers(offers: readonly MatchedOffer[]): Map<number, OfferLabel[]> {
  const full = offers.filter((offer) => offer.full_amount)
  const apr = Math.min(...full.map((offer) => offer.apr))
  const emi = Math.min(...full.map((offer) => offer.emi))
  const several = full.length > 1
  return new Map(
    offers.map((offer) => {
      const facts: Record<OfferLabel, boolean> = {
        lowestApr: several && offer.full_amount && offer.apr === apr,
        lowestEmi: several && offer.full_amount && offer.emi === emi,
        noFee: offer.processing_fee === 0,
        lessThanAsked: !offer.full_amount,
        inApp: offer.journey === 'App',
      }
      return [offer.lender_id, (Object.keys(facts) as OfferLabel[]).filter((label) => facts[label])]
    }),
  )
}
