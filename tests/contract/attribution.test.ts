import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  HOLD_DAYS,
  holderOf,
  holdingsOf,
  leadStateOf,
  NAMING_DAYS,
  REFUSAL_DAYS,
  REST_DAYS,
} from '#src/contract/attribution.ts'
import type { ApplicationPeriod, Touch } from '#src/contract/attribution.ts'
import { days } from '#src/contract/rules/time.ts'

let id = 0
const touch = (partner_id: number, day: number): Touch => ({ touch_id: (id += 1), partner_id, at: days(day) })
const course = (from: number, to: number | null): ApplicationPeriod => ({
  submitted_at: days(from),
  ended_at: to === null ? null : days(to),
})
const [A, B] = [1, 2]

it('the days that partners and people are promised', () => {
  expect([HOLD_DAYS, REST_DAYS, NAMING_DAYS, REFUSAL_DAYS]).toEqual([90, 30, 7, 90])
})

describe('who has a lead', () => {
  it('the first partner within 90 days, whatever others do meanwhile', () => {
    expect(holdingsOf([touch(A, 0), touch(B, 1), touch(B, 89.9)], [])).toMatchObject([
      { partner_id: A, held_until: days(HOLD_DAYS) },
    ])
  })
  it('the next touch at the moment the 90 days end, and not before', () => {
    expect(holderOf([touch(A, 0), touch(B, 90)], [])?.partner_id).toBe(B)
    expect(holderOf([touch(A, 0), touch(B, 90 - 1 / days(1))], [])?.partner_id).toBe(A)
  })
  it('a partner does not prolong its own time, but its last touch is kept', () => {
    expect(holderOf([touch(A, 0), touch(A, 50)], [])).toEqual({
      partner_id: A,
      first_touch_at: 0,
      last_touch_at: days(50),
      held_until: days(90),
    })
  })
  it('whoever brought the application, for as long as it is open', () => {
    expect(holderOf([touch(A, 0), touch(B, 400)], [course(80, null)])?.partner_id).toBe(A)
  })
  it('the next touch once an application has been over for 30 days', () => {
    const over = [course(2, 85)]
    expect(holderOf([touch(A, 0), touch(B, 85 + REST_DAYS - 0.1)], over)?.partner_id).toBe(A)
    expect(holderOf([touch(A, 0), touch(B, 85 + REST_DAYS)], over)?.partner_id).toBe(B)
  })
  it('the first partner for all of the 90 days, however soon an application ended', () => {
    const over = [course(2, 5)]
    expect(holderOf([touch(A, 0), touch(B, 90 - 1 / days(1))], over)?.partner_id).toBe(A)
    expect(holderOf([touch(A, 0), touch(B, 90)], over)?.partner_id).toBe(B)
  })
  it('the same partner while one of two applications is open', () => {
    expect(holderOf([touch(A, 0), touch(B, 109)], [course(2, 65), course(3, 80)])?.partner_id).toBe(A)
    expect(holderOf([touch(A, 0), touch(B, 110)], [course(3, 80), course(2, 65)])?.partner_id).toBe(B)
  })
  it('an application of the very moment of the first touch is brought by it, and one of the very end is not', () => {
    expect(holderOf([touch(A, 10), touch(B, 200)], [course(10, null)])?.partner_id).toBe(A)
    expect(holderOf([touch(A, 0), touch(B, 200)], [course(90, null)])?.partner_id).toBe(B)
  })
  it('an application from before the first touch holds nothing', () => {
    expect(holderOf([touch(A, 10), touch(B, 101)], [course(1, null)])?.partner_id).toBe(B)
  })
  it('of two partners in the same millisecond the one that was written first, told in any order', () => {
    const [first, second] = [touch(B, 3), touch(A, 3)]
    for (const both of [
      [first, second],
      [second, first],
    ])
      expect(holderOf(both, [])?.partner_id).toBe(B)
  })
  it('nobody, when nobody brought the person', () => {
    expect(holderOf([], [course(1, null)])).toBeNull()
  })
})

const touches = fc.uniqueArray(
  fc.record({
    touch_id: fc.nat(10_000),
    partner_id: fc.integer({ min: 1, max: 4 }),
    at: fc.integer({ min: 0, max: 600 }).map((day) => days(day)),
  }),
  { selector: (each) => each.touch_id, maxLength: 30 },
)
const courses = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 600 }), fc.option(fc.integer({ min: 0, max: 200 })))
    .map(([from, days]) => course(from, days === null ? null : from + days)),
  { maxLength: 4 },
)

describe('for any touches and applications', () => {
  it('the order in which they become known does not matter', () => {
    const shuffled = touches.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, courses, ([all, other], sent) => {
        expect(holdingsOf(other, [...sent].reverse())).toEqual(holdingsOf(all, sent))
      }),
    )
  })
  it('two partners never hold at once, and each holding begins and ends with a touch of its own', () => {
    fc.assert(
      fc.property(touches, courses, (all, sent) => {
        const holdings = holdingsOf(all, sent)
        holdings.forEach((each, at) => {
          const next = holdings[at + 1]
          if (next) expect(next.first_touch_at).toBeGreaterThanOrEqual(each.held_until)
          const own = all.filter(({ partner_id }) => partner_id === each.partner_id).map((one) => one.at)
          expect(own).toContain(each.first_touch_at)
          expect(own).toContain(each.last_touch_at)
          expect(each.last_touch_at).toBeLessThan(each.held_until)
        })
      }),
    )
  })
  it('nobody has a lead for less than 90 days', () => {
    fc.assert(
      fc.property(touches, courses, (all, sent) => {
        for (const each of holdingsOf(all, sent))
          expect(each.held_until - each.first_touch_at).toBeGreaterThanOrEqual(days(90))
      }),
    )
  })
  it('what was decided stays when more touches come later', () => {
    fc.assert(
      fc.property(touches, courses, fc.integer({ min: 0, max: 600 }), (all, sent, day) => {
        const starts = (some: readonly Touch[]) =>
          holdingsOf(some, sent).map(({ partner_id, first_touch_at }) => [partner_id, first_touch_at])
        const before = starts(all.filter(({ at }) => at <= days(day)))
        expect(starts(all).slice(0, before.length)).toEqual(before)
      }),
    )
  })
  it('a touch that is delivered twice counts once', () => {
    fc.assert(
      fc.property(touches, courses, (all, sent) => {
        expect(holdingsOf([...all, ...all], sent)).toEqual(holdingsOf(all, sent))
      }),
    )
  })
})

it.each([
  ['new', null, []],
  ['in_progress', 'd', [['d', 'draft', null]]],
  [
    'applied',
    'o',
    [
      ['x', 'rejected', 1],
      ['o', 'in_review', 2],
    ],
  ],
  [
    'in_progress',
    'd',
    [
      ['x', 'rejected', 1],
      ['d', 'draft', null],
    ],
  ],
  [
    'lost',
    'y',
    [
      ['x', 'rejected', 1],
      ['y', 'withdrawn', 2],
    ],
  ],
  [
    'disbursed',
    'p',
    [
      ['p', 'disbursed', 1],
      ['o', 'queued', 2],
    ],
  ],
] as const)('a lead is %s (%s)', (status, app_id, rows) => {
  const applications = rows.map(([id, status, at]) => ({ app_id: id, status, submitted_at: at }))
  expect(leadStateOf(applications)).toEqual({ status, app_id })
})
