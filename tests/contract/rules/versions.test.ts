import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#src/contract/rules/calendar.ts'
import { fromDayProblem, inForceOn, versionState } from '#src/contract/rules/versions.ts'
import type { Version } from '#src/contract/rules/versions.ts'

const TODAY = '2026-11-22'
const days = fc.integer({ min: -400, max: 400 }).map((count) => addDays(TODAY, count))
const histories = fc
  .uniqueArray(days, { maxLength: 8 })
  .map((list): Version[] => [{ from_day: null }, ...list.map((from_day) => ({ from_day }))])

describe('versions by day', () => {
  it('the one that counts began last, in whatever order they stand', () => {
    fc.assert(
      fc.property(histories, days, fc.integer(), (versions, day, seed) => {
        const begun = versions
          .flatMap(({ from_day }) => (from_day !== null && from_day <= day ? [from_day] : []))
          .sort()
        const shuffled = versions.map((each, at) => ({ each, key: Math.sin(seed + at) }))
        shuffled.sort((a, b) => a.key - b.key)
        const found = inForceOn(
          shuffled.map(({ each }) => each),
          day,
        )
        expect(found.from_day).toBe(begun.at(-1) ?? null)
      }),
    )
  })

  it('a later version changes nothing of the days before it', () => {
    fc.assert(
      fc.property(histories, days, days, (versions, day, added) => {
        fc.pre(added > day)
        expect(inForceOn([...versions, { from_day: added }], day)).toEqual(inForceOn(versions, day))
      }),
    )
  })

  it('one is in force, what is to come is planned, the others are past', () => {
    fc.assert(
      fc.property(histories, (versions) => {
        const states = versions.map((each) => versionState(each, versions, TODAY))
        expect(states.filter((state) => state === 'in_force')).toHaveLength(1)
        versions.forEach(({ from_day }, at) => expect(states[at] === 'planned').toBe((from_day ?? '') > TODAY))
      }),
    )
  })

  it.each([
    ['2026-11-21', 'rules:terms.past'],
    [TODAY, 'rules:terms.planned'],
    ['2026-11-30', 'rules:terms.planned'],
    ['2026-12-01', null],
    ['2027-11-23', null],
    ['2027-11-24', 'rules:terms.far'],
  ])('beside a plan for 1 December, %s: %s', (day, problem) => {
    expect(fromDayProblem([{ from_day: null }, { from_day: '2026-12-01' }], day, TODAY)).toBe(problem)
  })
})
