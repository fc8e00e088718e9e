import type { TFunction } from 'i18next'
import type { NotMatchedLender, Reason } from '#src/contract/entities/offers/offer.ts'
import { OPTION_LISTS } from '#src/contract/option-lists/option-lists.ts'
import type { OptionListName } from '#src/contract/option-lists/option-lists.ts'
import { WAY_OF_REASON } from '#src/contract/ways-on.ts'
import type { Way } from '#src/contract/ways-on.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupees } from '#src/lib/format.ts'
import type { LoanRequest } from './api.ts'

const MONEY = new Set(['income_min', 'income_max', 'turnover_min', 'amount_min', 'gold_value', 'property_value'])

/** What a business is, by the list from which it was chosen. */
const BUSINESS_LISTS: Partial<Record<Reason['code'], OptionListName>> = {
  turnover_min: 'businessTurnover',
  business_years_min: 'businessYears',
}

function word(value: Reason['required'], code: Reason['code'], t: TFunction): string {
  if (typeof value === 'number') return MONEY.has(code) ? rupees(value) : String(value)
  if (code === 'refused') return dateShort(String(value))
  const list = BUSINESS_LISTS[code]
  if (list !== undefined && value !== null) return t(`options:${list}.${value}`)
  if (value === null || code !== 'employment') return value ?? ''
  const known = OPTION_LISTS.employmentStatus.map(({ key }) => key)
  const kinds = value.split(',').filter((key) => known.includes(key))
  return kinds.map((key) => t(`options:employmentStatus.${key}`)).join(', ')
}

/** Too low a score and none at all are two things. */
export const reasonKey = ({ code, actual }: Pick<Reason, 'code' | 'actual'>): Reason['code'] | 'credit_score_none' =>
  code === 'credit_score' && actual === null ? 'credit_score_none' : code

/** A failed criterion as a sentence: what the lender needs and what the customer has. */
export function reasonText({ code, required, actual }: Reason, t: TFunction): string {
  return t(`offers:reason.${reasonKey({ code, actual })}`, {
    required: word(required, code, t),
    actual: word(actual, code, t),
  })
}

/** A request that fits, or what would change the reason that stands in the way. */
export type NextStep =
  | { kind: 'request'; request: LoanRequest }
  | { kind: 'way'; way: Way; advice: Reason['code'] | 'credit_score_none' | 'other' }

/** What the customer has told about themselves, and can correct. */
const TOLD = new Set<Way>(['income', 'business', 'address'])

/** What would help most with this lender: a changed request only where nothing else stands in the way. */
export function nextStep({ reasons }: NotMatchedLender): NextStep {
  const [first, ...others] = reasons
  if (first === undefined) return { kind: 'way', way: 'others', advice: 'other' }
  const required = typeof first.required === 'number' ? first.required : null
  if (others.length === 0 && required !== null) {
    if (first.code === 'amount_min') return { kind: 'request', request: { amount: required, tenure: null } }
    if (first.code === 'tenure_min' || first.code === 'tenure_max')
      return { kind: 'request', request: { amount: null, tenure: required } }
  }
  const told = reasons.find(({ code }) => TOLD.has(WAY_OF_REASON[code])) ?? first
  const advice = reasonKey(told)
  return { kind: 'way', way: WAY_OF_REASON[advice], advice }
}
