import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { TFunction } from 'i18next'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { rupees } from '#src/lib/format.ts'
import { textsOf } from '#src/lib/local-texts.ts'

type Charges = Pick<
  MatchedOffer,
  | 'penal_charges'
  | 'penal_charges_hi'
  | 'foreclosure_charges'
  | 'foreclosure_charges_hi'
  | 'penal_charge_amount'
  | 'foreclosure_free_after_emis'
  | 'foreclosure_charge_amount'
  | 'foreclosure_charge_pct'
>

/** Words for the screen; `lang` where they are the lender's own and not in the page's language. */
export interface ChargeWords {
  text: string
  lang?: Locale | undefined
}

function ownWords(offer: Charges, charge: 'penal_charges' | 'foreclosure_charges'): ChargeWords {
  const { words, lang } = textsOf(offer, charge)
  return { text: words[charge], lang }
}

/** What an EMI paid late costs. */
export function latePayment(offer: Charges, t: TFunction): ChargeWords {
  const amount = offer.penal_charge_amount
  if (amount === null) return ownWords(offer, 'penal_charges')
  return { text: amount === 0 ? t('offers:charges.none') : t('offers:charges.late', { amount: rupees(amount) }) }
}

/** What closing the loan early costs. A charge that ends after the loan itself is always there. */
export function earlyClosing(offer: Charges & Pick<MatchedOffer, 'tenure_months'>, t: TFunction): ChargeWords {
  const { foreclosure_free_after_emis: emis, foreclosure_charge_amount: amount, foreclosure_charge_pct: share } = offer
  if (emis === 0) return { text: t('offers:charges.none') }
  const always = emis !== null && emis >= offer.tenure_months
  if (always && amount !== null) return { text: t('offers:charges.earlyAlways', { amount: rupees(amount) }) }
  if (always && share !== null) return { text: t('offers:charges.earlyAlwaysShare', { percent: share }) }
  if (emis !== null && amount !== null)
    return { text: t('offers:charges.early', { count: emis, amount: rupees(amount) }) }
  if (emis !== null && share !== null) return { text: t('offers:charges.earlyShare', { count: emis, percent: share }) }
  return ownWords(offer, 'foreclosure_charges')
}
