import { CURRENCY, LOCALE } from '#src/contract/constants.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { DEFAULT_LOCALE, TRANSLATED, type Locale } from '#src/contract/entities/shared/language.ts'
import { dictionary } from './dictionaries.ts'

const rupees = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 })

type Words = Pick<Lender, 'penal_charges' | 'penal_charges_hi'>

/** What an EMI paid late costs, in the words of the offer's own page; `written` where no figure says it. */
export function penalChargeWords(amount: number | null, written: Words): Words {
  if (amount === null) return written
  const say = (language: Locale): string => {
    const { none, late } = dictionary(language, 'offers').charges
    return amount === 0 ? none : late.replace('{{amount}}', rupees.format(amount))
  }
  return { penal_charges: say(DEFAULT_LOCALE), penal_charges_hi: say(TRANSLATED) }
}
