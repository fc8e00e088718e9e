import { expect, it } from 'vitest'
import { contactInText } from '#src/contract/entities/search/contact-in-text.ts'

it.each([
  ['9876543210', '9876543210'],
  [' +91 98765-43210 ', '9876543210'],
  ['09876543210', '9876543210'],
  ['919876543210', '9876543210'],
  ['abcpe1234f', 'ABCPE1234F'],
  ['asha@example.in', 'asha@example.in'],
])('%s is somebody', (typed, person) => {
  expect(contactInText(typed)).toBe(person)
})

it.each([
  '',
  '98765',
  'CL-240917',
  '98765432101234',
  'ABCP*****F',
  'ABCCE1234F',
  'lenders',
  `${'a'.repeat(260)}@example.in`,
])('%s is nobody', (typed) => {
  expect(contactInText(typed)).toBeNull()
})
