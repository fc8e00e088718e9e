import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOLIDAYS, istDay, istHour } from '#src/contract/rules/calendar.ts'
import { CALL_ENDINGS, CONNECTED, isConnected, NOT_CONNECTED } from '#src/contract/rules/contact/call-endings.ts'
import { CONTACT_CHANNELS, CONTACT_PURPOSES, withoutCalls } from '#src/contract/rules/contact/contact-rules.ts'
import type { ContactRules } from '#src/contract/rules/contact/contact-rules.ts'
import { CONTACT_CAPS, CONTACT_REASONS, mayContact } from '#src/contract/rules/contact/may-contact.ts'
import type { ContactAsk, ContactCase, ContactReason, PastContact } from '#src/contract/rules/contact/may-contact.ts'
import { days, hours } from '#src/contract/rules/time.ts'

/** An instant of December 2026 by the clock in India. */
const ist = (time: string, day = '01') => new Date(`2026-12-${day}T${time}:00+05:30`)
const NOON = ist('12:00')
const ago = (span: number, from = NOON) => new Date(from.getTime() - span)

function everything(): ContactRules {
  const all = { sms: true, email: true, call: true, whatsapp: true }
  const choices = { service: { ...all }, offers: { ...all }, partner_offers: { ...all } }
  return { choices, quiet_until: null, no_calls_since: null }
}
const person = (changes: Partial<ContactCase> = {}): ContactCase => ({
  rules: everything(),
  erased: false,
  reachable: { phone: true, email: true },
  registered: false,
  bounced_at: null,
  erasing: false,
  complaint: false,
  past: [],
  ...changes,
})
const called = (at: Date, changes: Partial<PastContact> = {}): PastContact => ({
  channel: 'call',
  purpose: 'service',
  at,
  ending: 'call_back',
  lead: null,
  ...changes,
})
const offered = (at: Date, channel: PastContact['channel'] = 'email'): PastContact =>
  called(at, { channel, purpose: 'offers', ending: null })
const CALL: ContactAsk = { purpose: 'service', channel: 'call' }
const MAIL_OFFER: ContactAsk = { purpose: 'offers', channel: 'email' }
const allowed = (who: ContactCase, now = NOON) =>
  CONTACT_PURPOSES.flatMap((purpose) =>
    CONTACT_CHANNELS.filter((channel) => mayContact(who, { purpose, channel }, now).may).map(
      (channel) => `${purpose} ${channel}`,
    ),
  )
const OWN_NEWS = ['service sms', 'service email', 'service call', 'service whatsapp']
const no = (reason: ContactReason, until: Date | null = null) => ({ may: false, reason, until })

