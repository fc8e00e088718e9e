import { expect, it, vi } from 'vitest'
import { memoizeByKey } from '#server/http/images/memoize-by-key.ts'

it('makes a thing once for all who ask at once and later', async () => {
  const make = vi.fn(() => Promise.resolve(1))
  const kept = memoizeByKey<number>(2)
  expect(await Promise.all([kept('a', make), kept('a', make)])).toEqual([1, 1])
  expect(await kept('a', make)).toBe(1)
  expect(make).toHaveBeenCalledTimes(1)
})

it('makes anew what failed', async () => {
  const kept = memoizeByKey<number>(2)
  await expect(kept('a', () => Promise.reject(new Error('full')))).rejects.toThrow('full')
  expect(await kept('a', () => Promise.resolve(2))).toBe(2)
})

it('keeps no more than it may, and what it has is no reason to let go', async () => {
  const make = vi.fn(() => Promise.resolve(1))
  const kept = memoizeByKey<number>(2)
  for (const key of ['a', 'b', 'a', 'b']) await kept(key, make)
  expect(make).toHaveBeenCalledTimes(2)
  for (const key of ['c', 'a']) await kept(key, make)
  expect(make).toHaveBeenCalledTimes(4)
})
