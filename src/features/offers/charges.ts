import type { TFunction } from 'i18next'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { foreclosureWords } from '#src/contract/finance/foreclosure-charge.ts'
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

/** What paying late costs. */
export function latePayment(offer: Charges & Pick<MatchedOffer, 'repayment'>, t: TFunction): ChargeWords {
  const amount = offer.penal_charge_amount
  if (amount === null) return ownWords(offer, 'penal_charges')
  if (amount === 0) return { text: t('offers:charges.none') }
  const key = offer.repayment === 'bullet' ? 'offers:charges.lateOnce' : 'offers:charges.late'
  return { text: t(key, { amount: rupees(amount) }) }
}

/** What closing the loan early costs. */
export function earlyClosing(
  offer: Charges & Pick<MatchedOffer, 'tenure_months' | 'repayment'>,
  t: TFunction,
): ChargeWords {
  const found = foreclosureWords(offer)
  if (!found) return ownWords(offer, 'foreclosure_charges')
  const { amount, ...values } = found.values
  return {
    text: t(`offers:charges.${found.key}`, { ...values, ...(amount !== undefined && { amount: rupees(amount) }) }),
  }
}