describe('who may be contacted', () => {
  it('whoever allows everything, by everything', () => {
    expect(allowed(person())).toHaveLength(12)
  })

  it('by nothing that is not chosen', () => {
    for (const purpose of CONTACT_PURPOSES)
      for (const channel of CONTACT_CHANNELS) {
        const rules = everything()
        rules.choices[purpose][channel] = false
        expect(mayContact(person({ rules }), { purpose, channel }, NOON)).toEqual(no('not_chosen'))
      }
  })

  it('by nothing that is not known to be theirs', () => {
    expect(allowed(person({ reachable: { phone: false, email: true } }))).toEqual(
      CONTACT_PURPOSES.map((purpose) => `${purpose} email`),
    )
    expect(allowed(person({ reachable: { phone: true, email: false } }))).not.toContain('service email')
    expect(allowed(person({ erased: true }))).toEqual([])
  })

  it.each([
    ['08:59', false],
    ['09:00', true],
    ['17:59', true],
    ['18:00', false],
    ['00:00', false],
  ])('a call, and what sells by phone, at %s in India: %s', (time, may) => {
    const now = ist(time)
    for (const purpose of CONTACT_PURPOSES)
      expect(mayContact(person(), { purpose, channel: 'call' }, now).may).toBe(may)
    expect(mayContact(person(), { purpose: 'offers', channel: 'sms' }, now).may).toBe(may)
    expect(mayContact(person(), { purpose: 'partner_offers', channel: 'whatsapp' }, now).may).toBe(may)
    expect(mayContact(person(), MAIL_OFFER, now).may).toBe(true)
    expect(mayContact(person(), { purpose: 'service', channel: 'sms' }, now).may).toBe(true)
  })

  it('out of hours it says when the next hour begins', () => {
    expect(mayContact(person(), CALL, ist('08:00'))).toEqual(no('hours', ist('09:00')))
    expect(mayContact(person(), CALL, ist('18:00'))).toEqual(no('hours', ist('09:00', '02')))
  })

  it('nobody is called on a holiday', () => {
    const terms = { holidays: ['12-01'] }
    expect(mayContact(person(), CALL, NOON, terms)).toEqual(no('holiday', ist('00:00', '02')))
    expect(mayContact(person(), MAIL_OFFER, NOON, terms)).toEqual({ may: true })
  })

  it('in quiet mode only e-mails about one’s own application', () => {
    const quiet = { ...everything(), quiet_until: NOON.toISOString() }
    const before = ago(1)
    expect(allowed(person({ rules: quiet }), before)).toEqual(['service email'])
    expect(mayContact(person({ rules: quiet }), CALL, before)).toEqual(no('quiet', NOON))
    expect(allowed(person({ rules: quiet }))).toHaveLength(12)
  })

  it('who wants no calls gets none, and the rest as before', () => {
    const who = person({ rules: withoutCalls(everything(), ago(days(400))) })
    expect(mayContact(who, CALL, NOON)).toEqual(no('no_calls'))
    expect(allowed(who)).toHaveLength(9)
  })

  it.each([['erasing'], ['complaint']] as const)('%s: nothing is sold, by no channel', (flag) => {
    const who = person({ [flag]: true })
    expect(allowed(who)).toEqual(OWN_NEWS)
    expect(mayContact(who, MAIL_OFFER, NOON)).toEqual(no(flag))
  })

  it('in the register: nothing is sold by phone', () => {
    expect(allowed(person({ registered: true }))).toEqual([...OWN_NEWS, 'offers email', 'partner_offers email'])
    expect(mayContact(person({ registered: true }), { purpose: 'offers', channel: 'sms' }, NOON)).toEqual(
      no('register'),
    )
  })

  it('of whom the register was not asked within the day: nothing is sold by phone, and it is said last', () => {
    expect(allowed(person({ registered: null }))).toEqual([...OWN_NEWS, 'offers email', 'partner_offers email'])
    const sms: ContactAsk = { purpose: 'offers', channel: 'sms' }
    expect(mayContact(person({ registered: null }), sms, NOON)).toEqual(no('unchecked'))
    expect(mayContact(person({ registered: null, complaint: true }), sms, NOON)).toEqual(no('complaint'))
  })

  it('ninety days after the operators said that nobody is at the number: no offer by SMS', () => {
    const who = person({ bounced_at: new Date(NOON.getTime() - days(89)) })
    const sms: ContactAsk = { purpose: 'offers', channel: 'sms' }
    expect(mayContact(who, sms, NOON)).toEqual(no('bounced', new Date(NOON.getTime() + days(1))))
    expect(mayContact(who, MAIL_OFFER, NOON).may).toBe(true)
    expect(mayContact(who, { ...sms, purpose: 'service' }, NOON).may).toBe(true)
    expect(mayContact(who, sms, new Date(NOON.getTime() + days(1))).may).toBe(true)
  })

  it('what was asked for goes out all the same, but never a call and never an offer', () => {
    const rules = { ...withoutCalls(everything(), NOON), quiet_until: ist('12:00', '05').toISOString() }
    rules.choices.service.sms = false
    const who = person({ rules })
    const ask = (purpose: ContactAsk['purpose'], channel: ContactAsk['channel']) =>
      mayContact(who, { purpose, channel, asked: true }, NOON).may
    expect([ask('service', 'sms'), ask('service', 'call'), ask('offers', 'email')]).toEqual([true, false, false])
    expect(
      mayContact({ ...who, reachable: { phone: false, email: true } }, { ...CALL, channel: 'sms' }, NOON).may,
    ).toBe(false)
  })
})

