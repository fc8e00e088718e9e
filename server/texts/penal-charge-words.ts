import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import type { KfsFacts } from '#src/contract/entities/offers/kfs.ts'
import { DEFAULT_LOCALE, TRANSLATED } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { rupees } from '#src/contract/number-words.ts'
import { dictionary } from './dictionaries.ts'

type Words = Pick<Lender, 'penal_charges' | 'penal_charges_hi'>

/** What paying late costs, in the words of the offer's own page; `written` where no figure says it. */
export function penalChargeWords(
  amount: number | null,
  written: Words,
  paid: KfsFacts['instalment_type'] = 'monthly',
): Words {
  if (amount === null) return written
  const say = (language: Locale): string => {
    const { none, late, lateOnce } = dictionary(language, 'offers').charges
    return amount === 0 ? none : (paid === 'bullet' ? lateOnce : late).replace('{{amount}}', rupees(amount))
  }
  return { penal_charges: say(DEFAULT_LOCALE), penal_charges_hi: say(TRANSLATED) }
}
