import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  approvalsOf,
  cellsOf,
  cellsToKeep,
  COMPARED,
  countDecision,
  howOften,
  LEAST_DECISIONS,
  perHundred,
} from '#src/contract/finance/approval-chance.ts'
import type { Approvals, ComparedFacts, Tally } from '#src/contract/finance/approval-chance.ts'
import type { Applicant } from '#src/contract/finance/eligibility.ts'

const FACTS: ComparedFacts = { credit_score: 760, monthly_income: 60_000, employment: 'salaried', amount: 300_000 }

/** So many alike, of which so many were approved. */
function decided(facts: ComparedFacts, count: number, approved: number, tally: Tally = new Map()): Tally {
  for (let at = 0; at < count; at += 1) countDecision(tally, cellsOf(facts), at < approved)
  return tally
}

describe('cells', () => {
  it('go from all that is compared to nothing, each inside of the next', () => {
    const cells = cellsOf(FACTS)
    expect(cells).toEqual(['750/3/salaried/50000', '750/3/salaried', '750/3', '750', ''])
    expect(cells).toHaveLength(COMPARED.length + 1)
  })

  it('have a place for what was not asked or is not known', () => {
    expect(cellsOf({ credit_score: 'not_checked', monthly_income: null, employment: null, amount: 1 })[0]).toBe(
      'not_checked/-/-/-',
    )
    expect(cellsOf({ ...FACTS, credit_score: 'no_history', monthly_income: 0 })[0]).toBe('no_history/-/salaried/0')
  })

  it('take nothing besides: a whole applicant does not compile', () => {
    const applicant: Applicant & { amount: number } = {
      ...FACTS,
      birth_day: '1990-05-15',
      monthly_emi: 0,
      postal_code: '560001',
    }
    // @ts-expect-error -- a pincode is none of what is compared
    expect(cellsOf(applicant)).toEqual(cellsOf(FACTS))
    // @ts-expect-error -- nor is a gender
    expect(cellsOf({ ...FACTS, gender: 1 })).toEqual(cellsOf(FACTS))
  })
})

describe('what is said of a lender', () => {
  it('takes the most similar of which enough were decided', () => {
    const tally = decided(FACTS, LEAST_DECISIONS - 1, 10)
    expect(approvalsOf(tally, cellsOf(FACTS))).toBeUndefined()
    decided({ ...FACTS, monthly_income: 99_000, amount: 500_000 }, 1, 1, tally)
    expect(approvalsOf(tally, cellsOf(FACTS))).toEqual({ decided: 50, approved: 11, alike: 4 })
    decided({ ...FACTS, employment: 'business' }, 49, 0, tally)
    expect(approvalsOf(tally, cellsOf({ ...FACTS, employment: 'business' }))).toMatchObject({ decided: 99, alike: 2 })
    expect(approvalsOf(tally, cellsOf({ ...FACTS, credit_score: 610 }))).toMatchObject({ decided: 99, alike: 0 })
  })

  it('says nothing of fewer than fifty, whatever was decided', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ score: fc.integer({ min: 300, max: 900 }), approved: fc.boolean() }), { maxLength: 160 }),
        fc.integer({ min: 300, max: 900 }),
        (history, mine) => {
          const tally: Tally = new Map()
          for (const { score, approved } of history)
            countDecision(tally, cellsOf({ ...FACTS, credit_score: score }), approved)
          const kept = cellsToKeep(tally)
          for (const { decided } of kept.values()) expect(decided).toBeGreaterThanOrEqual(LEAST_DECISIONS)
          const cells = cellsOf({ ...FACTS, credit_score: mine })
          const found = approvalsOf(kept, cells)
          // What is not kept is not missed.
          expect(found).toEqual(approvalsOf(tally, cells))
          expect(found === undefined).toBe(history.length < LEAST_DECISIONS)
        },
      ),
    )
  })

  it.each([
    [84, 120, 70, 'half'],
    [83, 120, 65, 'half'],
    [120, 120, 100, 'most'],
    [90, 120, 75, 'most'],
    [89, 120, 70, 'half'],
    [60, 120, 50, 'half'],
    [59, 120, 45, 'fewer'],
    [30, 120, 25, 'fewer'],
    [29, 120, 20, 'few'],
    [0, 120, 0, 'few'],
  ] as const)('%d of %d are at least %d in 100: %s', (approved, decided, share, word) => {
    expect(perHundred({ decided, approved })).toBe(share)
    expect(howOften({ decided, approved })).toBe(word)
  })
})

