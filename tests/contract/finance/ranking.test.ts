import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kfsFactsSchema } from '#src/contract/entities/offers/kfs.ts'
import { matchedOfferSchema, notMatchedLenderSchema } from '#src/contract/entities/offers/offer.ts'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { kfsFacts, kfsValidUntil } from '#src/contract/finance/key-fact-statement.ts'
import { METHOD, rankOffers } from '#src/contract/finance/ranking.ts'
import type { RankedOffers } from '#src/contract/finance/ranking.ts'
import { arbitraryCase, arbitrarySecuredCase, lendersWithTwins } from './arbitrary-offers.ts'
import { applicant, lenderWith, request, seedLenders } from './sample-lenders.ts'

/** Who answers for the offers here. */
const PARTIES = {
  nodal_officer: { name: 'A. Rao', phone: '1800 000 0001', email: 'nodal@lender.example' },
  company: { name: 'CreditLane', officer: { en: 'M. K.', hi: 'M. K.', phone: '1', email: 'g@creditlane.example' } },
}

const ids = (list: { lender_id: number }[]) => list.map(({ lender_id }) => lender_id)

test('the cases that the properties are tried with have offers, several, smaller ones and ties', () => {
  const lists = fc
    .sample(arbitraryCase, { numRuns: 1_000, seed: 7 })
    .map(({ who, asked }) => rankOffers(who, lendersWithTwins, asked).matched)
  const share = (holds: (list: MatchedOffer[]) => boolean) => lists.filter(holds).length / lists.length
  const smaller = (list: MatchedOffer[]) => new Set(list.flatMap((each) => (each.full_amount ? [] : [each.amount])))
  expect(share((list) => list.length >= 1)).toBeGreaterThan(0.6)
  expect(share((list) => list.length >= 2)).toBeGreaterThan(0.55)
  expect(share((list) => smaller(list).size >= 2)).toBeGreaterThan(0.2)
  expect(share((list) => smaller(list).size >= 1 && list.some((each) => each.full_amount))).toBeGreaterThan(0.1)
  expect(share((list) => list.some((each, at) => each.apr === list[at + 1]?.apr))).toBeGreaterThan(0.4)
  expect(share((list) => list.length === 0)).toBeGreaterThan(0.1)
})

test('every active lender of the product is in exactly one list, and both lists fit their schemas', () => {
  const lenders = lendersWithTwins.map(
    (lender, index) => ({ ...lender, lender_status: index % 5 === 0 ? 0 : 1 }) as const,
  )
  fc.assert(
    fc.property(arbitraryCase, ({ who, asked }) => {
      const { matched, not_matched } = rankOffers(who, lenders, asked)
      const active = lenders.filter(
        (lender) => lender.lender_status === 1 && lender.product_kind === asked.product_type,
      )
      expect([...ids(matched), ...ids(not_matched)].sort((a, b) => a - b)).toEqual(ids(active).sort((a, b) => a - b))
      for (const offer of matched) {
        matchedOfferSchema.validateSync(offer)
        expect(offer.amount).toBeLessThanOrEqual(asked.amount)
        expect(offer.full_amount).toBe(offer.amount === asked.amount)
        expect(offer.apr).toBeGreaterThanOrEqual(offer.interest_rate)
      }
      for (const lender of not_matched) {
        notMatchedLenderSchema.validateSync(lender)
        expect(lender.reasons.length).toBeGreaterThan(0)
      }
    }),
  )
})

test('the order is full amount by APR, then smaller amounts, then name', () => {
  fc.assert(
    fc.property(arbitraryCase, ({ who, asked }) => {
      const { matched } = rankOffers(who, lendersWithTwins, asked)
      for (const [index, offer] of matched.entries()) {
        const next = matched[index + 1]
        if (!next) continue
        expect(Number(offer.full_amount)).toBeGreaterThanOrEqual(Number(next.full_amount))
        if (offer.amount === next.amount) {
          expect(offer.apr).toBeLessThanOrEqual(next.apr)
          if (offer.apr === next.apr) expect(offer.name < next.name).toBe(true)
        } else expect(offer.amount).toBeGreaterThan(next.amount)
      }
    }),
  )
})

