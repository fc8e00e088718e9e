import fc from 'fast-check'
import { expect, it } from 'vitest'
import { istInstant } from '#src/contract/rules/calendar.ts'
import { CALL_CHECKS, CALL_FATALS, checksOf, isOutOfHours, markOf } from '#src/contract/rules/contact/call-review.ts'
import { CONTACT_PURPOSES } from '#src/contract/rules/contact/contact-rules.ts'

it('a call is good with every line of its own and nothing that may never happen, and only then', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CONTACT_PURPOSES),
      fc.subarray([...CALL_CHECKS]),
      fc.subarray([...CALL_FATALS]),
      (purpose, heard, fatal) => {
        const mark = markOf(purpose, heard, fatal)
        const missed = CALL_CHECKS.filter(
          (check) => !heard.includes(check) && !(check === 'paid' && purpose === 'service'),
        )
        expect(mark === 'good').toBe(missed.length === 0 && fatal.length === 0)
        expect(fatal.includes(mark as (typeof CALL_FATALS)[number])).toBe(fatal.length > 0)
      },
    ),
  )
})

it('who pays us is said where something is sold', () => {
  expect(checksOf('service')).not.toContain('paid')
  expect(checksOf('offers')).toEqual([...CALL_CHECKS])
})

it.each([
  ['2026-12-01', '08:59', true],
  ['2026-12-01', '09:00', false],
  ['2026-12-01', '17:59', false],
  ['2026-12-01', '18:00', true],
  ['2026-10-02', '12:00', true],
])('a call begun on %s at %s is out of hours: %s', (day, time, late) => {
  expect(isOutOfHours(istInstant(day, time))).toBe(late)
})
