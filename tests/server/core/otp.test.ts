import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newOtpCode } from '#server/services/identity/public/otp-code.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { bodyOf, ORIGIN, untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { makeTestServer, NOTICE_VERSION } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const PHONE = '9876543210'
const minutesFromNow = (server: TestServer, minutes: number) =>
  server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000))

describe.each(bothEngines())('one-time codes on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  async function visit(browser: Browser = server.browser()) {
    const body = await browser.call('createProspect', { body: {} })
    return { browser, prospectAppId: body.prospectAppId }
  }
  const send = (browser: Browser, prospectAppId: string, destination = PHONE, channel: OtpChannel = 'mobile') =>
    browser.answer('sendOtp', { body: { prospectAppId, channel, destination, notice_version: NOTICE_VERSION } })
  const verify = (browser: Browser, prospectAppId: string, otp: string) =>
    browser.answer('verifyOtp', { body: { prospectAppId, otp } })
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  async function visitWithCode(destination = PHONE) {
    const { browser, prospectAppId } = await visit()
    expect((await send(browser, prospectAppId, destination)).status).toBe(200)
    return { browser, prospectAppId, code: server.codeFor(destination) }
  }

  it('signs in with the code, and greets who comes again', async () => {
    const { browser, prospectAppId, code } = await visitWithCode()
    const first = await verify(browser, prospectAppId, code)
    expect(first).toMatchObject({ status: 200, body: { app_id: null, returning: false } })
    minutesFromNow(server, 1)
    const second = await visitWithCode()
    const again = bodyOf(await verify(second.browser, second.prospectAppId, second.code))
    expect(again).toMatchObject({ user_id: (first.body as { user_id: number }).user_id, returning: true })
  })

  it('writes and remembers in the language that the visitor reads', async () => {
    const browser = server.browser()
    const headers = { 'accept-language': 'hi' }
    const { prospectAppId } = await browser.call('createProspect', { body: {} })
    const body = { prospectAppId, channel: 'mobile', destination: PHONE, notice_version: NOTICE_VERSION } as const
    await browser.call('sendOtp', { body, headers })
    expect(server.deps.outbox?.list(PHONE)[0]?.text).toContain('कोड')
    const { token, user_id } = await browser.call('verifyOtp', {
      body: { prospectAppId, otp: server.codeFor(PHONE) },
      headers,
    })
    const profile = await browser.call('getUser', { params: { id: user_id }, token })
    // 2 is Hindi in the list of languages.
    expect(profile).toMatchObject({ data: { language: 2 } })
  })

  it('ends with the line by which a phone fills it in on our own page alone, and stays within an SMS', async () => {
    const [longest = REGISTRY.find('')] = BRANDS.toSorted((a, b) => b.name.length - a.name.length)
    for (const [language, most] of [
      ['en', 160],
      // Two parts of 67 letters each, as Devanagari takes.
      ['hi', 134],
    ] as const) {
      minutesFromNow(server, 61)
      const browser = server.browser()
      const { prospectAppId } = await browser.call('createProspect', { body: { partner: longest.code } })
      const body = {
        prospectAppId,
        channel: 'mobile',
        destination: PHONE,
        notice_version: NOTICE_VERSION,
        language,
      } as const
      await browser.call('sendOtp', { body })
      const text = server.deps.outbox?.list(PHONE)[0]?.text ?? ''
      expect(text.split('\n').at(-1)).toBe(`@${new URL(ORIGIN).hostname} #${server.codeFor(PHONE)}`)
      // A host name of thirty letters in the place of this one.
      expect(text.length - new URL(ORIGIN).hostname.length + 30, language).toBeLessThanOrEqual(most)
    }
    const { browser, prospectAppId } = await visit()
    await send(browser, prospectAppId, 'asha@example.com', 'email')
    expect(server.deps.outbox?.list('asha@example.com')[0]?.text).not.toContain('#')
  })

  it('comes again to the same destination for the browser that asked, which need not name it', async () => {
    const { browser, prospectAppId, code } = await visitWithCode()
    const again = (from: Browser) => from.answer('sendOtp', { body: { prospectAppId, notice_version: NOTICE_VERSION } })
    expect((await again(browser)).status).toBe(429)
    minutesFromNow(server, 1)
    expect((await again(browser)).status).toBe(200)
    expect(server.codeFor(PHONE)).not.toBe(code)
    expect((await again(server.browser())).status).toBe(404)
    const fresh = await visit()
    const none = await fresh.browser.answer('sendOtp', {
      body: { prospectAppId: fresh.prospectAppId, notice_version: NOTICE_VERSION },
    })
    expect(none).toMatchObject({ status: 422, body: { code: 'otp_expired' } })
    expect((await verify(browser, prospectAppId, server.codeFor(PHONE))).status).toBe(200)
  })

  it('records the privacy notice as a consent', async () => {
    const { browser, userId } = await server.signInCustomer()
    const body = await browser.call('listConsents')
    expect(userId).toBeGreaterThan(100_000)
    expect(body).toMatchObject({ data: [{ purpose: 'privacy_notice', version: NOTICE_VERSION, withdrawn_at: null }] })
  })

  it('evaluates five of a hundred guesses made at once, and refuses the right code afterwards', async () => {
    const { browser, prospectAppId, code } = await visitWithCode()
    const guesses = await Promise.all(Array.from({ length: 100 }, () => verify(browser, prospectAppId, wrong(code))))
    const statuses = guesses.map((guess) => guess.status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(95)
    const right = await verify(browser, prospectAppId, code)
    expect(right).toMatchObject({ status: 429, body: { code: 'otp_locked' } })
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
  })

  it('locks the number and not the browser: a new code from a new visit does not lift it, fifteen minutes do', async () => {
    const { browser, prospectAppId, code } = await visitWithCode()
    for (let i = 0; i < 5; i += 1) await verify(browser, prospectAppId, wrong(code))
    minutesFromNow(server, 1)
    const other = await visit()
    expect(await send(other.browser, other.prospectAppId)).toMatchObject({ status: 429, body: { code: 'otp_locked' } })
    minutesFromNow(server, 14.1)
    expect((await send(other.browser, other.prospectAppId)).status).toBe(200)
    expect((await verify(other.browser, other.prospectAppId, server.codeFor(PHONE))).status).toBe(200)
  })

  it('counts wrong tries over several codes, and says as a number how many are left', async () => {
    const { browser, prospectAppId, code } = await visitWithCode()
    for (const left of ['4', '3', '2', '1']) {
      const { headers } = await verify(browser, prospectAppId, wrong(code))
      expect(headers.get('x-tries-left')).toBe(left)
    }
    minutesFromNow(server, 1)
    await send(browser, prospectAppId)
    await verify(browser, prospectAppId, wrong(server.codeFor(PHONE)))
    expect((await verify(browser, prospectAppId, server.codeFor(PHONE))).status).toBe(429)
  })

  it('takes one of twenty right answers at once', async () => {
    const { browser, prospectAppId, code } = await visitWithCode()
    const cookie = browser.cookies.get('__Host-sid') ?? ''
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const tab = server.browser()
        tab.cookies.set('__Host-sid', cookie)
        return verify(tab, prospectAppId, code)
      }),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status >= 500)).toHaveLength(0)
  })

  it('waits thirty seconds between codes and sends five an hour to one destination', async () => {
    const { browser, prospectAppId } = await visit()
    for (let sent = 1; sent <= 5; sent += 1) {
      expect((await send(browser, prospectAppId)).status).toBe(200)
      const early = await send(browser, prospectAppId)
      expect(early.status).toBe(429)
      expect(Number(early.headers.get('retry-after'))).toBeLessThanOrEqual(30)
      minutesFromNow(server, 0.51)
    }
    const sixth = await send(browser, prospectAppId)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3_000)
    minutesFromNow(server, 60)
    expect((await send(browser, prospectAppId)).status).toBe(200)
  })

  it('sends thirty an hour for one client, whatever it says in X-Forwarded-For', async () => {
    server.deps.limits.profile = 'strict'
    const statuses: number[] = []
    for (let i = 0; i < 31; i += 1) {
      const { browser, prospectAppId } = await visit()
      const body = {
        prospectAppId,
        channel: 'mobile',
        destination: String(9_000_000_000 + i),
        notice_version: NOTICE_VERSION,
      }
      const headers = { 'x-forwarded-for': `10.0.0.${i}` }
      statuses.push(await browser.status('sendOtp', { body: untyped(body), headers }))
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(statuses[30]).toBe(429)
  })

  it('refuses a code that is older than five minutes, used, or replaced', async () => {
    const old = await visitWithCode()
    minutesFromNow(server, 5 + 1 / 60)
    expect(await verify(old.browser, old.prospectAppId, old.code)).toMatchObject({
      status: 422,
      body: { code: 'otp_expired' },
    })
    await send(old.browser, old.prospectAppId)
    const newer = server.codeFor(PHONE)
    if (newer !== old.code)
      expect(await verify(old.browser, old.prospectAppId, old.code)).toMatchObject({ body: { code: 'otp_wrong' } })
    expect((await verify(old.browser, old.prospectAppId, newer)).status).toBe(200)
    expect(await verify(old.browser, old.prospectAppId, newer)).toMatchObject({
      status: 422,
      body: { code: 'otp_used' },
    })
  })

  it('is good only for the browser and the visit that asked', async () => {
    const { prospectAppId, code } = await visitWithCode()
    const stranger = await visit()
    expect((await verify(stranger.browser, prospectAppId, code)).status).toBe(404)
    expect((await verify(stranger.browser, stranger.prospectAppId, code)).status).toBe(422)
    expect((await send(stranger.browser, prospectAppId, '9876500000')).status).toBe(404)
  })

  it('answers alike for a known and an unknown destination', async () => {
    await server.signInCustomer({ destination: PHONE })
    minutesFromNow(server, 1)
    const shape = async (destination: string) => {
      const { browser, prospectAppId } = await visit()
      const { status, body, headers } = await send(browser, prospectAppId, destination)
      return { status, body, headers: [...headers.keys()].sort() }
    }
    expect(await shape(PHONE)).toEqual(await shape('9123456780'))
  })

  it('keeps codes out of answers, the log and the database', async () => {
    const { browser, prospectAppId, code } = await visitWithCode()
    const { body } = await verify(browser, prospectAppId, wrong(code))
    expect(JSON.stringify(body)).not.toContain(code)
    expect(server.logs.join('')).not.toContain(code)
    expect(server.logs.join('')).not.toContain(PHONE)
    const { otps } = await import('#server/db/schema/identity.ts')
    const stored = JSON.stringify(await server.deps.db.select().from(otps))
    expect(stored).not.toContain(`"${code}"`)
    expect(stored).not.toContain(PHONE)
  })

  it.each([
    ['12345'],
    ['1234567'],
    ['१२३४५६'],
    ['１２３４５６'],
    [' 123456'],
    [123456],
    [['123456']],
    [{ a: 1 }],
    [null],
  ])('refuses %j as a code', async (otp) => {
    const { browser, prospectAppId } = await visitWithCode()
    const answer = await browser.answer('verifyOtp', { body: untyped({ prospectAppId, otp }) })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'validation', errors: { otp: expect.any(String) as string } },
    })
  })

  it('sends to the number that is meant, however it is written', async () => {
    const first = await visit()
    expect((await send(first.browser, first.prospectAppId, '+91 98765 43210')).status).toBe(200)
    expect(server.codeFor(PHONE)).toMatch(/^\d{6}$/)
    minutesFromNow(server, 1)
    const abroad = await visit()
    expect((await send(abroad.browser, abroad.prospectAppId, '+65 9123 4567 89')).status).toBe(422)
  })

  it('says in words what is wrong with a destination', async () => {
    const { browser, prospectAppId } = await visit()
    expect(await send(browser, prospectAppId, '12')).toMatchObject({
      status: 422,
      body: { errors: { destination: 'Please enter a valid 10 digit mobile number' } },
    })
    expect((await send(browser, prospectAppId, 'nobody', 'email')).status).toBe(422)
  })
})

it('makes six digits, each as likely as the others, leading zeros kept', () => {
  const codes = Array.from({ length: 10_000 }, newOtpCode)
  expect(codes.every((code) => /^[0-9]{6}$/.test(code))).toBe(true)
  for (let place = 0; place < 6; place += 1) {
    const counts = new Array<number>(10).fill(0)
    for (const code of codes) counts[Number(code[place])] = (counts[Number(code[place])] ?? 0) + 1
    const chiSquared = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)
    // Nine degrees of freedom; 40 is passed once in a hundred thousand runs.
    expect(chiSquared).toBeLessThan(40)
  }
})
