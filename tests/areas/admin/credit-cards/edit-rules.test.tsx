import { expect, it } from 'vitest'
import { canSubmit, problemOf, typedText, valueOf } from '#src/areas/admin/credit-cards/edit-rules.ts'
import type { Draft, EditableProperty } from '#src/areas/admin/credit-cards/edit-rules.ts'

const picture = new File(['x'], 'x.png', { type: 'image/png' })

it.each<[EditableProperty, Draft, boolean]>([
  ['annual_fee', null, false],
  ['annual_fee', ' ', false],
  ['annual_fee', '₹499', true],
  ['sort_order', '', false],
  ['sort_order', '0', true],
  ['marketing_bullets', ['One', ''], false],
  ['marketing_bullets', ['One', '  '], false],
  ['marketing_bullets', ['One', 'Two'], true],
  ['marketing_bullets', [], true],
  ['category_img_thumb', null, false],
  ['category_img_thumb', picture, true],
  ['utm_link', 'https://bank.example/UNIQUE_ID', true],
])('%s with %j may be submitted: %s', (property, draft, expected) => {
  expect(canSubmit(property, draft)).toBe(expected)
})

it('numbers take digits alone and are saved as numbers', () => {
  expect(typedText('sort_order', '-1e5 x')).toBeNull()
  expect(typedText('sort_order', ' १५ ')).toBe('15')
  expect(typedText('category_name', '-1e5 x')).toBe('-1e5 x')
  expect(valueOf('sort_order', '15')).toBe(15)
  expect(valueOf('key_feature', ' good ')).toBe('good')
})

it('what the contract refuses has a message', () => {
  expect(problemOf('utm_link', 'javascript:alert(1)')).toBe('rules:card.utmLink')
  expect(problemOf('sort_order', 99_999_999_999)).toBe('rules:card.numeric')
  expect(problemOf('category_name', 'A & B')).toBe('rules:cardName.invalid')
  expect(problemOf('marketing_bullets', ['One'])).toBeNull()
})
