import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareBooks } from '#src/contract/reconciliation/compare-books.ts'
import type { FileLine, OwnLine } from '#src/contract/reconciliation/ledger-line.ts'
import { FILE_PARTS, OWN_PARTS, sumLedger } from '#src/contract/reconciliation/ledger-sums.ts'
import { USUAL_TOLERANCE } from '#src/contract/reconciliation/tolerance.ts'
import { sumPaise, toPaise, wholePaise, NO_PAISE } from '#src/contract/rules/paise.ts'

let next = 1
const file = (more: Partial<FileLine> = {}): FileLine => ({
  line_id: next++,
  period: '2026-10',
  app_id: null,
  loan_account: 'LAN-1',
  disbursed: toPaise(100_000),
  day: '2026-10-05',
  gross: toPaise(900),
  slab: null,
  invoice_number: null,
  ...more,
})
const own = (more: Partial<OwnLine> = {}): OwnLine => ({
  disbursal_id: next++,
  app_id: 'app-1',
  tranche: 1,
  loan_account: 'LAN-1',
  disbursed: toPaise(100_000),
  day: '2026-10-05',
  given_back: false,
  expected: toPaise(900),
  ...more,
})
const compare = (files: FileLine[], owns: OwnLine[], settled: OwnLine[] = []) =>
  compareBooks({ files, owns, settled }, USUAL_TOLERANCE)
const verdicts = (...books: Parameters<typeof compare>) => compare(...books).map(({ verdict }) => verdict)

describe('what is found of a line', () => {
  test('the same on both sides', () => {
    expect(verdicts([file()], [own()])).toEqual(['matched'])
  })

  test('inside the tolerance is the same: a rupee, a hundredth of a percent, three working days', () => {
    expect(verdicts([file({ disbursed: toPaise(100_010), day: '2026-10-08' })], [own()])).toEqual(['matched'])
    expect(verdicts([file({ disbursed: toPaise(100_010.01) })], [own()])).toEqual(['amount_differs'])
    expect(verdicts([file({ gross: toPaise(901) })], [own()])).toEqual(['matched'])
    expect(verdicts([file({ gross: toPaise(901.01) })], [own()])).toEqual(['rate_differs'])
    expect(verdicts([file({ day: '2026-10-09' })], [own()])).toEqual(['date_differs'])
  })

  test('a week-end is no working day', () => {
    // Friday and the Wednesday after it.
    expect(verdicts([file({ day: '2026-10-07' })], [own({ day: '2026-10-02' })])).toEqual(['matched'])
    expect(verdicts([file({ day: '2026-10-08' })], [own({ day: '2026-10-02' })])).toEqual(['date_differs'])
  })

  test('everything that differs is named, the graver first', () => {
    const [line] = compare([file({ disbursed: toPaise(90_000), day: '2026-10-20' })], [own({ given_back: true })])
    expect(line?.differs).toEqual(['status_differs', 'amount_differs', 'date_differs'])
    expect(line?.verdict).toBe('status_differs')
  })

  test('theirs alone, ours alone', () => {
    expect(verdicts([file({ loan_account: 'LAN-2' })], [own()])).toEqual(['missing_here', 'missing_there'])
  })

  test('a loan that was given back and that they do not pay for is due to nobody', () => {
    expect(compare([], [own({ given_back: true })])).toEqual([])
  })

  test('paid and taken back: both sides know that it was given back', () => {
    const files = [file(), file({ gross: toPaise(-900) })]
    expect(verdicts(files, [own({ given_back: true })])).toEqual(['matched', 'clawed_back'])
  })

  test('paid for twice, also where a closed month has settled the first', () => {
    expect(verdicts([file(), file()], [own()])).toEqual(['matched', 'duplicate'])
    expect(verdicts([file()], [], [own()])).toEqual(['duplicate'])
  })

  test('parts of a loan each find the part that they agree with', () => {
    const parts = [own({ disbursed: toPaise(40_000), expected: toPaise(360) }), own({ tranche: 2 })]
    const files = [file(), file({ disbursed: toPaise(40_000), gross: toPaise(360) })]
    const lines = compare(files, parts)
    expect(lines.map(({ verdict }) => verdict)).toEqual(['matched', 'matched'])
    expect(lines.map((line) => line.own?.tranche)).toEqual([2, 1])
  })

  test('the application stands in where we do not know the number of the loan', () => {
    expect(verdicts([file({ app_id: 'app-1' })], [own({ loan_account: null })])).toEqual(['matched'])
    expect(verdicts([file({ app_id: 'app-1', loan_account: 'LAN-2' })], [own()])).toEqual([
      'duplicate',
      'missing_there',
    ])
  })

  test('an amount that nobody has named here is a difference', () => {
    expect(verdicts([file()], [own({ disbursed: null, expected: NO_PAISE })])).toEqual(['amount_differs'])
  })
})

