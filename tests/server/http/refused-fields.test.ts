import { expect, it } from 'vitest'
import { wordsFor } from '#server/http/words.ts'

it.each([
  ['rules:required', 'monthly_income', 'en', 'Please enter your monthly income'],
  ['rules:required', 'details.monthly_income', 'en', 'Please enter your monthly income'],
  ['rules:required', 'to', 'en', 'Please enter “to”'],
  ['rules:required', 'to', 'hi', 'कृपया “to” दर्ज करें।'],
  ['rules:type', 'value', 'en', 'Please check the value'],
  ['rules:required', 'rows[0].refusal', 'en', 'Please enter “rows[0].refusal”'],
  ['rules:invalid', 'toString', 'en', 'Please check “toString”'],
] as const)('%s at %s, in %s: %s', (key, field, language, words) => {
  expect(wordsFor(key, field, language)).toBe(words)
})
