import type { TFunction } from 'i18next'
import type { NotMatchedLender, Reason } from '#src/contract/entities/offers/offer.ts'
import { OPTION_LISTS } from '#src/contract/option-lists/option-lists.ts'
import type { OptionListName } from '#src/contract/option-lists/option-lists.ts'
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

export type NextStep = { kind: 'request'; request: LoanRequest } | { kind: 'profile' | 'advice' }

/** What would help most with this lender: a changed request only where nothing else stands in the way. */
export function nextStep({ reasons }: NotMatchedLender): NextStep {
  const [first, ...others] = reasons
  if (first === undefined) return { kind: 'advice' }
  const required = typeof first.required === 'number' ? first.required : null
  if (others.length === 0 && required !== null) {
    if (first.code === 'amount_min') return { kind: 'request', request: { amount: required, tenure: null } }
    if (first.code === 'tenure_min' || first.code === 'tenure_max')
      return { kind: 'request', request: { amount: null, tenure: required } }
  }
  return { kind: reasons.some(({ code }) => PROFILE_CODES.has(code)) ? 'profile' : 'advice' }
}

const PROFILE_CODES = new Set<Reason['code']>([
  'income_min',
  'income_max',
  'turnover_min',
  'business_years_min',
  'employment',
  'pincode',
])
