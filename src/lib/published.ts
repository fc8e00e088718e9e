import type { LoanKey } from '#src/contract/entities/shared/loan-products.ts'
import type { PublishedRange } from '#src/contract/finance/published-range.ts'
import { getBoot } from './boot.ts'
import { percent, rupees } from './format.ts'
import { currentLanguage } from './i18n.ts'

/** What is on offer of a product today; undefined where no lender offers it, and for what is no loan. */
export const publishedRange = (kind: string): PublishedRange | undefined => getBoot().published?.loans[kind as LoanKey]

/** The day of these figures in the reader's words, 22 Nov 2026; undefined while nothing is known. */
export const publishedDay = (): string | undefined => getBoot().published?.as_of[currentLanguage()]

/** The same as texts name it, with the day of the figures. */
export function publishedWords(kind: string) {
  const range = publishedRange(kind)
  return (
    range && {
      least: rupees(range.amount_min),
      most: rupees(range.amount_max),
      rateMin: range.rate_min,
      rateMax: range.rate_max,
      aprMin: percent(range.apr_min),
      aprMax: percent(range.apr_max),
      monthsMax: range.months_max,
      asOf: publishedDay(),
    }
  )
}
