import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takerOf } from '#src/contract/tickets/share-ticket.ts'
import type { Taker } from '#src/contract/tickets/share-ticket.ts'

const person = (admin_id: number, more: Partial<Taker> = {}): Taker => ({
  admin_id,
  waiting: 0,
  languages: ['en', 'hi'],
  subjects: [],
  given_at: null,
  ...more,
})

describe('whose a ticket becomes by itself', () => {
  it('goes to whoever has the fewest waiting, and of equals to whoever has waited longest for one', () => {
    const any = { language: null, subject: null }
    expect(takerOf([person(1, { waiting: 2 }), person(2, { waiting: 1 })], any)?.admin_id).toBe(2)
    const [early, late] = [new Date('2026-12-01T05:00:00Z'), new Date('2026-12-01T06:00:00Z')]
    expect(takerOf([person(1, { given_at: late }), person(2, { given_at: early })], any)?.admin_id).toBe(2)
    expect(takerOf([person(2, { given_at: early }), person(3)], any)?.admin_id).toBe(3)
    expect(takerOf([person(2), person(1)], any)?.admin_id).toBe(1)
  })

  it('never goes to somebody who does not read its language or know its subject', () => {
    const english = person(1, { languages: ['en'] })
    const payouts = person(2, { waiting: 9, subjects: ['payout'] })
    expect(takerOf([english, payouts], { language: 'hi', subject: null })?.admin_id).toBe(2)
    expect(takerOf([english, payouts], { language: 'hi', subject: 'partner' })).toBeNull()
    expect(takerOf([], { language: null, subject: null })).toBeNull()
  })

  it('shares evenly, whoever is there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 40 }), (people, tickets) => {
        let takers = Array.from({ length: people }, (_, index) => person(index + 1))
        for (let turn = 1; turn <= tickets; turn += 1) {
          const given = takerOf(takers, { language: null, subject: null })?.admin_id
          takers = takers.map((each) =>
            each.admin_id === given ? { ...each, waiting: each.waiting + 1, given_at: new Date(turn) } : each,
          )
        }
        const loads = takers.map(({ waiting }) => waiting)
        expect(loads.reduce((sum, each) => sum + each, 0)).toBe(tickets)
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
