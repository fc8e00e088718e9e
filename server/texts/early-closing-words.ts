import type { KfsFacts } from '#src/contract/entities/offers/kfs.ts'
import { DEFAULT_LOCALE, TRANSLATED } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { foreclosureWords } from '#src/contract/finance/foreclosure-charge.ts'
import { rupees } from '#src/contract/number-words.ts'
import { dictionary } from './dictionaries.ts'

/** What closing a loan early costs, in the words of the offer's own page; the lender's where no figure says it. */
export function earlyClosingWords(kfs: KfsFacts): Pick<KfsFacts, 'foreclosure_charges' | 'foreclosure_charges_hi'> {
  const found = foreclosureWords(kfs)
  if (!found) return kfs
  const { key, values } = found
  const say = (language: Locale): string => {
    const plural = values.count === undefined ? '' : `_${new Intl.PluralRules(language).select(values.count)}`
    const words: Record<string, string> = dictionary(language, 'offers').charges
    return (words[key + plural] ?? '')
      .replace('{{count}}', String(values.count))
      .replace('{{percent}}', String(values.percent))
      .replace('{{amount}}', rupees(values.amount ?? 0))
  }
  return { foreclosure_charges: say(DEFAULT_LOCALE), foreclosure_charges_hi: say(TRANSLATED) }
}
