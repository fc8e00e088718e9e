import { describe, expect, it } from 'vitest'
import { utr } from '#src/contract/entities/earnings/utr.ts'
import { typedUtr } from '#src/contract/rules/typed.ts'

describe('the number of a transfer', () => {
  it.each([
    ['NEFT', 'SBIN526309123456'],
    ['NEFT', 'AXISCN0123456789'],
    ['NEFT', 'N309261234567890'],
    ['NEFT of a bank that counts like RTGS', 'ICICN52026110512345678'],
    ['RTGS', 'HDFCR52026110512345678'],
    ['IMPS', '630912345678'],
  ])('%s: %s', (_rail, number) => expect(utr().isValidSync(number)).toBe(true))

  it.each([
    '',
    'SBIN52630912345',
    'SBIN5263091234567',
    'HDFCR52026139912345678',
    '63091234567',
    '6309123456789',
    'paid today',
  ])('is not %j', (number) => expect(utr().isValidSync(number)).toBe(false))

  it('is kept without its spaces and in capitals', () =>
    expect([typedUtr(' hdfc r5 2026-1105 1234 5678 '), typedUtr('६३०९ १२३४ ५६७८')]).toEqual([
      'HDFCR52026110512345678',
      '630912345678',
    ]))
})
