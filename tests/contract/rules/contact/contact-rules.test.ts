import { describe, expect, it } from 'vitest'
import { canReach, isQuiet, withoutCalls } from '#src/contract/rules/contact/contact-rules.ts'
import type { ContactRules } from '#src/contract/rules/contact/contact-rules.ts'

/** An instant of 1 December 2026 by the clock in India. */
const ist = (time: string) => new Date(`2026-12-01T${time}+05:30`)
const NOON = ist('12:00:00')

const everything = (): ContactRules => {
  const all = { sms: true, email: true, call: true, whatsapp: true }
  return {
    choices: { service: { ...all }, offers: { ...all }, partner_offers: { ...all } },
    quiet_until: null,
    no_calls_since: null,
  }
}
describe('withoutCalls', () => {
  it('turns every way of calling off and says since when; everything else stays', () => {
    const { choices, quiet_until, no_calls_since } = withoutCalls(everything(), NOON)
    const all = { sms: true, email: true, call: false, whatsapp: true }
    expect(choices).toEqual({ service: all, offers: all, partner_offers: all })
    expect([quiet_until, no_calls_since]).toEqual([null, NOON.toISOString()])
  })
})

describe('isQuiet', () => {
  it('ends to the second', () => {
    const rules = { quiet_until: NOON.toISOString() }
    expect(isQuiet(rules, new Date(NOON.getTime() - 1))).toBe(true)
    expect(isQuiet(rules, NOON)).toBe(false)
    expect(isQuiet({ quiet_until: null }, NOON)).toBe(false)
  })
})

describe('canReach', () => {
  it('counts a channel only where there is an address', () => {
    const { choices } = everything()
    expect(canReach(choices, { sms: true, email: false })).toBe(true)
    choices.service.sms = false
    expect(canReach(choices, { sms: true, email: false })).toBe(false)
    expect(canReach(choices, { sms: true, email: true })).toBe(true)
    choices.service.email = false
    expect(canReach(choices, { sms: true, email: true })).toBe(false)
  })
})