test('what a lender pays, its priority and the order of the table never move an offer', () => {
  const arbitraryNumbers = fc.array(fc.nat(), {
    minLength: lendersWithTwins.length,
    maxLength: lendersWithTwins.length,
  })
  fc.assert(
    fc.property(arbitraryCase, arbitraryNumbers, fc.nat(), ({ who, asked }, numbers, seed) => {
      const order = rankOffers(who, lendersWithTwins, asked)
      const changed = lendersWithTwins
        .map((lender, index) => ({
          ...lender,
          priority: numbers[index] ?? 0,
          revenue_percent: numbers[index],
          revenue_flat: numbers.at(-1 - index),
        }))
        .sort((a, b) => ((a.lender_id * 7919 + seed) % 101) - ((b.lender_id * 7919 + seed) % 101))
      expect(rankOffers(who, changed, asked)).toEqual(order)
    }),
  )
})

test('two applicants who differ only in name, gender or partner see the same order', () => {
  const order = rankOffers(applicant, seedLenders, request)
  const other = { ...applicant, first_name: 'Zoya', gender: 1, partner: 'campuskey' }
  expect(rankOffers(other, seedLenders, request)).toEqual(order)
})

test('raising the income never loses a lender on income, nor makes its offer smaller', () => {
  const raise = fc.integer({ min: 0, max: 999_999 })
  fc.assert(
    fc.property(arbitraryCase, raise, ({ who, asked }, more) => {
      const income = who.monthly_income === null ? null : Math.min(who.monthly_income + more, 1_000_000)
      const before = rankOffers(who, seedLenders, asked)
      const after = rankOffers({ ...who, monthly_income: income }, seedLenders, asked)
      expectNoLess(before, after)
    }),
  )
})

test('more valuable gold or a more valuable home never loses a lender, nor makes its offer smaller', () => {
  fc.assert(
    fc.property(arbitrarySecuredCase, fc.integer({ min: 0, max: 500_000 }), ({ who, asked }, more) => {
      const { collateral } = asked
      if (!collateral) return
      const dearer = { ...asked, collateral: { ...collateral, value: collateral.value + more } }
      expectNoLess(rankOffers(who, seedLenders, asked), rankOffers(who, seedLenders, dearer))
    }),
  )
})

function expectNoLess(before: RankedOffers, after: RankedOffers): void {
  const amounts = new Map(after.matched.map(({ lender_id, amount }) => [lender_id, amount]))
  for (const { lender_id, name, amount } of before.matched)
    expect(amounts.get(lender_id) ?? 0, name).toBeGreaterThanOrEqual(amount)
}

describe('ties', () => {
  test('equal cost is settled by name, and only equal names by priority', () => {
    const twins = [
      lenderWith({ lender_id: 1, name: 'B', priority: 1 }),
      lenderWith({ lender_id: 2, name: 'A', priority: 9 }),
      lenderWith({ lender_id: 3, name: 'A', priority: 2 }),
    ]
    expect(ids(rankOffers(applicant, twins, request).matched)).toEqual([3, 2, 1])
    const same = [9, 4, 7].map((lender_id) => lenderWith({ lender_id, name: 'A', priority: 2 }))
    expect(ids(rankOffers(applicant, same, request).matched)).toEqual([4, 7, 9])
  })

  test('lenders that did not match are told by name, and of the same name in a fixed order', () => {
    const closed = (lender_id: number, name: string) => lenderWith({ lender_id, name, min_income: 50_000 })
    const four = [closed(1, 'C'), closed(8, 'A'), closed(5, 'A'), closed(3, 'B')]
    expect(ids(rankOffers(applicant, four, request).not_matched)).toEqual([5, 8, 3, 1])
  })

  test('a cheaper lender of less comes after a dearer one of the full amount', () => {
    const pair = [
      lenderWith({ lender_id: 1, name: 'Less', loan_amount_upto: 50_000, rate_min: 10, rate_max: 10 }),
      lenderWith({ lender_id: 2, name: 'Full', rate_min: 24, rate_max: 24 }),
    ]
    expect(ids(rankOffers(applicant, pair, request).matched)).toEqual([2, 1])
  })

  test('of smaller amounts the largest comes first, whatever it costs, and of the same amount the cheaper one', () => {
    const upTo = (lender_id: number, loan_amount_upto: number, rate: number) =>
      lenderWith({ lender_id, name: `Lender ${lender_id}`, loan_amount_upto, rate_min: rate, rate_max: rate })
    const five = [
      upTo(1, 40_000, 12),
      upTo(2, 80_000, 30),
      upTo(3, 60_000, 20),
      upTo(4, 60_000, 18),
      upTo(5, 90_000, 36),
    ]
    const { matched } = rankOffers(applicant, five, request)
    expect(matched.map(({ amount }) => amount)).toEqual([90_000, 80_000, 60_000, 60_000, 40_000])
    expect(ids(matched)).toEqual([5, 2, 4, 3, 1])
  })
})

