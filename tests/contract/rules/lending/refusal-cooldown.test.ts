import { expect, test } from 'vitest'
import { isResting, refusalOf } from '#src/contract/rules/lending/refusal-cooldown.ts'

/** Half past midnight of the 2nd in India, where it is still the 1st in UTC. */
const AT = new Date('2026-10-01T19:00:00Z')

test('a lender rests from the day of its no in India, as many days as it wants', () => {
  const refusal = refusalOf(AT, 90, null)
  expect(refusal).toEqual({ on: '2026-10-02', until: '2026-12-31', reason: null })
  expect(['2026-10-02', '2026-12-30', '2026-12-31'].map((today) => isResting(refusal, today))).toEqual([
    true,
    true,
    false,
  ])
  expect(isResting(refusalOf(AT, 0, null), '2026-10-02')).toBe(false)
})

test.each([
  'known_customer',
  'score',
  'income',
  'existing_loans',
  'age',
  'employment',
  'area',
  'documents',
  'too_many_requests',
])('the reason %s is kept', (reason) => {
  expect(refusalOf(AT, 90, reason).reason).toBe(reason)
})

test('a reason that nobody has words for is none', () => {
  expect(refusalOf(AT, 90, 'because').reason).toBeNull()
})
