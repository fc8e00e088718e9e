import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGstin, panOfGstin, stateOfGstin } from '#src/contract/entities/earnings/gstin.ts'

// The example that the GST portal's own guides print, and made-up ones.
const RIGHT = ['27AAPFU0939F1ZV', '29AAACC4127D1Z2', '29AAFFA4127K1ZE', '27AABCB7315M1ZJ']
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

test('says of a number whose, and of which state it is', () => {
  for (const gstin of RIGHT) expect(isGstin(gstin), gstin).toBe(true)
  expect([stateOfGstin('27AAPFU0939F1ZV'), panOfGstin('27AAPFU0939F1ZV')]).toEqual(['27', 'AAPFU0939F'])
})

test('one sign that was typed wrongly is always found', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RIGHT), fc.nat(14), fc.constantFrom(...SIGNS), (gstin, at, sign) => {
      const typed = `${gstin.slice(0, at)}${sign}${gstin.slice(at + 1)}`
      expect(isGstin(typed)).toBe(typed === gstin)
    }),
    { numRuns: 2_000 },
  )
})

test('neither half a number, nor one with small letters, nor one of no state', () => {
  expect(['', '27AAPFU0939F1Z', '27aapfu0939f1zv', '27AAPFU0939F1ZVX', ' 27AAPFU0939F1ZV'].filter(isGstin)).toEqual([])
  // Their check signs are right.
  expect(['00AAPFU0939F1ZB', '39AAPFU0939F1ZQ', '98AAPFU0939F1ZM'].filter(isGstin)).toEqual([])
})
