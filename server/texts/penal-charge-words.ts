import { CURRENCY, LOCALE } from '#src/contract/constants.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import en from '#src/locales/en/offers.json'
import hi from '#src/locales/hi/offers.json'

const rupees = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 })

type Words = Pick<Lender, 'penal_charges' | 'penal_charges_hi'>

/** What an EMI paid late costs, in the words of the offer's own page; `written` where no figure says it. */
export function penalChargeWords(amount: number | null, written: Words): Words {
  if (amount === null) return written
  const say = ({ none, late }: Record<'none' | 'late', string>): string =>
    amount === 0 ? none : late.replace('{{amount}}', rupees.format(amount))
  const words: Record<Locale, string> = { en: say(en.charges), hi: say(hi.charges) }
  return { penal_charges: words.en, penal_charges_hi: words.hi }
}
