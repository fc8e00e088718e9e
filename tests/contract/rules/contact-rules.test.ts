import { describe, expect, it } from 'vitest'
import {
  canReach,
  CONTACT_CHANNELS,
  CONTACT_PURPOSES,
  defaultChoices,
  isQuiet,
  mayContact,
} from '#src/contract/rules/contact-rules.ts'
import type { ContactRules } from '#src/contract/rules/contact-rules.ts'

/** An instant of 1 December 2026 by the clock in India. */
const ist = (time: string) => new Date(`2026-12-01T${time}+05:30`)
const NOON = ist('12:00:00')

const everything = (): ContactRules => {
  const all = { sms: true, email: true, call: true, whatsapp: true }
  return { choices: { service: { ...all }, offers: { ...all }, partner_offers: { ...all } }, quiet_until: null }
}
const allowed = (rules: ContactRules, now: Date) =>
  CONTACT_PURPOSES.flatMap((purpose) =>
    CONTACT_CHANNELS.filter((channel) => mayContact(rules, purpose, channel, now)).map(
      (channel) => `${purpose} ${channel}`,
    ),
  )

describe('mayContact', () => {
  it('by default: news of one’s own application by the channels one signs in with, and nothing else', () => {
    expect(allowed({ choices: defaultChoices({ sms: true, email: false }), quiet_until: null }, NOON)).toEqual([
      'service sms',
    ])
    expect(allowed({ choices: defaultChoices({ sms: false, email: true }), quiet_until: null }, NOON)).toEqual([
      'service email',
    ])
  })

  it.each([
    ['08:59:59', false],
    ['09:00:00', true],
    ['17:59:59', true],
    ['18:00:00', false],
    ['00:00:00', false],
  ])('a call at %s in India: %s', (time, may) => {
    for (const purpose of CONTACT_PURPOSES)
      expect([purpose, mayContact(everything(), purpose, 'call', ist(time))]).toEqual([purpose, may])
  })

  it.each([
    ['08:59:00', false],
    ['09:00:00', true],
    ['17:59:00', true],
    ['18:00:00', false],
  ])('what sells by phone keeps the calling hours too, at %s: %s; e-mail and one’s own news do not', (time, may) => {
    const rules = everything()
    expect(mayContact(rules, 'offers', 'sms', ist(time))).toBe(may)
    expect(mayContact(rules, 'partner_offers', 'whatsapp', ist(time))).toBe(may)
    expect(mayContact(rules, 'offers', 'email', ist(time))).toBe(true)
    expect(mayContact(rules, 'service', 'sms', ist(time))).toBe(true)
  })

  it('in quiet mode only e-mails about one’s own application; it ends to the second', () => {
    const rules = { ...everything(), quiet_until: NOON.toISOString() }
    const before = new Date(NOON.getTime() - 1)
    expect(isQuiet(rules, before)).toBe(true)
    expect(allowed(rules, before)).toEqual(['service email'])
    expect(isQuiet(rules, NOON)).toBe(false)
    expect(allowed(rules, NOON)).toHaveLength(12)
  })

  it('nothing that is not chosen, whatever the hour', () => {
    for (const purpose of CONTACT_PURPOSES)
      for (const channel of CONTACT_CHANNELS) {
        const rules = everything()
        rules.choices[purpose][channel] = false
        expect(mayContact(rules, purpose, channel, NOON)).toBe(false)
      }
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