describe('calls that were made', () => {
  it('each has one ending, with the right person or not', () => {
    expect(CALL_ENDINGS.filter(isConnected)).toEqual([...CONNECTED])
    expect(CALL_ENDINGS.filter((each) => !isConnected(each))).toEqual([...NOT_CONNECTED])
  })

  it('one a day', () => {
    const who = person({ past: [called(ist('09:00'))] })
    expect(mayContact(who, CALL, ist('17:00'))).toEqual(no('calls_day', ist('00:00', '02')))
    expect(mayContact(who, CALL, ist('09:00', '02')).may).toBe(true)
  })

  it('three a week', () => {
    const past = [ist('10:00'), ist('10:00', '03'), ist('10:00', '05')].map((at) => called(at))
    expect(mayContact(person({ past }), CALL, ist('16:00', '07'))).toEqual(no('calls_week', ist('10:00', '08')))
    expect(mayContact(person({ past }), CALL, ist('10:00', '08')).may).toBe(true)
  })

  it('six about one lead, and not one more for ever', () => {
    const past = Array.from({ length: 6 }, (_, nth) => called(ago(days(10 * (nth + 1))), { lead: 'app-1' }))
    expect(mayContact(person({ past }), { ...CALL, lead: 'app-1' }, NOON)).toEqual(no('calls_lead'))
    expect(mayContact(person({ past }), { ...CALL, lead: 'app-2' }, NOON).may).toBe(true)
    expect(mayContact(person({ past: past.slice(1) }), { ...CALL, lead: 'app-1' }, NOON).may).toBe(true)
  })

  it('four hours apart, where more than one a day is allowed', () => {
    const caps = { ...CONTACT_CAPS, calls_a_day: 9 }
    const who = person({ past: [called(ist('10:00'))] })
    expect(mayContact(who, CALL, ist('13:59'), { caps })).toEqual(no('calls_apart', ist('14:00')))
    expect(mayContact(who, CALL, ist('14:00'), { caps }).may).toBe(true)
  })

  it('after a try that nobody answered, in the other half of the day', () => {
    const morning = person({ past: [called(ist('10:00'), { ending: 'no_answer' })] })
    expect(mayContact(morning, CALL, ist('10:00', '02'))).toEqual(no('same_half', ist('13:00', '02')))
    expect(mayContact(morning, CALL, ist('13:00', '02')).may).toBe(true)
    const afternoon = person({ past: [called(ist('13:00'), { ending: 'busy' })] })
    expect(mayContact(afternoon, CALL, ist('17:00', '02'))).toEqual(no('same_half', ist('09:00', '03')))
    expect(mayContact(afternoon, CALL, ist('09:00', '02')).may).toBe(true)
    expect(mayContact(person({ past: [called(ist('10:00'))] }), CALL, ist('10:00', '02')).may).toBe(true)
    expect(mayContact(morning, CALL, ist('10:00', '08')).may).toBe(true)
  })

  it('ninety days after a no: no call, and nothing that sells; news of the application goes on', () => {
    const past = [called(ist('12:00'), { ending: 'not_interested' })]
    const end = new Date(NOON.getTime() + days(90))
    expect(allowed(person({ past }), new Date(end.getTime() - hours(1)))).toEqual([
      'service sms',
      'service email',
      'service whatsapp',
    ])
    expect(mayContact(person({ past }), CALL, ist('12:00', '20'))).toEqual(no('not_interested', end))
    expect(mayContact(person({ past }), CALL, end).may).toBe(true)
  })

  it.each([['wrong_number'], ['deceased']] as const)('%s: nobody rings there again', (ending) => {
    const who = person({ past: [called(ago(days(300)), { ending })] })
    expect(mayContact(who, CALL, NOON)).toEqual(no('gone'))
    expect(mayContact(who, { purpose: 'offers', channel: 'sms' }, NOON)).toEqual(no('gone'))
  })

  it('a time that the customer named lifts the day and its halves, and nothing else', () => {
    const past = [called(ist('10:00'), { ending: 'no_answer' })]
    expect(mayContact(person({ past }), { ...CALL, promised: true }, ist('11:00'))).toEqual({ may: true })
    const promised = { ...CALL, promised: true }
    const week = person({ past: [1, 2, 3].map((nth) => called(ago(days(nth)))) })
    expect(mayContact(week, promised, NOON)).toMatchObject({ reason: 'calls_week' })
    expect(mayContact(person({ rules: withoutCalls(everything(), NOON) }), promised, NOON)).toEqual(no('no_calls'))
    expect(mayContact(person(), promised, ist('18:00'))).toMatchObject({ reason: 'hours' })
  })
})

