import { describe, expect, it } from 'vitest'
import { specialOfferOf, specialOfferState } from '#src/contract/finance/special-offer.ts'

const offer = {
  so_status: 1 as const,
  so_text: ' No fee ',
  so_text_hi: ' कोई फ़ीस नहीं ',
  so_date_start: '2026-11-10',
  so_date_end: '2026-11-20',
}

const TEXTS = { text: 'No fee', text_hi: 'कोई फ़ीस नहीं' }

describe('a special offer', () => {
  it.each([
    ['2026-11-09', 'waiting'],
    ['2026-11-10', 'live'],
    ['2026-11-20', 'live'],
    ['2026-11-21', 'ended'],
  ])('on %s is %s by itself', (today, state) => {
    expect(specialOfferState(offer, today)).toBe(state)
    expect(specialOfferOf(offer, today)).toEqual(state === 'live' ? { ...TEXTS, ends_at: '2026-11-20' } : null)
  })

  it('runs without bounds, and not at all while it is off or says nothing', () => {
    const unbounded = { ...offer, so_date_start: null, so_date_end: null }
    expect(specialOfferState(unbounded, '2030-01-01')).toBe('live')
    expect(specialOfferOf(unbounded, '2030-01-01')).toEqual({ ...TEXTS, ends_at: null })
    expect(specialOfferState({ ...offer, so_status: 0 }, '2026-11-15')).toBe('off')
    expect(specialOfferOf({ ...offer, so_status: 0 }, '2026-11-15')).toBeNull()
    expect(specialOfferOf({ ...offer, so_text: ' ' }, '2026-11-15')).toBeNull()
  })
})