const amount = fc.integer({ min: 0, max: 900_000_00 }).map((paise) => wholePaise(paise))
const named = fc.option(amount, { nil: null })
const loans = fc.constantFrom('A', 'B', 'C', 'D')
const days = fc.constantFrom('2026-09-30', '2026-10-01', '2026-10-05', '2026-10-17', '2026-11-02')
const files = fc.array(
  fc.record({
    loan_account: loans,
    disbursed: named,
    day: fc.option(days, { nil: null }),
    gross: fc.integer({ min: -50_000_00, max: 50_000_00 }).map((paise) => wholePaise(paise)),
    app_id: fc.option(loans, { nil: null }),
    period: fc.constantFrom('2026-09', '2026-10'),
  }),
  { maxLength: 14 },
)
const owns = fc.array(
  fc.record({
    loan_account: fc.option(loans, { nil: null }),
    app_id: loans,
    disbursed: named,
    expected: amount,
    day: days,
    given_back: fc.boolean(),
    tranche: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 14 },
)
const anyBooks = fc.tuple(files, owns).map(([theirs, ours]) => ({
  theirs: theirs.map((line, at): FileLine => ({ ...file(), ...line, line_id: at + 1 })),
  ours: ours.map((line, at): OwnLine => ({ ...own(), ...line, disbursal_id: at + 1 })),
}))

describe('any two books', () => {
  test('each line of the file is found once, and the parts add up to it', () => {
    fc.assert(
      fc.property(anyBooks, ({ theirs, ours }) => {
        const lines = compare(theirs, ours)
        const found = lines.flatMap((line) => line.file?.line_id ?? [])
        expect([...found].sort((a, b) => a - b)).toEqual(theirs.map(({ line_id }) => line_id))
        const sums = sumLedger(lines).file
        const parts = FILE_PARTS.map((part) => sums[part])
        expect(sumPaise(parts.map(({ commission }) => commission))).toBe(sumPaise(theirs.map(({ gross }) => gross)))
        expect(sumPaise(parts.map(({ disbursed }) => disbursed ?? NO_PAISE))).toBe(
          sumPaise(theirs.map(({ disbursed }) => disbursed ?? NO_PAISE)),
        )
        expect(parts.reduce((all, { lines }) => all + lines, 0)).toBe(theirs.length)
        expect(sums.all.lines).toBe(theirs.length)
      }),
    )
  })

  test('each part that we paid out is found once, and the parts add up to our books', () => {
    fc.assert(
      fc.property(anyBooks, ({ theirs, ours }) => {
        const lines = compare(theirs, ours)
        const found = lines.flatMap((line) => line.own?.disbursal_id ?? [])
        expect(new Set(found).size).toBe(found.length)
        const left = ours.filter(({ disbursal_id }) => !found.includes(disbursal_id))
        expect(left.every(({ given_back }) => given_back)).toBe(true)
        const counted = ours.filter(({ disbursal_id }) => found.includes(disbursal_id))
        const sums = sumLedger(lines).own
        const parts = OWN_PARTS.map((part) => sums[part])
        expect(sumPaise(parts.map(({ commission }) => commission))).toBe(
          sumPaise(counted.map(({ expected }) => expected)),
        )
        expect(parts.reduce((all, { lines }) => all + lines, 0)).toBe(counted.length)
        expect(sums.all.disbursed ?? NO_PAISE).toBe(sumPaise(counted.map(({ disbursed }) => disbursed ?? NO_PAISE)))
      }),
    )
  })

  test('the order in which lines came changes nothing', () => {
    fc.assert(
      fc.property(anyBooks, ({ theirs, ours }) => {
        const told = compare(theirs, ours)
        const turned = compare([...theirs].reverse(), [...ours].reverse())
        const key = (lines: typeof told) =>
          lines.map((line) => `${line.file?.line_id} ${line.own?.disbursal_id} ${line.verdict}`).sort()
        expect(key(turned)).toEqual(key(told))
      }),
    )
  })
})

test('what no line says was paid out is no sum: blank is not nothing', () => {
  const silent = [{ ...file(), line_id: 1, disbursed: null }]
  expect(sumLedger(compare(silent, [])).file.all).toMatchObject({ lines: 1, disbursed: null })
  expect(sumLedger(compare([], [])).file.all.disbursed).toBe(NO_PAISE)
  const one = [...silent, { ...file(), line_id: 2, disbursed: wholePaise(500) }]
  expect(sumLedger(compare(one, [])).file.all.disbursed).toBe(500)
})
