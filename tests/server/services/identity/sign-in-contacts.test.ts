import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendContactCode } from '#server/services/identity/send-contact-code.ts'
import { destinationIndex } from '#server/services/shared/destination-index.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { days } from '#src/contract/rules/time.ts'
import { storedCustomers } from '#tests/builders/customer.ts'
import { addTouches, makeLead, storedLeads, storedTouches } from '#tests/builders/lead.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { storedOtps, storedSessions } from '#tests/builders/session.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer, NOTICE_VERSION } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { agreeingCode, bodyOf } from '../shared/journey.ts'

const PHONE = '9876543210'
const ADDRESS = 'ravi@sentinel.in'

describe.each(engines())('contacts that sign in, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  /** Codes to one destination are thirty seconds apart. */
  const later = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms))
  const letCodesRest = () => later(60_000)
  const contactsOf = async (browser: Browser) => (await browser.call('getSignInContacts')).data
  /** What was sent last to the contact that has to agree, by who asked. */
  const agreed = new WeakMap<Browser, string>()
  const agree = async (browser: Browser, channel: OtpChannel = 'email') =>
    void agreed.set(browser, await agreeingCode(server, browser, channel))
  const send = (
    browser: Browser,
    destination = ADDRESS,
    channel: OtpChannel = 'email',
    old_otp = agreed.get(browser),
  ) => browser.answer('sendContactCode', { body: { channel, destination, ...(old_otp !== undefined && { old_otp }) } })
  const verify = (browser: Browser, otp: string, old_otp = agreed.get(browser) ?? '000000') =>
    browser.answer('verifyContactCode', { body: { otp, old_otp } })
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  async function prove(browser: Browser, destination = ADDRESS, channel: OtpChannel = 'email') {
    await agree(browser, channel)
    bodyOf(await send(browser, destination, channel))
    return verify(browser, server.codeFor(destination))
  }
  const linesTo = (to: string) => (server.deps.outbox?.list(to) ?? []).map(({ text }) => text)
  const accounts = () => storedCustomers(server)

  it('an address proved by its code opens the same account as the number, and the number is told', async () => {
    const { browser, userId } = await server.signInCustomer({ destination: PHONE })
    expect(await contactsOf(browser)).toEqual({
      mobile: { value: PHONE, verified: true },
      email: { value: '', verified: false },
    })
    await agree(browser)
    expect(linesTo(PHONE)[0]).toMatch(/lets another contact open your .* account/)
    bodyOf(await send(browser, 'Ravi@Sentinel.in'))
    const proved = bodyOf(await verify(browser, server.codeFor(ADDRESS)))
    expect(proved.data).toEqual({
      mobile: { value: PHONE, verified: true },
      email: { value: ADDRESS, verified: true },
    })
    expect(linesTo(PHONE)[0]).toMatch(/your account now also opens with an email address/)
    expect(linesTo(PHONE)[0]).not.toContain(ADDRESS)
    letCodesRest()
    expect((await server.signInCustomer({ channel: 'email', destination: ADDRESS })).userId).toBe(userId)
    expect((await server.signInCustomer({ destination: PHONE })).userId).toBe(userId)
    expect(await accounts()).toHaveLength(1)

    const entries = await storedAuditLog(server, { object: `user:${userId}` })
    expect(entries.filter(({ action }) => action.startsWith('contact.'))).toMatchObject([
      // The code to the number that has to agree, and the one to the address.
      { action: 'contact.code', actor: `customer:${userId}`, after: { channel: 'email' } },
      { action: 'contact.code', actor: `customer:${userId}`, after: { channel: 'email' } },
      { action: 'contact.verify', actor: `customer:${userId}`, after: { channel: 'email', replaced: false } },
    ])
    expect(JSON.stringify(entries)).not.toContain(ADDRESS)
  })

  it('an address that was only typed blocks nobody, signs nobody in, and is answered like every other', async () => {
    const first = await server.signInCustomer({ destination: '9876500001' })
    const second = await server.signInCustomer({ destination: '9876500002' })
    const save = ({ browser, userId }: typeof first) =>
      browser.answer('updateUser', { params: { id: userId }, body: { email: ADDRESS } })
    expect((await save(first)).status).toBe(200)
    expect((await save(second)).status).toBe(200)
    const owner = await server.signInCustomer({ channel: 'email', destination: ADDRESS })
    expect([first.userId, second.userId]).not.toContain(owner.userId)
    // Who has it verified makes no difference to who types it.
    const third = await server.signInCustomer({ destination: '9876500003' })
    const [typed, free] = [
      await save(third),
      await third.browser.answer('updateUser', { params: { id: third.userId }, body: { email: 'a@b.in' } }),
    ]
    expect([typed.status, free.status]).toEqual([200, 200])
    expect([...typed.headers.keys()].sort()).toEqual([...free.headers.keys()].sort())
    expect((await contactsOf(first.browser)).email).toEqual({ value: ADDRESS, verified: false })
  })

  it('the code goes out alike to an address that is known and to one that is not', async () => {
    await server.signInCustomer({ channel: 'email', destination: ADDRESS })
    letCodesRest()
    const { browser } = await server.signInCustomer({ destination: PHONE })
    await agree(browser)
    const shape = async (destination: string) => {
      const { status, body, headers } = await send(browser, destination)
      return { status, body, headers: [...headers.keys()].sort() }
    }
    expect(await shape(ADDRESS)).toEqual(await shape('nobody@sentinel.in'))
  })

  it('tells of another account only who has proved the address, and spends the code', async () => {
    const owner = await server.signInCustomer({ channel: 'email', destination: ADDRESS })
    letCodesRest()
    const { browser } = await server.signInCustomer({ destination: PHONE })
    await agree(browser)
    bodyOf(await send(browser))
    const code = server.codeFor(ADDRESS)
    expect((await verify(browser, wrong(code))).body).toMatchObject({ code: 'otp_wrong' })
    expect(await verify(browser, code)).toMatchObject({ status: 409, body: { code: 'contact_elsewhere' } })
    expect((await verify(browser, code)).body).toMatchObject({ code: 'otp_used' })
    expect((await contactsOf(browser)).email).toEqual({ value: '', verified: false })
    // The number has agreed to another contact, not to this one: its code is still good.
    bodyOf(await send(browser, 'another@sentinel.in'))
    bodyOf(await verify(browser, server.codeFor('another@sentinel.in')))
    letCodesRest()
    expect((await server.signInCustomer({ channel: 'email', destination: ADDRESS })).userId).toBe(owner.userId)
  })

  it('of two people who prove one address at once, one has it and the other is told', async () => {
    const people = [
      await server.signInCustomer({ destination: '9876500001' }),
      await server.signInCustomer({ destination: '9876500002' }),
    ]
    const codes: string[] = []
    for (const { browser } of people) {
      letCodesRest()
      await agree(browser)
      bodyOf(await send(browser))
      codes.push(server.codeFor(ADDRESS))
    }
    const answers = await Promise.all(people.map(({ browser }, at) => verify(browser, codes[at] ?? '')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const owners = (await accounts()).filter(({ email_verified }) => email_verified)
    expect(owners).toHaveLength(1)
    letCodesRest()
    const later = await server.signInCustomer({ channel: 'email', destination: ADDRESS })
    expect(later.userId).toBe(owners[0]?.user_id)
  })

  it('of somebody who proves an address and somebody who signs up with it at once, both end in one account', async () => {
    const { browser, userId } = await server.signInCustomer({ destination: PHONE })
    await agree(browser)
    bodyOf(await send(browser))
    const code = server.codeFor(ADDRESS)
    letCodesRest()
    const other = server.browser()
    const { prospectAppId } = await other.call('createProspect', { body: {} })
    const ask = { prospectAppId, channel: 'email', destination: ADDRESS, notice_version: NOTICE_VERSION } as const
    await other.call('sendOtp', { body: ask })
    const [proved, signedIn] = await Promise.all([
      verify(browser, code),
      other.answer('verifyOtp', { body: { prospectAppId, otp: server.codeFor(ADDRESS) } }),
    ])
    const opened = bodyOf<{ user_id: number }>(signedIn).user_id
    expect(proved.status).toBe(opened === userId ? 200 : 409)
    const owners = (await accounts()).filter(({ email_verified }) => email_verified)
    expect(owners.map(({ user_id }) => user_id)).toEqual([opened])
  })

  it('is good for the customer and the sign-in that asked, once, for five minutes', async () => {
    const { browser } = await server.signInCustomer({ destination: PHONE })
    await agree(browser)
    bodyOf(await send(browser))
    const code = server.codeFor(ADDRESS)
    const stranger = await server.signInCustomer({ destination: '9876500002' })
    expect((await verify(stranger.browser, code)).status).toBe(422)
    letCodesRest()
    const elsewhere = await server.signInCustomer({ destination: PHONE })
    expect((await verify(elsewhere.browser, code)).status).toBe(422)
    expect((await contactsOf(elsewhere.browser)).email.verified).toBe(false)
    bodyOf(await verify(browser, code))
    expect((await verify(browser, code)).body).toMatchObject({ code: 'otp_used' })

    letCodesRest()
    await agree(browser)
    bodyOf(await send(browser, 'later@sentinel.in'))
    letCodesRest()
    await agree(browser)
    later(4 * 60_000 + 1_000)
    expect((await verify(browser, server.codeFor('later@sentinel.in'))).body).toMatchObject({
      code: 'otp_expired',
      errors: { otp: expect.any(String) as string },
    })
  })

  it('counts with the codes that sign in: thirty seconds between them, five wrong tries, then a lock for both', async () => {
    const { browser } = await server.signInCustomer({ destination: PHONE })
    await agree(browser)
    bodyOf(await send(browser))
    expect((await send(browser)).status).toBe(429)
    const code = server.codeFor(ADDRESS)
    const guesses = await Promise.all(Array.from({ length: 20 }, () => verify(browser, wrong(code))))
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(await verify(browser, code)).toMatchObject({ status: 429, body: { code: 'otp_locked' } })
    letCodesRest()
    const visitor = server.browser()
    const { prospectAppId } = await visitor.call('createProspect', { body: {} })
    const ask = { prospectAppId, channel: 'email', destination: ADDRESS, notice_version: NOTICE_VERSION }
    expect((await visitor.refusal('sendOtp', { body: untyped(ask) })).body).toMatchObject({ code: 'otp_locked' })
    expect((await send(browser)).body).toMatchObject({ code: 'otp_locked' })
    const stored = JSON.stringify(await storedOtps(server))
    expect(stored).not.toContain(`"${code}"`)
    expect(stored).not.toContain(ADDRESS)
    expect(server.logs.join('')).not.toContain(ADDRESS)
  })

  it('lets one account send ten codes an hour, and the one of the old contact stays good for all of them', async () => {
    server.deps.limits.profile = 'strict'
    const { browser } = await server.signInCustomer({ destination: PHONE })
    const statuses: number[] = []
    await agree(browser)
    for (let at = 0; at < 10; at += 1) statuses.push((await send(browser, `a${at}@sentinel.in`)).status)
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429])
  })

  it('a verified contact changes by a code of its own and one of the new, and the old one is told', async () => {
    const { browser, userId } = await server.signInCustomer({ channel: 'email', destination: 'old@sentinel.in' })
    const typed = await browser.answer('updateUser', { params: { id: userId }, body: { email: 'new@sentinel.in' } })
    expect(typed).toMatchObject({ status: 422, body: { errors: { email: expect.any(String) as string } } })
    expect(await send(browser, 'old@sentinel.in')).toMatchObject({
      status: 422,
      body: { errors: { destination: 'You sign in with this already' } },
    })
    bodyOf(await prove(browser, 'new@sentinel.in'))
    expect(linesTo('old@sentinel.in')[0]).toMatch(/another email address now opens your account/)
    expect(linesTo('old@sentinel.in')[0]).not.toContain('new@sentinel.in')
    letCodesRest()
    expect((await server.signInCustomer({ channel: 'email', destination: 'new@sentinel.in' })).userId).toBe(userId)
    // The old address is free again: it opens nobody's account.
    const after = await server.signInCustomer({ channel: 'email', destination: 'old@sentinel.in' })
    expect(after.userId).not.toBe(userId)
  })

  const atOld = (code: string) => ({ code, errors: { old_otp: expect.any(String) as string } })

  describe.each([
    { what: 'replaces', channel: 'mobile', to: '9876500077' },
    { what: 'adds', channel: 'email', to: 'thief@sentinel.in' },
  ] as const)('who has a session and no contact of the customer $what none', ({ channel, to }) => {
    /** A code of the new contact that was right, however it was got. */
    async function codeOfThief(userId: number) {
      const [session] = await storedSessions(server, { subject_id: userId })
      await sendContactCode(server.deps, {
        channel,
        destination: to,
        language: DEFAULT_LOCALE,
        userId,
        sidHash: session?.sid_hash ?? '',
        ip: '127.0.0.1',
        oldCode: null,
      })
      return server.codeFor(to)
    }

    it('is sent no code to a new one', async () => {
      const { browser } = await server.signInCustomer({ destination: PHONE })
      expect(await send(browser, to, channel)).toMatchObject({ status: 422, body: atOld('otp_expired') })
      await agreeingCode(server, browser, channel)
      expect(await send(browser, to, channel)).toMatchObject({ status: 422, body: atOld('otp_expired') })
      const guess = wrong(server.codeFor(PHONE))
      expect(await send(browser, to, channel, guess)).toMatchObject({ status: 422, body: atOld('otp_wrong') })
      expect(linesTo(to)).toEqual([])
    })

    it('and with a right code of the new one changes nothing', async () => {
      const { browser, userId } = await server.signInCustomer({ destination: PHONE })
      const otp = await codeOfThief(userId)
      // The one of the new contact stands for both, then a guess.
      expect((await verify(browser, otp, otp)).body).toMatchObject(atOld('otp_expired'))
      await agreeingCode(server, browser, channel)
      const guess = wrong(server.codeFor(PHONE))
      expect((await verify(browser, otp, guess)).body).toMatchObject(atOld('otp_wrong'))
      expect(await contactsOf(browser)).toEqual({
        mobile: { value: PHONE, verified: true },
        email: { value: '', verified: false },
      })
      letCodesRest()
      expect((await server.signInCustomer({ destination: PHONE })).userId).toBe(userId)
      expect((await server.signInCustomer({ channel, destination: to })).userId).not.toBe(userId)
    })
  })

  it('the code of the old contact is good in the sign-in that asked, for its own contact, and for one change', async () => {
    const { browser } = await server.signInCustomer({ destination: PHONE })
    const elsewhere = (await server.signInCustomer({ destination: PHONE })).browser
    await agree(browser)
    const code = agreed.get(browser)
    expect((await send(elsewhere, ADDRESS, 'email', code)).body).toMatchObject(atOld('otp_expired'))
    bodyOf(await send(browser))
    bodyOf(await verify(browser, server.codeFor(ADDRESS)))
    // Another address takes a code of this address, not one of the number, and not the one that was used.
    expect((await send(browser, 'b@sentinel.in')).body).toMatchObject(atOld('otp_expired'))
    expect((await send(browser, '9876500077', 'mobile')).body).toMatchObject(atOld('otp_used'))
    letCodesRest()
    await agree(browser, 'mobile')
    expect((await send(browser, 'b@sentinel.in')).body).toMatchObject(atOld('otp_expired'))
  })

  it('of the two codes it is said which one is wrong, too old or locked', async () => {
    const { browser } = await server.signInCustomer({ destination: PHONE })
    await agree(browser)
    later(4 * 60_000)
    bodyOf(await send(browser))
    later(60_000 + 1_000)
    const otp = server.codeFor(ADDRESS)
    expect((await verify(browser, otp)).body).toMatchObject(atOld('otp_expired'))
    await agree(browser)
    const right = agreed.get(browser) ?? ''
    for (let left = 4; left >= 0; left -= 1) {
      const answer = await send(browser, 'b@sentinel.in', 'email', wrong(right))
      expect(answer.body).toMatchObject(atOld('otp_wrong'))
      expect(answer.headers.get('x-tries-left')).toBe(String(left))
    }
    expect(await verify(browser, otp)).toMatchObject({ status: 429, body: atOld('otp_locked') })
  })

  it('where a contact is replaced every other sign-in ends and the other contact is told; where one is added they go on', async () => {
    const { browser, userId } = await server.signInCustomer({ destination: PHONE })
    const other = (await server.signInCustomer({ destination: PHONE })).browser
    const goesOn = async (who: Browser) => await who.status('getUser', { params: { id: userId } })
    bodyOf(await prove(browser, 'old@sentinel.in'))
    expect([await goesOn(browser), await goesOn(other)]).toEqual([200, 200])
    const before = linesTo(PHONE).length
    letCodesRest()
    bodyOf(await prove(browser, 'new@sentinel.in'))
    expect([await goesOn(browser), await goesOn(other)]).toEqual([200, 401])
    expect(linesTo(PHONE).length).toBe(before + 1)
    expect(linesTo(PHONE)[0]).toMatch(/another email address now opens your account in place of the one before/)
  })

  it('asks before it opens a new account for an address, and the code stays good for the answer', async () => {
    const browser = server.browser()
    const { prospectAppId } = await browser.call('createProspect', { body: {} })
    const ask = { prospectAppId, channel: 'email', destination: ADDRESS, notice_version: NOTICE_VERSION } as const
    await browser.call('sendOtp', { body: ask })
    const otp = server.codeFor(ADDRESS)
    const careful = { prospectAppId, otp, ask_before_opening: true }
    expect((await browser.refusal('verifyOtp', { body: { ...careful, otp: wrong(otp) } })).body).toMatchObject({
      code: 'otp_wrong',
    })
    for (let at = 0; at < 3; at += 1)
      expect(await browser.refusal('verifyOtp', { body: careful })).toMatchObject({
        status: 409,
        body: { code: 'no_account' },
      })
    expect(await accounts()).toHaveLength(0)
    const { user_id } = await browser.call('verifyOtp', { body: { prospectAppId, otp } })
    letCodesRest()
    const again = server.browser()
    const visit = await again.call('createProspect', { body: {} })
    await again.call('sendOtp', { body: { ...ask, ...visit } })
    const known = { ...visit, otp: server.codeFor(ADDRESS), ask_before_opening: true }
    expect(await again.call('verifyOtp', { body: known })).toMatchObject({ user_id, returning: true })
  })

  it('opens an account for a new number without asking', async () => {
    const browser = server.browser()
    const { prospectAppId } = await browser.call('createProspect', { body: {} })
    const ask = { prospectAppId, channel: 'mobile', destination: PHONE, notice_version: NOTICE_VERSION } as const
    await browser.call('sendOtp', { body: ask })
    const body = { prospectAppId, otp: server.codeFor(PHONE), ask_before_opening: true }
    await browser.call('verifyOtp', { body })
  })

  it('news goes to verified contacts alone: a typed address may be a stranger of the same name', async () => {
    const { browser, userId } = await server.signInCustomer({ destination: PHONE })
    await browser.call('updateUser', { params: { id: userId }, body: { email: ADDRESS } })
    const rules = async () => (await browser.call('getContactRules')).data
    expect((await rules()).reachable).toEqual({ sms: true, email: false })
    bodyOf(await prove(browser))
    expect(await rules()).toMatchObject({
      reachable: { sms: true, email: true },
      choices: { service: { sms: true, email: true }, offers: { sms: false, email: false } },
    })
  })

  it('a copy of everything says which contacts are verified', async () => {
    const { browser } = await server.signInCustomer({ destination: PHONE })
    bodyOf(await prove(browser))
    expect((await browser.call('exportMyData')).data).toMatchObject({
      sign_in_contacts: { mobile: { value: PHONE, verified: true }, email: { value: ADDRESS, verified: true } },
    })
  })

  it("a partner's lead goes on with the person when a number takes the place of the address", async () => {
    const { browser, userId } = await server.signInCustomer({ channel: 'email', destination: ADDRESS })
    const { clock } = server.deps
    const [from, to] = [destinationIndex(server.deps, 'email', ADDRESS), destinationIndex(server.deps, 'mobile', PHONE)]
    const at = new Date(clock.now().getTime() - days(1))
    const product_type = 'Personal Loans'
    await addTouches(server, { partner_id: 1, channel: 'link', product_type, visit: 'v', phone_index: from, at })
    const own = { phone_index: from, user_id: userId, status: 'new', at } as const
    await makeLead(server, { ...own, reference: 'LD-1' })
    // Open under the number already: there is room for one.
    await makeLead(server, { ...own, reference: 'LD-2', product_type: 'Gold Loans' })
    const taken = { product_type: 'Gold Loans', phone_index: to, partner_id: 2 }
    await makeLead(server, { ...own, ...taken, reference: 'LD-3', user_id: null })
    const somebodyElses = { phone_index: 'of somebody else', user_id: null }
    await makeLead(server, { ...own, ...somebodyElses, reference: 'LD-4' })
    bodyOf(await prove(browser, PHONE, 'mobile'))
    const rows = await storedLeads(server, {}, 'reference')
    expect(rows.map(({ reference, phone_index, status }) => [reference, phone_index, status])).toEqual([
      ['LD-1', to, 'new'],
      ['LD-2', to, 'lost'],
      ['LD-3', to, 'new'],
      ['LD-4', 'of somebody else', 'new'],
    ])
    expect(await storedTouches(server, { phone_index: to })).toHaveLength(1)
  })
})
