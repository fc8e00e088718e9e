import fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessOf, lenderMonth } from '#src/contract/finance/earnings/lender-due.ts'
import type { RevenueSlab } from '#src/contract/finance/earnings/revenue.ts'
import { correctionOf, lineAmounts, takenBack, totalOf } from '#src/contract/finance/earnings/statement.ts'
import type { LineAmounts, PartnerTerms } from '#src/contract/finance/earnings/statement.ts'

interface PaperSlab {
  id: number
  total: [bigint, bigint]
  loans: [bigint, bigint]
  ticket: [bigint, bigint]
  /** Thousandths of a percent, and paise. */
  percent: bigint
  flat: bigint
}

const range = (top: number) =>
  fc.tuple(fc.nat(top), fc.nat(top)).map(([a, b]): [bigint, bigint] => [BigInt(Math.min(a, b)), BigInt(Math.max(a, b))])
const paperSlabs = fc
  .array(
    fc.record({
      total: range(2_000_000),
      loans: range(12),
      ticket: range(400_000),
      percent: fc.bigInt(0n, 5_000n),
      flat: fc.bigInt(0n, 200_000n),
    }),
    { maxLength: 6 },
  )
  .map((slabs) => slabs.map((slab, at): PaperSlab => ({ ...slab, id: at + 1 })))

const toSlab = ({ id, total, loans, ticket, percent, flat }: PaperSlab): RevenueSlab => ({
  id,
  slab_disbursed_min: Number(total[0]),
  slab_disbursed_max: Number(total[1]),
  slab_number_min: Number(loans[0]),
  slab_number_max: Number(loans[1]),
  ats_min: Number(ticket[0]),
  ats_max: Number(ticket[1]),
  revenue_percent: Number(percent) / 1000,
  revenue_flat: Number(flat) / 100,
  status: 1,
})

/** Half up, on paper: twice the product and one divisor, divided by twice the divisor. */
const share = (paise: bigint, thousandths: bigint): bigint => (paise * thousandths * 2n + 100_000n) / 200_000n
const within = (value: bigint, [from, to]: [bigint, bigint]) => value >= from && value <= to

const AMOUNTS = ['revenue', 'gross'] as const
const inPaise = ({ revenue, gross }: LineAmounts) => ({
  revenue: BigInt(Math.round(revenue * 100)),
  gross: BigInt(Math.round(gross * 100)),
})

/** A month's lines on paper, whole paise. */
function onPaper(paise: readonly bigint[], slabs: readonly PaperSlab[], percent: bigint, flat: bigint) {
  const total = paise.reduce((sum, each) => sum + each, 0n)
  const loans = BigInt(paise.length)
  // The average is rounded to a paisa first and then loses its paise: slabs meet at whole rupees.
  const average = (total * 2n + loans) / (2n * loans) / 100n
  const slab = slabs.find(
    (each) => within(total / 100n, each.total) && within(loans, each.loans) && within(average, each.ticket),
  )
  const lines = paise.map((amount) => {
    const revenue = slab ? share(amount, slab.percent) + slab.flat : 0n
    return { revenue, gross: share(revenue, percent) + flat }
  })
  return { slab, lines }
}

/** A month of a partner that brought all the business of the lender. */
function monthOf(parts: readonly { amount: number }[], slabs: readonly RevenueSlab[], agreed: PartnerTerms) {
  const { business, dues } = lenderMonth(parts, () => slabs)
  const lines = parts.map(({ amount }, at) => {
    const { slab = null, revenue } = dues[at] ?? {}
    const line = lineAmounts(slab, agreed, amount)
    expect(line.revenue).toBe(revenue)
    return { ...line, slab }
  })
  return { business, lines }
}
const statementOf = (paise: readonly bigint[], slabs: readonly PaperSlab[], percent: bigint, flat: bigint) =>
  monthOf(
    paise.map((amount) => ({ amount: Number(amount) / 100 })),
    slabs.map(toSlab),
    { percent: Number(percent) / 1000, flat: Number(flat) / 100 },
  )

const loans = fc.array(fc.bigInt(100n, 60_000_000n), { minLength: 1, maxLength: 12 })
const terms = [paperSlabs, fc.bigInt(0n, 100_000n), fc.bigInt(0n, 100_000n)] as const

test('every statement can be recomputed to the paisa from what it says', () => {
  fc.assert(
    fc.property(loans, ...terms, (paise, slabs, percent, flat) => {
      const { slab, lines: expected } = onPaper(paise, slabs, percent, flat)
      const made = statementOf(paise, slabs, percent, flat)
      expect(made.lines.map((line) => line.slab?.id)).toEqual(paise.map(() => slab?.id))
      expect(made.lines.map(inPaise)).toEqual(expected)
      const sum = (key: 'revenue' | 'gross') => Number(expected.reduce((all, line) => all + line[key], 0n)) / 100
      expect(totalOf(made.lines)).toEqual({
        revenue: sum('revenue'),
        gross: sum('gross'),
      })
    }),
    { numRuns: 300 },
  )
})

