import type { TFunction } from 'i18next'
import type { NotMatchedLender } from '#src/contract/entities/offers/offer.ts'
import { REASON_CODES } from '#src/contract/entities/offers/reason-codes.ts'
import type { ReasonCode } from '#src/contract/entities/offers/reason-codes.ts'
import { WAY_OF_REASON } from '#src/contract/ways-on.ts'
import type { Way } from '#src/contract/ways-on.ts'
import { reasonKey } from '../reason-words.ts'

/** What another amount or term can change; `foir` is reckoned with the smallest loan already. */
const OF_THE_REQUEST = new Set<ReasonCode>(['amount_min', 'tenure_min', 'tenure_max', 'age_max_at_end'])

/** Nothing but the request stands in the way at this lender. */
export const onlyRequest = ({ reasons }: NotMatchedLender): boolean =>
  reasons.length > 0 && reasons.every(({ code }) => OF_THE_REQUEST.has(code))

/** What stands in the way at most lenders, and at how many; null where there is nothing but the request. */
function commonReason(lenders: readonly NotMatchedLender[]) {
  const reasons = lenders.flatMap((lender) => lender.reasons)
  const [first] = REASON_CODES.filter((code) => !OF_THE_REQUEST.has(code))
    .map((code) => reasons.filter((reason) => reason.code === code))
    .sort((a, b) => b.length - a.length)
  const reason = first?.[0]
  return first === undefined || reason === undefined ? null : { key: reasonKey(reason), some: first.length }
}

/** What would change that no lender matches: another request wherever that is enough, else what most of them name. */
export function emptyWay(lenders: readonly NotMatchedLender[]): Way {
  if (lenders.some(onlyRequest)) return 'request'
  const common = commonReason(lenders)
  return common === null ? 'others' : WAY_OF_REASON[common.key]
}

/** Why no lender matches: what another request can change, else what stands in the way at most of them. */
export function emptyText(lenders: readonly NotMatchedLender[], t: TFunction): string {
  const total = lenders.length
  const open = lenders.filter(onlyRequest).length
  if (open > 0) return t('offers:empty.request', { count: open, total })
  const common = commonReason(lenders)
  if (common === null) return t('offers:empty.none')
  return t('offers:empty.reason', { some: common.some, total, because: t(`offers:empty.because.${common.key}`) })
}
