import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { watchWrites } from './watch-writes.ts'

const BAD_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__Host-sid',
  'sid',
  'Atkn',
  'atkn ',
  'atkn\r\nSet-Cookie: x=1',
  'atkn;Path=/',
  'atkn%00',
  '../atkn',
  'userId',
  'isMasqueradeMode',
  'a'.repeat(64),
]
const MINUTE = 60_000

describe('the server-side cookie store', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer()
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const save = (browser: Browser, name: string, value: string, minutes?: unknown) =>
    browser.post('/api/cookies/save', { name, value, ...(minutes === undefined ? {} : { minutes }) })
  const read = async (browser: Browser, name: string) =>
    (await browser.get(`/api/cookies/read?name=${encodeURIComponent(name)}`)).body
  const later = (minutes: number) => server.clock.set(new Date(server.clock.now().getTime() + minutes * MINUTE))

  it.each(BAD_NAMES)('knows no %j', async (name) => {
    const { browser } = await server.signInCustomer()
    const writes = await watchWrites(server)
    const saved = await save(browser, name, 'x')
    expect([400, 422]).toContain(saved.status)
    expect([...saved.headers.keys()].filter((header) => header === 'set-cookie')).toEqual([])
    expect(await read(browser, name)).toEqual({ value: null })
    expect([400, 422]).toContain((await browser.post('/api/cookies/delete', { name })).status)
    expect(await writes()).toEqual([])
  })

  it('keeps what a known name stands for: the refusals above are about the name', async () => {
    const browser = server.browser()
    for (const [name, value] of Object.entries({
      urlSegment: 'pune',
      productType: 'Gold Loans',
      utms: '{"utm_source":"x"}',
      appId: 'app_1',
      roleId: 'MQ==',
      isPartner: 'true',
    })) {
      expect((await save(browser, name, value)).status, name).toBe(200)
      expect(await read(browser, name), name).toEqual({ value })
    }
  })

  it.each([
    ['productType', 'Boats'],
    ['utms', '[1]'],
    ['utms', 'not json'],
    ['utms', `{"a":"${'x'.repeat(3_000)}"}`],
    ['appId', 'a b'],
    ['appId', 'a'.repeat(65)],
    ['roleId', '1'],
    ['roleId', 'NA=='],
    ['isPartner', 'yes'],
    ['urlSegment', '<script>'],
  ])('refuses for %s the value %j', async (name, value) => {
    const browser = server.browser()
    expect((await save(browser, name, value)).status).toBe(422)
    expect(await read(browser, name)).toEqual({ value: null })
  })

  it.each(['atkn', 'a_atkn', 'p_atkn'])('lets nobody plant a token as %s', async (name) => {
    const thief = await server.signInCustomer({ destination: '9876500001' })
    const admin = await server.signInAdmin(1)
    const partner = await server.signInPartner()
    const victim = server.browser()
    await victim.post('/api/prospect', {})
    for (const token of [thief.token, admin.token, partner.token, 'x'.repeat(43)]) {
      const writes = await watchWrites(server)
      for (const target of [victim, server.browser()]) {
        const { status, headers } = await save(target, name, token)
        expect(status).toBe(403)
        expect(headers.get('set-cookie')).toBeNull()
        expect(await read(target, name)).toEqual({ value: null })
      }
      expect(await writes()).toEqual([])
    }
  })

  it('answers a token only to a script of our own page, with its cookie, while its session lives', async () => {
    const { browser, token } = await server.signInCustomer()
    expect(await read(browser, 'atkn')).toEqual({ value: token })
    const elsewhere: Record<string, string | null>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': null },
      { 'sec-fetch-mode': 'navigate' },
      { 'sec-fetch-mode': 'no-cors' },
      { cookie: null },
    ]
    for (const headers of elsewhere)
      expect((await browser.get('/api/cookies/read?name=atkn', { headers })).body, JSON.stringify(headers)).toEqual({
        value: null,
      })
    expect(await read(server.browser(), 'atkn')).toEqual({ value: null })
    await browser.post('/api/logout')
    expect(await read(browser, 'atkn')).toEqual({ value: null })
  })

  it('takes a token back under its own name as the sign-out that it is', async () => {
    const { browser, userId } = await server.signInCustomer()
    expect((await browser.get(`/api/user/${userId}`)).status).toBe(200)
    await browser.post('/api/cookies/delete', { name: 'atkn' })
    expect((await browser.get(`/api/user/${userId}`)).status).toBe(401)
  })

  it.each([-1, 0, 1.5, 1e9, 'x', '60', null, [], {}])('refuses minutes of %j', async (minutes) => {
    const browser = server.browser()
    expect((await save(browser, 'urlSegment', 'pune', minutes)).status).toBe(422)
    expect(await read(browser, 'urlSegment')).toEqual({ value: null })
  })

  it.each([
    [undefined, 60],
    [1, 1],
    [60, 60],
    [61, 60],
    [1_000_000, 60],
  ])('keeps a value saved with minutes %j for %i minutes', async (minutes, kept) => {
    const browser = server.browser()
    await save(browser, 'urlSegment', 'pune', minutes)
    later(kept - 0.5)
    expect(await read(browser, 'urlSegment')).toEqual({ value: 'pune' })
    later(1)
    expect(await read(browser, 'urlSegment')).toEqual({ value: null })
  })

  it.each([
    ['of the right form', 'A'.repeat(43)],
    ['with a signature of one’s own', `${'A'.repeat(43)}.${'0'.repeat(64)}`],
    ['of another area', null],
  ])('keeps nothing under a value %s that the server did not make', async (_, text) => {
    const other = server.browser()
    const value = text ?? (await server.signInAdmin(1)).browser.cookies.get('__Host-asid') ?? ''
    other.cookies.set('__Host-sid', value)
    const kept = await save(other, 'urlSegment', 'pune')
    expect(kept.headers.getSetCookie()).toHaveLength(1)
    expect(other.cookies.get('__Host-sid')).not.toBe(value)
    expect(await read(other, 'urlSegment')).toEqual({ value: 'pune' })
    const victim = server.browser()
    victim.cookies.set('__Host-sid', value)
    expect(await read(victim, 'urlSegment')).toEqual({ value: null })
  })

  it('gives no more than one cookie, with every protection, and adopts none that was chosen', async () => {
    const browser = server.browser()
    const chosen = '__Host-sid=' + 'A'.repeat(43)
    const first = await browser.post('/api/prospect', {}, { headers: { cookie: null } })
    const [line, ...others] = first.headers.getSetCookie()
    expect(others).toEqual([])
    expect(line).toMatch(/^__Host-sid=[\w-]{43}\.[0-9a-f]{64}; Path=\/; Secure; HttpOnly; SameSite=Strict$/)
    const started = await browser.post('/api/prospect', {}, { headers: { cookie: chosen } })
    expect(started.headers.getSetCookie()).toHaveLength(1)
    const { prospectAppId } = started.body as { prospectAppId: string }
    const destination = '9876500002'
    const asked = { prospectAppId, channel: 'mobile', destination, notice_version: CONSENT_VERSIONS.privacy_notice }
    expect((await browser.post('/api/otp/send', asked, { headers: { cookie: chosen } })).status).toBe(404)
    expect((await browser.post('/api/otp/send', asked)).status).toBe(200)
    const signedIn = await browser.post('/api/otp/verify', { prospectAppId, otp: server.codeFor(destination) })
    expect(signedIn.status).toBe(200)
    const { token, user_id } = signedIn.body as { token: string; user_id: number }
    const planted = await browser.get(`/api/user/${user_id}`, { token, headers: { cookie: chosen } })
    expect(planted.status).toBe(401)
    expect((await browser.get(`/api/user/${user_id}`, { token })).status).toBe(200)
  })
})
