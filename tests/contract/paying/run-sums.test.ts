import { expect, test } from 'vitest'
import { isUnusual } from '#src/contract/paying/run-sums.ts'
import { toPaise } from '#src/contract/rules/paise.ts'

test('more than twice the mean of what was paid before is pointed out', () => {
  const before = [toPaise(100), toPaise(300)]
  expect(isUnusual(toPaise(400), before)).toBe(false)
  expect(isUnusual(toPaise(400.01), before)).toBe(true)
  expect(isUnusual(toPaise(1_000_000), [])).toBe(false)
})