test('corrections, one after another, bring every line to what it comes to anew, and it can all be taken back', () => {
  fc.assert(
    fc.property(
      loans,
      ...terms,
      fc.array(fc.tuple(...terms), { maxLength: 4 }),
      (paise, slabs, percent, flat, later) => {
        const standing = statementOf(paise, slabs, percent, flat).lines.map((line) => [line as LineAmounts])
        for (const [otherSlabs, otherPercent, otherFlat] of later) {
          const anew = statementOf(paise, otherSlabs, otherPercent, otherFlat).lines
          const expected = onPaper(paise, otherSlabs, otherPercent, otherFlat).lines
          standing.forEach((lines, at) => {
            const [wanted, line] = [expected[at], anew[at]]
            if (!wanted || !line) throw new Error('a line is missing')
            const has = (key: (typeof AMOUNTS)[number]) => lines.reduce((sum, each) => sum + inPaise(each)[key], 0n)
            const missing = AMOUNTS.map((key) => wanted[key] - has(key))
            const correction = correctionOf(line, lines)
            if (correction) lines.push(correction)
            expect(correction && AMOUNTS.map((key) => inPaise(correction)[key])).toEqual(
              missing.every((amount) => amount === 0n) ? null : missing,
            )
            expect(AMOUNTS.map(has)).toEqual(AMOUNTS.map((key) => wanted[key]))
          })
        }
        for (const lines of standing) expect(totalOf([...lines, takenBack(lines)])).toEqual({ revenue: 0, gross: 0 })
      },
    ),
    { numRuns: 200 },
  )
})

const SLAB = toSlab({
  id: 1,
  total: [1n, 500_000n],
  loans: [1n, 9n],
  ticket: [1n, 500_000n],
  percent: 2_000n,
  flat: 0n,
})

test('the last loan of a month may lift all of it into the next slab', () => {
  const next = { ...SLAB, id: 2, slab_disbursed_min: 500_001, slab_disbursed_max: null, revenue_percent: 3 }
  const agreed = { percent: 40, flat: 100 }
  const loan = { amount: 250_000 }
  const month = (loans: { amount: number }[]) => monthOf(loans, [SLAB, next], agreed)
  expect(month([loan, loan]).lines[0]).toMatchObject({
    revenue: 5_000,
    gross: 2_100,
  })
  expect(month([loan, loan, { amount: 1 }])).toMatchObject({
    lines: [{ slab: { id: 2 } }, { slab: { id: 2 } }, { slab: { id: 2 } }],
    business: { disbursed: 500_001, number: 3, averageTicket: 166_667 },
  })
})

test('without a slab the flat amount alone is earned, and nothing comes of nothing', () => {
  expect(lineAmounts(null, { percent: 40, flat: 100 }, 250_000)).toEqual({ revenue: 0, gross: 100 })
  expect(monthOf([], [SLAB], { percent: 40, flat: 100 })).toEqual({
    business: { disbursed: 0, number: 0, averageTicket: 0 },
    lines: [],
  })
})

test('what is taken back leaves nothing of its line', () => {
  const line = lineAmounts(SLAB, { percent: 33.333, flat: 0.01 }, 123_456.78)
  expect(takenBack([line]).gross).toBe(-line.gross)
  expect(totalOf([line, takenBack([line])])).toEqual({ revenue: 0, gross: 0 })
})

test('a line that comes to what it says needs no correction', () => {
  const line = lineAmounts(null, { percent: 40, flat: 100 }, 50_000)
  expect(correctionOf(line, [line])).toBeNull()
  expect(correctionOf({ ...line, gross: 100.01 }, [line])).toEqual({ revenue: 0, gross: 0.01 })
})

test('the average ticket is rounded half up to the paisa', () => {
  expect(businessOf([{ amount: 100 }, { amount: 100.01 }])).toEqual({
    disbursed: 200.01,
    number: 2,
    averageTicket: 100.01,
  })
  expect(businessOf([])).toEqual({ disbursed: 0, number: 0, averageTicket: 0 })
  // A loan that was given back is no business, and a month of later parts is one loan.
  expect(businessOf([{ amount: 100 }, { amount: 50, given_back: true }])).toMatchObject({ disbursed: 100, number: 1 })
  expect(businessOf([{ amount: 100, further: true }])).toMatchObject({ disbursed: 100, number: 1 })
})