/** Small seeded random numbers from 0 to 1: the same history on every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

interface Past {
  facts: ComparedFacts
  approved: boolean
}

/** A lender that looks at score, instalment and work, and that also looks at what nobody here knows of. */
function historyOf(seed: number, strict: number, size: number): Past[] {
  const roll = dice(seed)
  return Array.from({ length: size }, () => {
    const credit_score = 600 + Math.floor((roll() + roll()) * 130)
    const monthly_income = Math.round(18_000 + roll() ** 2 * 150_000)
    const amount = 25_000 * (1 + Math.floor(roll() * 20))
    const employment = roll() < 0.7 ? 'salaried' : 'selfEmployed'
    const unseen = roll() - 0.5
    const inclination =
      (credit_score - 720) / 35 -
      amount / monthly_income / 6 +
      (employment === 'salaried' ? 0.5 : 0) +
      unseen * 3 +
      1 -
      strict
    return {
      facts: { credit_score, monthly_income, amount, employment },
      approved: roll() < 1 / (1 + Math.exp(-inclination)),
    }
  })
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe.each([
  ['a generous lender', 7, 0],
  ['a careful lender', 11, 1.5],
  ['a strict lender', 13, 3],
])('what %s decided later', (_, seed, strict) => {
  const history = historyOf(seed, strict, 8_000)
  const [learnt, later] = [history.slice(0, 4_000), history.slice(4_000)]
  const tally: Tally = new Map()
  for (const { facts, approved } of learnt) countDecision(tally, cellsOf(facts), approved)
  const kept = cellsToKeep(tally)
  const said = later.map(({ facts, approved }) => {
    const approvals = approvalsOf(kept, cellsOf(facts)) as Approvals
    return { stated: perHundred(approvals), approvals, came: Number(approved) }
  })

  it('is what was said: each stated share within eight points, all together within five', () => {
    const stated = [...new Set(said.map((each) => each.stated))].map((share) => {
      const of = said.filter((each) => each.stated === share)
      return { share: share / 100, came: average(of.map(({ came }) => came)), size: of.length }
    })
    expect(stated.length).toBeGreaterThan(5)
    // Rounded down to fives: what came lies above it by half of that on average.
    const wrong = stated.filter(({ share, came, size }) => size >= 100 && Math.abs(came - share) > 0.08)
    expect(wrong).toEqual([])
    const error = stated.reduce((sum, { share, came, size }) => sum + (size / said.length) * Math.abs(came - share), 0)
    expect(error).toBeLessThan(0.05)
  })

  it('fits the word that was said', () => {
    const least = { most: 0.75, half: 0.5, fewer: 0.25, few: 0 }
    const most = { most: 1, half: 0.75, fewer: 0.5, few: 0.25 }
    for (const word of ['most', 'half', 'fewer', 'few'] as const) {
      const of = said.filter(({ approvals }) => howOften(approvals) === word)
      if (of.length < 100) continue
      const came = average(of.map((each) => each.came))
      expect(came, word).toBeGreaterThan(least[word] - 0.03)
      expect(came, word).toBeLessThan(most[word] + 0.03)
    }
  })

  it('is foreseen better than by the share of all together', () => {
    const base = average(learnt.map(({ approved }) => Number(approved)))
    const brier = (share: (each: (typeof said)[number]) => number) =>
      average(said.map((each) => (share(each) - each.came) ** 2))
    expect(brier(({ stated }) => stated / 100)).toBeLessThan(brier(() => base) * 0.9)
  })
})