describe('offers that were made', () => {
  it('one a day over all channels, from midnight to midnight in India', () => {
    for (const channel of CONTACT_CHANNELS) {
      const who = person({ past: [offered(ist('00:10'), channel)] })
      expect(mayContact(who, MAIL_OFFER, ist('23:50'))).toEqual(no('offers_day', ist('00:00', '02')))
      expect(mayContact(who, MAIL_OFFER, ist('00:00', '02')).may).toBe(true)
    }
    expect(mayContact(person({ past: [called(ist('10:00'), { channel: 'sms' })] }), MAIL_OFFER, NOON).may).toBe(true)
  })

  it('three a week', () => {
    const past = [ist('10:00'), ist('10:00', '03'), ist('10:00', '05')].map((at) => offered(at))
    expect(mayContact(person({ past }), MAIL_OFFER, ist('10:00', '07'))).toEqual(no('offers_week', ist('10:00', '08')))
    expect(mayContact(person({ past }), MAIL_OFFER, ist('10:00', '08')).may).toBe(true)
    expect(mayContact(person({ past }), { purpose: 'service', channel: 'sms' }, ist('10:00', '07')).may).toBe(true)
  })
})

const START = ist('00:00').getTime()
const moment = (from: number, to: number) => fc.integer({ min: from, max: to }).map((at) => new Date(START + at))
const byChannel = fc.record({ sms: fc.boolean(), email: fc.boolean(), call: fc.boolean(), whatsapp: fc.boolean() })
const anybody: fc.Arbitrary<ContactCase> = fc.record({
  rules: fc.record({
    choices: fc.record({ service: byChannel, offers: byChannel, partner_offers: byChannel }),
    quiet_until: fc.option(moment(-days(5), days(60)).map((at) => at.toISOString())),
    no_calls_since: fc.option(fc.constant(NOON.toISOString()), { freq: 5 }),
  }),
  erased: fc.constant(false),
  reachable: fc.record({ phone: fc.boolean(), email: fc.boolean() }),
  bounced_at: fc.option(moment(-days(120), 0)),
  registered: fc.constantFrom(true, false, null),
  erasing: fc.boolean(),
  complaint: fc.boolean(),
  past: fc.array(
    fc.record({
      channel: fc.constantFrom(...CONTACT_CHANNELS),
      purpose: fc.constantFrom(...CONTACT_PURPOSES),
      at: moment(-days(120), 0),
      ending: fc.option(fc.constantFrom(...CALL_ENDINGS)),
      lead: fc.option(fc.constantFrom('app-1', 'app-2')),
    }),
    { maxLength: 8 },
  ),
})
const anyAsk: fc.Arbitrary<ContactAsk> = fc.record({
  purpose: fc.constantFrom(...CONTACT_PURPOSES),
  channel: fc.constantFrom(...CONTACT_CHANNELS),
  lead: fc.constantFrom('app-1', 'app-2'),
  promised: fc.boolean(),
})

