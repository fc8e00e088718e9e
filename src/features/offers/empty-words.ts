import type { TFunction } from 'i18next'
import { REASON_CODES } from '#src/contract/entities/offers/offer.ts'
import type { NotMatchedLender, ReasonCode } from '#src/contract/entities/offers/offer.ts'
import { reasonKey } from './reason-words.ts'

/** What another amount or term can change; `foir` is reckoned with the smallest loan already. */
const OF_THE_REQUEST = new Set<ReasonCode>(['amount_min', 'tenure_min', 'tenure_max', 'age_max_at_end'])

/** Nothing but the request stands in the way at this lender. */
export const onlyRequest = ({ reasons }: NotMatchedLender): boolean =>
  reasons.length > 0 && reasons.every(({ code }) => OF_THE_REQUEST.has(code))

/** Why no lender matches: what another request can change, else what stands in the way at most of them. */
export function emptyText(lenders: readonly NotMatchedLender[], t: TFunction): string {
  const total = lenders.length
  const open = lenders.filter(onlyRequest).length
  if (open > 0) return t('offers:empty.request', { count: open, total })
  const reasons = lenders.flatMap((lender) => lender.reasons)
  const [first] = REASON_CODES.filter((code) => !OF_THE_REQUEST.has(code))
    .map((code) => reasons.filter((reason) => reason.code === code))
    .sort((a, b) => b.length - a.length)
  const reason = first?.[0]
  if (first === undefined || reason === undefined) return t('offers:empty.none')
  const key = reasonKey(reason)
  return t('offers:empty.reason', { some: first.length, total, because: t(`offers:empty.because.${key}`) })
}
