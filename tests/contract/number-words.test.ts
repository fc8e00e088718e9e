import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberText, rupees, rupeesAndPaise, twoDecimals } from '#src/contract/number-words.ts'

/** What the standard writes, but for the sign of what rounds to nothing. */
function byTheStandard(options: Intl.NumberFormatOptions): (value: number) => string {
  const format = new Intl.NumberFormat('en-IN', options)
  return (value) => {
    const text = format.format(value)
    return /[1-9∞N]/.test(text) ? text : text.replace('-', '')
  }
}
const INR = { style: 'currency', currency: 'INR' } as const
const WAYS: [name: string, ours: (value: number) => string, standard: Intl.NumberFormatOptions][] = [
  ['rupees', rupees, { ...INR, maximumFractionDigits: 0 }],
  ['rupees and paise', rupeesAndPaise, INR],
  ['two decimals', twoDecimals, { minimumFractionDigits: 2, maximumFractionDigits: 2 }],
  ['a count', numberText(), {}],
  ['one decimal', numberText({ least: 1, most: 1 }), { minimumFractionDigits: 1, maximumFractionDigits: 1 }],
  ['three decimals', numberText({ least: 3 }), { minimumFractionDigits: 3, maximumFractionDigits: 3 }],
  ['one or two', numberText({ least: 1, most: 2 }), { minimumFractionDigits: 1, maximumFractionDigits: 2 }],
]

/** Of every size, with and without decimals, and beside halves. */
const figure = fc.oneof(
  fc.double({ min: -1e20, max: 1e20, noNaN: true }),
  fc.double({ min: -1e-3, max: 1e-3, noNaN: true }),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(10, 100, 1_000, 10_000)).map(([n, by]) => n / by),
  fc.tuple(fc.integer({ min: -1e7, max: 1e7 }), fc.constantFrom(0.5, 0.05, 0.005, 0.0005)).map(([n, half]) => n + half),
)

describe.each(WAYS)('%s', (_, ours, options) => {
  const standard = byTheStandard(options)

  it('are written as the standard writes them, whatever the figure', () => {
    fc.assert(
      fc.property(figure, (value) => {
        expect(ours(value)).toBe(standard(value))
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    0, -0, 1, -1, 0.5, -0.5, 1.005, 2.5, 9.9995, 999, 99_999.995, 1e5, 1e7, 123_456_789.125, 5e-324, 1e-7, 1e20,
  ])('%d', (value) => expect(ours(value)).toBe(standard(value)))
})