describe('over random people, clocks and choices', () => {
  /** The rules once more, said the other way round. */
  function harm(who: ContactCase, { purpose, channel, lead, promised = false }: ContactAsk, now: Date): string[] {
    const sells = purpose !== 'service'
    const call = channel === 'call'
    const since = (at: Date) => now.getTime() - at.getTime()
    const calls = who.past.filter((each) => each.channel === 'call')
    const offers = who.past.filter((each) => each.purpose !== 'service')
    const keepsHours = call || (sells && channel !== 'email')
    const today = (past: PastContact[]) => past.filter(({ at }) => istDay(at) === istDay(now)).length
    const week = (past: PastContact[]) => past.filter(({ at }) => since(at) < days(7)).length
    const last = calls.toSorted((one, other) => since(one.at) - since(other.at))[0]
    const quiet = who.rules.quiet_until !== null && now < new Date(who.rules.quiet_until)
    const wrong: [string, boolean][] = [
      ['not chosen', !who.rules.choices[purpose][channel]],
      ['not theirs', channel === 'email' ? !who.reachable.email : !who.reachable.phone],
      ['no calls', call && who.rules.no_calls_since !== null],
      ['quiet', quiet && (sells || channel !== 'email')],
      ['register', who.registered !== false && sells && channel !== 'email'],
      ['bounced', sells && channel === 'sms' && who.bounced_at !== null && since(who.bounced_at) < days(90)],
      ['erasing', who.erasing && sells],
      ['complaint', who.complaint && sells],
      ['hour', keepsHours && (istHour(now) < 9 || istHour(now) >= 18)],
      ['holiday', keepsHours && HOLIDAYS.some((day) => istDay(now).endsWith(day))],
      ['week of calls', call && week(calls) >= 3],
      ['day of calls', call && !promised && today(calls) >= 1],
      ['apart', call && !promised && calls.some(({ at }) => since(at) < hours(4))],
      ['lead', call && calls.filter((each) => each.lead === lead).length >= 6],
      [
        'no means no',
        (call || sells) && calls.some(({ ending, at }) => ending === 'not_interested' && since(at) < days(90)),
      ],
      ['gone', keepsHours && calls.some(({ ending }) => ending === 'deceased' || ending === 'wrong_number')],
      [
        'same half',
        call &&
          !promised &&
          last?.ending !== undefined &&
          last.ending !== null &&
          !isConnected(last.ending) &&
          since(last.at) < days(7) &&
          istHour(last.at) < 13 === istHour(now) < 13,
      ],
      ['day of offers', sells && today(offers) >= 1],
      ['week of offers', sells && week(offers) >= 3],
    ]
    return wrong.filter(([, is]) => is).map(([name]) => name)
  }

  it('nobody is contacted who may not be, and nobody is held back without a reason', () => {
    fc.assert(
      fc.property(anybody, anyAsk, moment(0, days(70)), (who, ask, now) => {
        const verdict = mayContact(who, ask, now)
        const wrong = harm(who, ask, now)
        expect([verdict.may, wrong]).toEqual([wrong.length === 0, wrong])
      }),
      { numRuns: 2000 },
    )
  })

  it('a reason that ends has ended when it says, and not before', () => {
    fc.assert(
      fc.property(anybody, anyAsk, moment(0, days(70)), (who, ask, now) => {
        const verdict = mayContact(who, ask, now)
        if (verdict.may || verdict.until === null) return
        expect(verdict.until > now).toBe(true)
        expect(CONTACT_REASONS).toContain(verdict.reason)
        const then = mayContact(who, ask, verdict.until)
        expect(then.may || then.reason !== verdict.reason).toBe(true)
        const justBefore = mayContact(who, ask, new Date(verdict.until.getTime() - 1))
        expect(justBefore.may).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('the order of what was done is nothing', () => {
    fc.assert(
      fc.property(anybody, anyAsk, moment(0, days(9)), (who, ask, now) => {
        const turned = { ...who, past: who.past.toReversed() }
        expect(mayContact(turned, ask, now)).toEqual(mayContact(who, ask, now))
      }),
    )
  })
})
