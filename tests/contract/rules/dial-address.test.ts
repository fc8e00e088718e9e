import { expect, it } from 'vitest'
import { dialAddress } from '#src/contract/rules/person/phone.ts'

it.each([
  ['9812345678', 'tel:+919812345678'],
  ['1800-000-0019', 'tel:18000000019'],
  ['+91 22 4567 8900', 'tel:+912245678900'],
  ['(022) 4567 8900', 'tel:02245678900'],
])('a number printed as %s is dialled as %s', (printed, address) => {
  expect(dialAddress(printed)).toBe(address)
})
