import { expect, it } from 'vitest'
import { mergeRows } from '#src/contract/merge-rows.ts'

it('makes one table of several', () => {
  const rows: { getA: 1; getB: 2 } = mergeRows({ getA: 1 }, { getB: 2 })
  expect(rows).toEqual({ getA: 1, getB: 2 })
})

it('refuses a name that stands in two of them, be its row the same', () => {
  const row = { path: '/api/a' }
  expect(() => mergeRows({ getA: row }, { getB: row }, { getA: row })).toThrow('Two tables have a row getA.')
  expect(mergeRows({ getB: row }, { toString: row })).toEqual({ getB: row, toString: row })
})
