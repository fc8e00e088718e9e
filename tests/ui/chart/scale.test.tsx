import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisOf, labelledPlaces, pointsOf } from '#src/ui/chart/scale.ts'

test('an axis begins at 0, has even whole steps, and its end is not below the largest value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (largest) => {
      const axis = axisOf(largest)
      const step = axis[1] ?? 0
      expect(axis).toEqual(axis.map((_, at) => at * step))
      expect(axis.length).toBeLessThanOrEqual(6)
      expect(Number.isInteger(step)).toBe(true)
      expect(axis.at(-1)).toBeGreaterThanOrEqual(largest)
    }),
  )
  expect([axisOf(0), axisOf(1), axisOf(7), axisOf(1_437)]).toEqual([
    [0, 1],
    [0, 1],
    [0, 2, 4, 6, 8],
    [0, 500, 1000, 1500],
  ])
})

test('a line goes from edge to edge, with nothing on the ground', () => {
  expect(pointsOf([0, 5, 10], 10)).toBe('0,100 50,50 100,0')
  expect(pointsOf([-3], 0)).toBe('0,100')
})

test('labels are the first, the last, and even steps between', () => {
  expect(labelledPlaces(30, 4)).toEqual([0, 10, 19, 29])
  expect(labelledPlaces(2, 4)).toEqual([0, 1])
})
