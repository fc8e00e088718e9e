import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import type { NotMatchedLender } from '#src/contract/entities/offers/offer.ts'
import { REASON_CODES } from '#src/contract/entities/offers/reason-codes.ts'
import type { ReasonCode } from '#src/contract/entities/offers/reason-codes.ts'
import { emptyText, onlyRequest } from '#src/features/offers/list/empty-words.ts'
import en from '#src/locales/en/offers.json'

const t = ((key: string, values: Record<string, unknown> = {}) =>
  [key.replace('offers:empty.', ''), ...Object.values(values)].join(' ')) as TFunction
const lender = (...codes: ReasonCode[]): NotMatchedLender => ({
  lender_id: 1,
  lender_slug: 'x',
  name: 'X',
  reasons: codes.map((code) => ({ code, required: 650, actual: 600 })),
})

it.each<[string, NotMatchedLender[], string]>([
  ['one reason at all', [lender('credit_score'), lender('credit_score', 'foir')], 'reason 2 2 because.credit_score'],
  ['most of them', [lender('pincode'), lender('income_min'), lender('income_min')], 'reason 2 3 because.income_min'],
  ['the request alone at some', [lender('credit_score'), lender('amount_min', 'tenure_max')], 'request 1 2'],
  ['the request and more', [lender('credit_score', 'amount_min')], 'reason 1 1 because.credit_score'],
  ['nobody lends', [], 'none'],
])('%s', (_, lenders, said) => expect(emptyText(lenders, t)).toBe(said))

it('no score at all is another reason than a low one', () => {
  const none = { ...lender('credit_score'), reasons: [{ code: 'credit_score' as const, required: 650, actual: null }] }
  expect(emptyText([none], t)).toBe('reason 1 1 because.credit_score_none')
})

it('every reason has words, but those that another request changes', () => {
  for (const code of REASON_CODES) expect(code in en.empty.because, code).toBe(!onlyRequest(lender(code)))
})
