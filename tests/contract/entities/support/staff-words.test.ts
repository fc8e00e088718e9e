import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namesSecret } from '#src/contract/entities/support/staff-words.ts'

const letters = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 25 }), { minLength: length, maxLength: length })
    .map((all) => all.map((at) => String.fromCharCode(65 + at)).join(''))
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

const worth = (digit: number, at: number): number => (at % 2 === 0 || digit === 0 ? digit : ((2 * digit - 1) % 9) + 1)
const sumOf = (number: string): number =>
  [...number].reverse().reduce((sum, digit, at) => sum + worth(Number(digit), at), 0)
/** A card's number of the digits before its last. */
const checked = (before: string): string =>
  before + String([...'0123456789'].find((last) => sumOf(before + last) % 10 === 0))

describe('what the staff write', () => {
  it.each([
    'PAN ABCPE1234F was read out',
    'abcpe1234f',
    'card 4111 1111 1111 1111',
    'card 5500-0000-0000-0004',
    'the OTP is 482913',
    'code: 4829',
    'ओटीपी 482913',
    'कोड है ४८२९',
    'CVV 123',
  ])('%s is refused', (text) => {
    expect(namesSecret(text)).toBe(true)
  })

  it.each([
    'asked about CL-240101 and CLT-000012',
    'UTR HDFCN26309000001 of 3 March',
    'loan account 4111111111111112',
    'wants 2,50,000 for 36 months, pincode 560001',
    'PIN code 560001',
    'पिन कोड 560001',
    'पिनकोड ५६०००१',
    'called 9876543210 twice',
    'the code did not come',
    'ओटीपी नहीं आया',
    '',
  ])('%s is kept', (text) => {
    expect(namesSecret(text)).toBe(false)
  })

  it('any PAN and any card number, wherever they stand', () => {
    const pan = fc.tuple(letters(5), digits(4), letters(1)).map((all) => all.join(''))
    const card = fc.integer({ min: 12, max: 18 }).chain(digits).map(checked)
    fc.assert(
      fc.property(fc.oneof(pan, card), fc.constantFrom('', 'he said: ', 'है '), (secret, before) => {
        expect(namesSecret(`${before}${secret}.`)).toBe(true)
      }),
    )
  })
})
