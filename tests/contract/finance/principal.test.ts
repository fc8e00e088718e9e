import fc from 'fast-check'
import { expect, test } from 'vitest'
import { principalsOf } from '#src/contract/finance/earnings/principal.ts'
import type { ReportedPart } from '#src/contract/finance/earnings/principal.ts'
import { toPaise } from '#src/contract/rules/paise.ts'

const AGREED = { amount: toPaise(100_000), fees: toPaise(2_950), in_parts: false }
const part = (amount: number, more: Partial<ReportedPart> = {}): ReportedPart => ({
  amount: toPaise(amount),
  basis: null,
  sanctioned_amount: null,
  ...more,
})
const net = { basis: 'net' as const }
const granted = { sanctioned_amount: toPaise(100_000) }
const rupees = (parts: ReportedPart[], agreed: Parameters<typeof principalsOf>[1] = AGREED) =>
  principalsOf(parts, agreed).map(({ principal, sure }) => [principal === null ? null : principal / 100, sure])

test('an amount after fees is the loan before them', () => {
  expect(rupees([part(97_050, { ...net, ...granted })])).toEqual([[100_000, true]])
  expect(rupees([part(97_050, net)])).toEqual([[100_000, true]])
  // A lender that took off more says what it granted; one that does not is asked.
  expect(rupees([part(96_000, { ...net, ...granted })])).toEqual([[100_000, true]])
  expect(rupees([part(96_000, net)])).toEqual([[98_950, false]])
  expect(rupees([part(97_050, net)], { ...AGREED, fees: null })).toEqual([[null, false]])
})

test('an amount before fees, and one of which nothing is said, is the loan', () => {
  expect(rupees([part(97_050, { basis: 'gross', ...granted })])).toEqual([[97_050, true]])
  expect(rupees([part(97_050)])).toEqual([[97_050, true]])
  // Unless it is what was granted less the agreed fees, to the paisa.
  expect(rupees([part(97_050, granted)])).toEqual([[100_000, true]])
})

test('of a loan that is paid out in parts the fees are on the first', () => {
  const home = { ...AGREED, in_parts: true }
  expect(rupees([part(40_000, { ...net, ...granted })], home)).toEqual([[42_950, false]])
  expect(rupees([part(40_000, { ...net, ...granted }), part(57_050, net)], home)).toEqual([
    [42_950, false],
    [57_050, true],
  ])
})

test('is never less than what reached the account', () => {
  const paise = fc.integer({ min: 100, max: 1e9 }).map((each) => toPaise(each / 100))
  const parts = fc.array(
    fc.record({
      amount: paise,
      basis: fc.constantFrom('gross', 'net', null),
      sanctioned_amount: fc.option(paise),
    }),
    { minLength: 1, maxLength: 4 },
  )
  const agreed = fc.record({ amount: paise, fees: fc.option(paise), in_parts: fc.boolean() })
  fc.assert(
    fc.property(parts, agreed, (said, loan) => {
      principalsOf(said, loan).forEach(({ principal }, at) => {
        const { amount = 0 } = said[at] ?? {}
        if (principal !== null) expect(principal).toBeGreaterThanOrEqual(amount)
        else expect([said[at]?.basis, loan.fees]).toEqual(['net', null])
      })
    }),
    { numRuns: 300 },
  )
})