test('a lender that said no makes no offer before it has rested, and from that day on it does', () => {
  const no = { lender_id: 1, slug: 'said-no', name: 'Said no' }
  const two = [lenderWith(no), lenderWith({ lender_id: 2, name: 'Open' })]
  const ranked = (until: string) => {
    const refusal = { lender_id: 1, on: '2026-10-01', until, reason: null }
    return rankOffers(applicant, two, { ...request, refusals: [refusal] })
  }
  const resting = ranked('2026-11-22')
  expect(ids(resting.matched)).toEqual([2])
  expect(resting.not_matched).toEqual([
    {
      lender_id: 1,
      lender_slug: 'said-no',
      name: 'Said no',
      reasons: [{ code: 'refused', required: '2026-11-22', actual: '2026-10-01' }],
      refusal: { on: '2026-10-01', until: '2026-11-22', reason: null },
    },
  ])
  expect(ranked('2026-11-21')).toMatchObject({ matched: [{ lender_id: 2 }, { lender_id: 1 }], not_matched: [] })
})

test('the method carries a version and the day it took effect', () => {
  expect(METHOD).toEqual({ version: '1.5', effective: '2026-11-27' })
})

test('the indicative statement repeats the offer and its schedule adds up', () => {
  const { matched } = rankOffers(applicant, seedLenders, request)
  expect(matched.length).toBeGreaterThan(5)
  for (const offer of matched) {
    const kfs = kfsFactsSchema.validateSync(kfsFacts(offer, request.product_type, PARTIES))
    expect(kfs).toMatchObject({ apr: offer.apr, emi: offer.emi, net_disbursed: offer.net_disbursed, indicative: true })
    const repaid = kfs.schedule.reduce((sum, row) => sum + Math.round(row.instalment * 100), 0)
    expect(repaid).toBe(Math.round(offer.total_repayment * 100))
    expect(kfs.schedule.at(-1)?.instalment).toBe(kfs.last_instalment)
    expect(kfs).toMatchObject({
      instalment_type: 'monthly',
      instalment_count: 12,
      first_instalment_after_days: 30,
      gst_in_apr: true,
      fees: [{ kind: 'processing', payable_to: 'lender', recurring: false, amount: offer.processing_fee }],
    })
    expect(offer).not.toHaveProperty('repayment')
  }
})

test('the statement of a loan repaid at the end has one instalment, due then', () => {
  const asked = {
    ...request,
    product_type: 'Gold Loans',
    collateral: { kind: 'gold', value: 200_000 },
    repayment: 'bullet',
  } as const
  const { matched } = rankOffers({ ...applicant, employment: null, monthly_income: null }, seedLenders, asked)
  expect(matched).toHaveLength(6)
  for (const offer of matched) {
    expect(offer).toMatchObject({ repayment: 'bullet', emi: offer.total_repayment })
    expect(kfsFactsSchema.validateSync(kfsFacts(offer, asked.product_type, PARTIES))).toMatchObject({
      instalment_type: 'bullet',
      instalment_count: 1,
      first_instalment_after_days: 360,
      schedule: [{ number: 12, instalment: offer.emi, principal: offer.amount, balance: 0 }],
    })
  }
})

test('a statement made on a Friday holds until the end of Wednesday in India', () => {
  expect(kfsValidUntil(new Date('2026-11-20T06:00:00Z')).toISOString()).toBe('2026-11-25T18:29:59.000Z')
})
