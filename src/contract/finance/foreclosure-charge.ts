import type { KfsFacts } from '#src/contract/entities/offers/kfs.ts'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'

type Charge = Pick<
  MatchedOffer,
  'foreclosure_free_after_emis' | 'foreclosure_charge_amount' | 'foreclosure_charge_pct' | 'tenure_months'
> &
  Partial<Pick<MatchedOffer, 'repayment'> & Pick<KfsFacts, 'instalment_type'>>

/**
 * What closing a loan early costs, as the key of its words (`offers:charges`) and their values: EMIs, rupees, percent of the
 * principal that is left. A charge that ends after the loan itself is always there, and so is one of a loan that has no EMIs. Null where only the lender's own words
 * say it.
 */
export function foreclosureWords(
  charge: Charge,
): { key: 'none' | 'earlyAlways' | 'earlyAlwaysShare' | 'early' | 'earlyShare'; values: Values } | null {
  const {
    foreclosure_free_after_emis: count,
    foreclosure_charge_amount: amount,
    foreclosure_charge_pct: percent,
  } = charge
  if (count === 0) return { key: 'none', values: {} }
  if (count === null) return null
  const isBullet = charge.repayment === 'bullet' || charge.instalment_type === 'bullet'
  const always = isBullet || count >= charge.tenure_months
  if (amount !== null)
    return always ? { key: 'earlyAlways', values: { amount } } : { key: 'early', values: { count, amount } }
  if (percent === null) return null
  return always ? { key: 'earlyAlwaysShare', values: { percent } } : { key: 'earlyShare', values: { count, percent } }
}

interface Values {
  count?: number
  amount?: number
  percent?: number
}
