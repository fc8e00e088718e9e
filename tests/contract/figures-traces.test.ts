import { describe, expect, it } from 'vitest'
import { explanation, mayBeChance } from '#src/contract/entities/figures/explanation.ts'
import { METRIC_KEYS, METRICS } from '#src/contract/entities/figures/metrics.ts'
import { cutsOf, tracedParts, TRACED_FIGURES } from '#src/contract/entities/figures/traces.ts'

const lines = (...differences: number[]) => differences.map((difference, at) => ({ name: 'abcdefgh'[at], difference }))
const said = (total: number, differences: number[], others = false) => {
  const { kind, ...more } = { rows: [], ...explanation(total, lines(...differences), others) }
  return [kind, more.rows.map(({ name }) => name).join(''), ...('rest' in more ? [more.rest] : [])]
}

describe('what of a change its lines support saying', () => {
  it.each([
    // One line more than half, two, three; exactly half is not most.
    [-12, [-9, -2, -1], ['most', 'a']],
    [12, [1, 2, 9], ['most', 'c']],
    [-12, [-5, -4, -3], ['most', 'ab']],
    [-10, [-2, -2, -2, -2, -2], ['most', 'abc']],
    [-12, [-6, -6], ['most', 'ab']],
    [-12, [-2, -2, -2, -2, -2, -2], ['spread', 'a']],
    [-7, [-1, -1, -1, -1, -1, -1, -1], ['spread', 'a']],
    // What went the other way is never named for it.
    [-2, [5, -4, -3], ['over', 'b', 2]],
    [3, [-7, 6, 4], ['over', 'b', -3]],
    [0, [4, -4], ['offset', 'a']],
    [0, [0, 0], ['whole', '']],
    [-3, [-3], ['whole', '']],
    [0, [], ['whole', '']],
  ])('%d of %j: %j', (total, differences, wanted) => {
    expect(said(total, differences)).toEqual(wanted)
  })

  it('one line is worth naming where others are put together', () => {
    expect(said(-9, [-8], true)).toEqual(['most', 'a'])
    expect(said(-9, [-8])).toEqual(['whole', ''])
  })

  it('whatever the lines: what is named went the way of the whole, and no more than three', () => {
    for (let seed = 1; seed < 400; seed++) {
      const differences = Array.from({ length: 1 + (seed % 9) }, (_, at) => ((seed * 7_919 + at * 104_729) % 41) - 20)
      const total = differences.reduce((sum, each) => sum + each, 0)
      const rows = lines(...differences)
      const why = explanation(total, rows, false)
      if (why.kind === 'whole') continue
      expect(why.rows.length).toBeLessThanOrEqual(3)
      const sum = why.rows.reduce((all, { difference }) => all + difference, 0)
      if (why.kind !== 'offset') expect(Math.sign(sum)).toBe(Math.sign(total))
      if (why.kind === 'most')
        expect([2 * Math.abs(sum) > Math.abs(total), Math.abs(sum) <= Math.abs(total)]).toEqual([true, true])
      if (why.kind === 'over') expect(sum + why.rest).toBe(total)
    }
  })
})

/** How likely two parts of `all` coin throws are at least this uneven, added up throw by throw. */
function shareAtLeast(now: number, before: number): number {
  const all = now + before
  const gap = Math.abs(now - before)
  let log = -all * Math.log(2)
  let share = 0
  for (let heads = 0; heads <= all; heads++) {
    if (heads > 0) log += Math.log((all - heads + 1) / heads)
    if (Math.abs(2 * heads - all) >= gap) share += Math.exp(log)
  }
  return share
}

describe('what may be chance', () => {
  it('is what coins do in more than 5 of 100 cases, whatever the numbers', () => {
    for (let now = 0; now <= 120; now++)
      for (let before = now + 1; before <= 120; before++) {
        const share = shareAtLeast(now, before)
        // So near to the border the one and the other say the same to a percent.
        if (Math.abs(share - 0.05) > 0.011)
          expect([now, before, mayBeChance(now, before)]).toEqual([now, before, share > 0.05])
        expect(mayBeChance(before, now)).toBe(mayBeChance(now, before))
      }
  })

  it('is nothing where nothing has changed or nothing was counted', () => {
    expect([mayBeChance(0, 0), mayBeChance(7, 7), mayBeChance(7, 6), mayBeChance(1_000, 900)]).toEqual([
      false,
      false,
      true,
      false,
    ])
  })
})

describe('the numbers behind a figure', () => {
  it('a share is traced by both of its numbers, a number by itself, and what does not add up not at all', () => {
    expect(tracedParts('approval_rate')).toEqual(['app_approved', 'app_submitted'])
    expect(tracedParts('lender_api_failure')).toEqual(['lender_calls_failed', 'lender_calls'])
    expect(tracedParts('otp_failure')).toEqual(['otp_failed', 'otp_sent'])
    expect(tracedParts('applications')).toEqual(['app_submitted'])
    expect(tracedParts('revenue')).toEqual(['revenue'])
    for (const key of METRIC_KEYS) {
      const parts = tracedParts(key)
      const { unit, denominator } = METRICS[key]
      if (unit === 'hours' || unit === 'milliseconds') expect([key, parts]).toEqual([key, []])
      else if (parts.length > 0) expect([key, parts.length]).toEqual([key, denominator === null ? 1 : 2])
    }
  })

  it('every figure is told apart by its days, and by a lender only where there is one', () => {
    for (const figure of TRACED_FIGURES) {
      expect(cutsOf(figure)).toContain('day')
      expect([figure, cutsOf(figure).includes('lender')]).toEqual([figure, !/^(visit|journey|otp)_/.test(figure)])
    }
  })
})
