import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caretAfter, digitsOf, groupRupees, typedAmount, typedDate, typedPhone } from '#src/ui/form/typed-text.ts'

/** Types a text key by key, as an input that is rewritten after each key. */
const typeDate = (keys: string) => [...keys].reduce((shown, key) => typedDate(shown + key, shown), '')

describe('amounts', () => {
  test.each([
    ['999', '999'],
    ['1000', '1,000'],
    ['100000', '1,00,000'],
    ['4200000', '42,00,000'],
    ['123456789', '12,34,56,789'],
    ['42000.5', '42,000.5'],
    ['', ''],
  ])('%s is shown as %s', (amount, shown) => {
    expect(groupRupees(amount)).toBe(shown)
  })

  test('every whole amount is grouped as Intl groups it', () => {
    const indian = new Intl.NumberFormat('en-IN-u-nu-latn')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (amount) => {
        expect(groupRupees(String(amount))).toBe(indian.format(amount))
      }),
    )
  })

  test.each([
    ['₹ 42,000.50', '42000.50'],
    ['0042', '42'],
    ['12.345', '12.34'],
    ['.5', '0.5'],
    ['४२०००', '42000'],
    ['abc', ''],
  ])('%s is taken as %s', (typed, amount) => {
    expect(typedAmount(typed)).toBe(amount)
  })

  test('the caret stays behind the same digit', () => {
    expect(caretAfter(2, '42,00,000')).toBe(2)
    expect(caretAfter(3, '42,00,000')).toBe(4)
    expect(caretAfter(0, '42,00,000')).toBe(0)
    expect(caretAfter(7, '42,00,000')).toBe(9)
  })
})

describe('dates', () => {
  test.each([
    ['14081994', '14/08/1994'],
    ['1408', '14/08/'],
    ['14', '14/'],
    ['1/2/1990', '01/02/1990'],
    ['1-2-1990', '01/02/1990'],
    ['14/08/1994', '14/08/1994'],
    ['१४०८१९९४', '14/08/1994'],
  ])('typing %s shows %s', (keys, shown) => {
    expect(typeDate(keys)).toBe(shown)
  })

  test.each([
    ['1994-08-14', '14/08/1994'],
    ['14-8-1994', '14/08/1994'],
    [' 14.08.1994 ', '14/08/1994'],
  ])('pasting %s shows %s', (pasted, shown) => {
    expect(typedDate(pasted, '')).toBe(shown)
  })

  test('a slash that is deleted stays deleted', () => {
    expect(typedDate('14', '14/')).toBe('14')
    expect(typedDate('14/08', '14/08/')).toBe('14/08')
  })
})

describe('numbers', () => {
  test.each([
    ['+91 98765 43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['98765', '98765'],
    ['919876543210', '9876543210'],
  ])('a phone number %s is taken as %s', (typed, phone) => {
    expect(typedPhone(typed)).toBe(phone)
  })

  test('Devanagari digits count as digits', () => {
    expect(digitsOf('४३१००१')).toBe('431001')
  })
})
