import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { matchedOfferSchema, notMatchedLenderSchema } from '#src/contract/entities/offer.ts'
import { kfsSchema } from '#src/contract/entities/kfs.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/product-type.ts'
import type { Applicant } from '#src/contract/finance/eligibility.ts'
import { createKfs, kfsValidUntil } from '#src/contract/finance/key-fact-statement.ts'
import { METHOD, rankOffers } from '#src/contract/finance/ranking.ts'
import type { OffersRequest, RankedOffers } from '#src/contract/finance/ranking.ts'

import { applicant, lenderWith, request, seedLenders } from './sample-lenders.ts'

const arbitraryApplicant: fc.Arbitrary<Applicant> = fc.record({
  birth_day: fc.integer({ min: 1956, max: 2008 }).map((year) => `${year}-06-15`),
  employment: fc.constantFrom('salaried', 'selfEmployed', 'business', 'notWorking', null),
  monthly_income: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { freq: 8 }),
  monthly_emi: fc.integer({ min: 0, max: 60_000 }),
  credit_score: fc.oneof(
    fc.integer({ min: 300, max: 900 }),
    fc.constantFrom('no_history' as const, 'not_checked' as const),
  ),
  postal_code: fc.constantFrom('431001', '110001'),
})
const arbitraryRequest: fc.Arbitrary<OffersRequest> = fc.record({
  app_id: fc.constant('app_1'),
  product_type: fc.constantFrom(...PRODUCT_TYPES),
  amount: fc.integer({ min: 1_000, max: 1_000_000 }),
  tenure_months: fc.constantFrom(2, 3, 6, 12, 18, 24, 36, 48, 60, 120),
  today: fc.constant('2026-11-21'),
})
/** With what each product is secured by, in both ways of paying back. */
const arbitrarySecured: fc.Arbitrary<OffersRequest> = fc
  .record({
    request: arbitraryRequest,
    value: fc.integer({ min: 1, max: 4_000_000 }),
    bullet: fc.boolean(),
  })
  .map(({ request: asked, value, bullet }) => {
    if (asked.product_type === 'Affordable Housing Loan') return { ...asked, collateral: { kind: 'home', value } }
    if (asked.product_type !== 'Gold Loans') return asked
    return { ...asked, collateral: { kind: 'gold', value }, ...(bullet ? { repayment: 'bullet' } : {}) }
  })
const ids = (list: { lender_id: number }[]) => list.map(({ lender_id }) => lender_id)

test('every active lender of the product is in exactly one list, and both lists fit their schemas', () => {
  const lenders = seedLenders.map((lender, index) => ({ ...lender, lender_status: index % 5 === 0 ? 0 : 1 }) as const)
  fc.assert(
    fc.property(arbitraryApplicant, arbitrarySecured, (who, asked) => {
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
    fc.property(arbitraryApplicant, arbitrarySecured, (who, asked) => {
      const { matched } = rankOffers(who, seedLenders, asked)
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
  const arbitraryNumbers = fc.array(fc.nat(), { minLength: seedLenders.length, maxLength: seedLenders.length })
  fc.assert(
    fc.property(arbitraryApplicant, arbitrarySecured, arbitraryNumbers, fc.nat(), (who, asked, numbers, seed) => {
      const order = rankOffers(who, seedLenders, asked)
      const changed = seedLenders
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
    fc.property(arbitraryApplicant, arbitrarySecured, raise, (who, asked, more) => {
      const income = who.monthly_income === null ? null : Math.min(who.monthly_income + more, 1_000_000)
      const before = rankOffers(who, seedLenders, asked)
      const after = rankOffers({ ...who, monthly_income: income }, seedLenders, asked)
      expectNoLess(before, after)
    }),
  )
})

test('more valuable gold or a more valuable home never loses a lender, nor makes its offer smaller', () => {
  fc.assert(
    fc.property(arbitraryApplicant, arbitrarySecured, fc.integer({ min: 0, max: 500_000 }), (who, asked, more) => {
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
  })

  test('a cheaper lender of less comes after a dearer one of the full amount', () => {
    const pair = [
      lenderWith({ lender_id: 1, name: 'Less', loan_amount_upto: 50_000, rate_min: 10, rate_max: 10 }),
      lenderWith({ lender_id: 2, name: 'Full', rate_min: 24, rate_max: 24 }),
    ]
    expect(ids(rankOffers(applicant, pair, request).matched)).toEqual([2, 1])
  })
})

test('the method carries a version and the day it took effect', () => {
  expect(METHOD).toEqual({ version: '1.1', effective: '2026-11-21' })
})

test('the indicative statement repeats the offer and its schedule adds up', () => {
  const issue = {
    proposal_number: 'KFS-1',
    product_type: request.product_type,
    issued_at: new Date('2026-11-20T06:00:00Z'),
  }
  const { matched } = rankOffers(applicant, seedLenders, request)
  expect(matched.length).toBeGreaterThan(5)
  for (const offer of matched) {
    const kfs = kfsSchema.validateSync(createKfs(offer, issue))
    expect(kfs).toMatchObject({ apr: offer.apr, emi: offer.emi, net_disbursed: offer.net_disbursed, indicative: true })
    const repaid = kfs.schedule.reduce((sum, row) => sum + Math.round(row.instalment * 100), 0)
    expect(repaid).toBe(Math.round(offer.total_repayment * 100))
    expect(kfs.schedule.at(-1)?.instalment).toBe(kfs.last_instalment)
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
  expect(matched).toHaveLength(2)
  const issue = { proposal_number: 'KFS-1', product_type: asked.product_type, issued_at: new Date() }
  for (const offer of matched) {
    expect(offer).toMatchObject({ repayment: 'bullet', emi: offer.total_repayment })
    expect(kfsSchema.validateSync(createKfs(offer, issue))).toMatchObject({
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
