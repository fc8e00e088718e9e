import { describe, expect, it } from 'vitest'
import { shortPace, steadyPace } from '#server/services/imports/shared/pace.ts'

/** Writes `all` rows, each of which takes `ms` beside the `fixed` ones of a transaction; answers how long each transaction took. */
function written(pace: ReturnType<typeof shortPace>, all: number, costs: { fixed: number; ms: number }): number[] {
  const took: number[] = []
  for (let left = all; left > 0;) {
    const rows = Math.min(pace.rows, left)
    const ms = costs.fixed + rows * costs.ms
    pace.took(rows, ms)
    took.push(ms)
    left -= rows
  }
  return took
}

describe('rows of a file in one transaction', () => {
  it('are as many as fit into the time that others may wait, after a first look', () => {
    const [, , ...slow] = written(shortPace(), 200, { fixed: 10, ms: 10 })
    expect(Math.max(...slow)).toBeLessThanOrEqual(120)
    const quick = written(shortPace(), 5_000, { fixed: 10, ms: 0.2 })
    expect(Math.max(...quick)).toBeLessThanOrEqual(80)
    expect(quick.length).toBeLessThan(100)
  })

  it('are never none, however slow it is, and more again once it is quick', () => {
    const pace = shortPace()
    pace.took(10, 5_000)
    expect(pace.rows).toBe(5)
    written(pace, 500, { fixed: 5, ms: 0.5 })
    expect(pace.rows).toBeGreaterThan(50)
  })

  it('a short rest of a file that goes quickly says nothing', () => {
    const pace = shortPace()
    const { rows } = pace
    pace.took(1, 20)
    expect(pace.rows).toBe(rows)
  })

  it('stay as many on a database server', () => {
    const pace = steadyPace(500)
    pace.took(500, 10_000)
    expect(pace.rows).toBe(500)
  })
})
