import { describe, expect, it } from 'vitest'
import { isSpecialOfferLive, specialOfferState } from '#src/contract/rules/lender-consistency.ts'

const offer = { so_status: 1 as const, so_date_start: '2026-11-10', so_date_end: '2026-11-20' }

describe('a special offer', () => {
  it.each([
    ['2026-11-09', 'waiting'],
    ['2026-11-10', 'live'],
    ['2026-11-20', 'live'],
    ['2026-11-21', 'ended'],
  ])('on %s is %s by itself', (today, state) => {
    expect(specialOfferState(offer, today)).toBe(state)
    expect(isSpecialOfferLive(offer, today)).toBe(state === 'live')
  })

  it('runs without bounds, and not at all while it is off', () => {
    expect(specialOfferState({ ...offer, so_date_start: null, so_date_end: null }, '2030-01-01')).toBe('live')
    expect(specialOfferState({ ...offer, so_status: 0 }, '2026-11-15')).toBe('off')
  })
})
