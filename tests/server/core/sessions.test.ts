import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cookieStore, sessions } from '#server/db/schema/identity.ts'
import type { Revocation } from '#server/db/schema/identity.ts'
import { admins } from '#server/db/schema/staff.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser, Answer } from '#tests/setup/browser.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const MINUTE = 60_000

describe.each(bothEngines())('sessions on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const later = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms))
  const whoAmI = (browser: Browser, userId: number) => browser.answer('getUser', { params: { id: userId } })
  const read = async (browser: Browser, name: string, headers = {}) =>
    (await browser.call('readCookie', { query: { name }, headers })).value
  const save = (browser: Browser, name: string, value: unknown, minutes?: unknown) =>
    browser.answer('saveCookie', { body: untyped({ name, value, ...(minutes === undefined ? {} : { minutes }) }) })

  it('sets cookies that script cannot read and other sites cannot send', async () => {
    const { browser } = await server.signInCustomer()
    const { headers } = await browser.answer('logout')
    const again = await server.browser().answer('createProspect', { body: {} })
    for (const line of [...headers.getSetCookie(), ...again.headers.getSetCookie()]) {
      expect(line).toMatch(/^__Host-sid=/)
      for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/']) expect(line).toContain(attribute)
      expect(line).not.toMatch(/domain/i)
      expect(line.length).toBeLessThan(4096)
    }
  })

  it('takes token and cookie together, and neither alone nor another one’s', async () => {
    const a = await server.signInCustomer({ destination: '9000000001' })
    const b = await server.signInCustomer({ destination: '9000000002' })
    expect((await whoAmI(a.browser, a.userId)).status).toBe(200)
    const thief = server.browser()
    thief.token = a.token
    expect((await whoAmI(thief, a.userId)).status).toBe(401)
    expect(await a.browser.status('getUser', { params: { id: a.userId }, token: null })).toBe(401)
    expect(await a.browser.status('getUser', { params: { id: a.userId }, token: b.token })).toBe(401)
    expect(await a.browser.status('getUser', { params: { id: a.userId }, token: 'x'.repeat(43) })).toBe(401)
  })

  it('keeps the areas apart', async () => {
    const customer = await server.signInCustomer()
    const admin = await server.signInAdmin(1)
    expect(await customer.browser.status('reverifyAdmin')).toBe(401)
    expect(await customer.browser.status('getPartnerRevenue')).toBe(401)
    expect(await admin.browser.status('getUser', { params: { id: customer.userId } })).toBe(401)
  })

  it('gives a new cookie and a new token at each sign-in and ends the old ones', async () => {
    const browser = server.browser()
    await browser.call('createProspect', { body: {} })
    const before = browser.cookies.get('__Host-sid')
    const first = await server.signInCustomer({ browser })
    const held = browser.cookies.get('__Host-sid')
    expect(held).not.toBe(before)
    later(MINUTE)
    await server.signInCustomer({ browser })
    expect(browser.cookies.get('__Host-sid')).not.toBe(held)
    const old = server.browser()
    old.cookies.set('__Host-sid', held ?? '')
    old.token = first.token
    expect((await whoAmI(old, first.userId)).status).toBe(401)
  })

  it('never adopts a cookie that somebody chose', async () => {
    const browser = server.browser()
    browser.cookies.set('__Host-sid', 'A'.repeat(43))
    await server.signInCustomer({ browser })
    expect(browser.cookies.get('__Host-sid')).not.toBe('A'.repeat(43))
  })

  it('believes no session of a time to come, and none that was dead once', async () => {
    const real = server.clock.now()
    later(24 * 60 * MINUTE)
    const early = await server.signInCustomer()
    expect((await whoAmI(early.browser, early.userId)).status).toBe(200)
    server.clock.set(real)
    expect((await whoAmI(early.browser, early.userId)).status).toBe(401)
    later(24 * 60 * MINUTE)
    expect((await whoAmI(early.browser, early.userId)).status).toBe(401)
    server.clock.set(real)

    const now = await server.signInCustomer({ destination: '9876543211' })
    later(24 * 60 * MINUTE)
    expect((await whoAmI(now.browser, now.userId)).status).toBe(401)
    server.clock.set(real)
    expect((await whoAmI(now.browser, now.userId)).status).toBe(401)

    // Clocks of two machines differ a little.
    later(MINUTE)
    const near = await server.signInCustomer({ destination: '9876543212' })
    server.clock.set(real)
    expect((await whoAmI(near.browser, near.userId)).status).toBe(200)
  })

  it('ends on the server at sign-out, with every row of the store', async () => {
    const { browser, userId } = await server.signInCustomer()
    await save(browser, 'productType', 'Personal Loans')
    const copy = server.browser()
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    copy.token = browser.token
    const { status, headers } = await browser.answer('logout')
    expect(status).toBe(200)
    expect(headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect((await whoAmI(copy, userId)).status).toBe(401)
    expect(await read(copy, 'productType')).toBeNull()
    expect(await server.deps.db.select().from(cookieStore)).toHaveLength(0)
  })

  it.each([
    ['customer', 15],
    ['admin', 10],
    ['partner', 10],
  ] as const)('ends an idle %s session after %i minutes, and a used one not', async (area, minutes) => {
    const open = async (): Promise<() => Promise<Answer>> => {
      const { browser, userId } = await server.signInCustomer()
      if (area === 'customer') return () => whoAmI(browser, userId)
      const admin = (await server.signInAdmin(1)).browser
      if (area === 'admin') return () => admin.answer('reverifyAdmin')
      const partner = (await server.signInPartner()).browser
      return () => partner.answer('getPartnerRevenue')
    }
    const ask = await open()
    for (let i = 0; i < 3; i += 1) {
      later(minutes * MINUTE - 5_000)
      expect((await ask()).status).toBe(200)
    }
    later(minutes * MINUTE + 5_000)
    expect(await ask()).toMatchObject({ status: 401, body: { code: 'session_idle' } })
  })

  it.each([
    ['customer', 12],
    ['admin', 8],
  ] as const)('ends a busy %s session after %i hours', async (area, hours) => {
    const customer = area === 'customer' ? await server.signInCustomer() : null
    const browser = customer?.browser ?? (await server.signInAdmin(1)).browser
    const ask = (): Promise<Answer> => (customer ? whoAmI(browser, customer.userId) : browser.answer('reverifyAdmin'))
    for (let passed = 0; passed < hours * 60 - 9; passed += 9) {
      expect((await ask()).status).toBe(200)
      later(9 * MINUTE)
    }
    expect((await ask()).status).toBe(200)
    later(9 * MINUTE)
    expect(await ask()).toMatchObject({ status: 401, body: { code: 'session_expired' } })
  })

  it('keeps five sessions of a customer and two of an admin, the newest', async () => {
    const customers = []
    for (let i = 0; i < 6; i += 1) {
      customers.push(await server.signInCustomer())
      later(12 * MINUTE)
      for (const { browser, userId } of customers) await whoAmI(browser, userId)
    }
    const alive = await Promise.all(
      customers.map(async ({ browser, userId }) => (await whoAmI(browser, userId)).status),
    )
    expect(alive).toEqual([401, 200, 200, 200, 200, 200])
    const [oldest] = customers
    const told = oldest && (await whoAmI(oldest.browser, oldest.userId))
    expect(told).toMatchObject({ body: { code: 'session_replaced' } })
    const staff = [await server.signInAdmin(2), await server.signInAdmin(2), await server.signInAdmin(2)]
    const statuses = await Promise.all(staff.map(async ({ browser }) => await browser.status('reverifyAdmin')))
    expect(statuses).toEqual([401, 200, 200])
  })

  it('lists where a customer is signed in, and ends all but the one that asks', async () => {
    const first = (await server.signInCustomer()).browser
    const { browser } = await server.signInCustomer()
    const stranger = (await server.signInCustomer({ destination: '9876501234' })).browser
    expect((await browser.call('listCustomerSessions')).map(({ current }) => current)).toEqual([true, false])
    await browser.call('endOtherCustomerSessions')
    expect(await browser.call('listCustomerSessions')).toMatchObject([{ current: true }])
    expect(await first.status('listApplications')).toBe(401)
    expect(await stranger.status('listApplications')).toBe(200)
  })

  it('obeys a changed role and a disabled account at the next request', async () => {
    const { browser, adminId } = await server.signInAdmin(2)
    const change = (values: Partial<typeof admins.$inferInsert>) =>
      server.deps.db.update(admins).set(values).where(eq(admins.admin_id, adminId))
    try {
      await change({ role_id: 3 })
      expect(await browser.call('reverifyAdmin')).toMatchObject({ roleId: 3 })
      await change({ state: 'suspended' })
      expect(await browser.refusal('reverifyAdmin')).toMatchObject({ status: 401, body: { code: 'account_off' } })
    } finally {
      await change({ role_id: 2, state: 'active' })
    }
  })

  describe('a page that is loaded after the end', () => {
    const TOKENS = { customer: 'atkn', admin: 'a_atkn', partner: 'p_atkn' } as const
    const open = async (area: keyof typeof TOKENS) => {
      const signedIn =
        area === 'customer'
          ? await server.signInCustomer()
          : area === 'admin'
            ? await server.signInAdmin(2)
            : await server.signInPartner()
      const { token } = signedIn
      signedIn.browser.token = null
      return { browser: signedIn.browser, token, query: { name: TOKENS[area] } }
    }
    const end = (why: Revocation) =>
      server.deps.db.update(sessions).set({ revoked_at: server.clock.now(), revoked_for: why })

    it('says why to an admin whose sign-in gave way to newer ones, once', async () => {
      const { browser, query } = await open('admin')
      await open('admin')
      await open('admin')
      expect(await browser.call('readCookie', { query })).toEqual({ value: null, ended: 'session_replaced' })
      expect(await browser.call('readCookie', { query })).toEqual({ value: null })
    })

    it.each([
      ['customer', 'session_idle', 16],
      ['admin', 'session_idle', 11],
      ['partner', 'session_idle', 11],
    ] as const)('says to a %s: %s', async (area, ended, minutes) => {
      const { browser, query } = await open(area)
      later(minutes * MINUTE)
      expect(await browser.call('readCookie', { query })).toEqual({ value: null, ended })
    })

    it.each(['session_replaced', 'session_expired', 'session_ended', 'session_password', 'session_left'] as const)(
      'says %s as the row has it, in each area',
      async (ended) => {
        for (const area of ['customer', 'admin', 'partner'] as const) {
          const { browser, query } = await open(area)
          await end(ended)
          expect(await browser.call('readCookie', { query }), area).toEqual({ value: null, ended })
          expect(await browser.call('readCookie', { query }), area).toEqual({ value: null })
        }
      },
    )

    it('says that the account is off', async () => {
      const { browser, query } = await open('admin')
      const turn = (state: 'suspended' | 'active') =>
        server.deps.db.update(admins).set({ state }).where(eq(admins.email, 'analyst@demo.test'))
      await turn('suspended')
      try {
        expect(await browser.call('readCookie', { query })).toEqual({ value: null, ended: 'account_off' })
      } finally {
        await turn('active')
      }
    })

    it('says nothing where a call has said it before, nor after a sign-out of one’s own', async () => {
      const { browser, token, query } = await open('admin')
      await end('session_replaced')
      const refused = await browser.refusal('reverifyAdmin', { token })
      expect(refused.body).toMatchObject({ code: 'session_replaced' })
      expect(await browser.call('readCookie', { query })).toEqual({ value: null })
      const own = await open('partner')
      await own.browser.call('partnerLogout', { token: own.token })
      expect(await own.browser.call('readCookie', { query: own.query })).toEqual({ value: null })
    })

    it('says nothing without the cookie, to another’s, to a page of elsewhere or under another name', async () => {
      const { browser, query } = await open('admin')
      const other = await open('admin')
      await server.signInAdmin(2)
      const value = { value: null }
      expect(await server.browser().call('readCookie', { query })).toEqual(value)
      expect(await (await server.signInAdmin(1)).browser.call('readCookie', { query })).not.toHaveProperty('ended')
      expect(await (await server.signInCustomer()).browser.call('readCookie', { query })).toEqual(value)
      const elsewhere: Record<string, string | null>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-mode': 'navigate' },
        { cookie: null },
      ]
      for (const headers of elsewhere) expect(await browser.call('readCookie', { query, headers })).toEqual(value)
      expect(await browser.call('readCookie', { query: { name: 'adminId' } })).toEqual(value)
      expect(await other.browser.call('readCookie', { query })).toEqual({ value: other.token })
      expect(await browser.call('readCookie', { query })).toEqual({ value: null, ended: 'session_replaced' })
    })

    it('keeps what the customer had chosen', async () => {
      const { browser, query } = await open('customer')
      await save(browser, 'productType', 'Gold Loans')
      await end('session_replaced')
      expect(await browser.call('readCookie', { query })).toMatchObject({ ended: 'session_replaced' })
      expect(await read(browser, 'productType')).toBe('Gold Loans')
    })
  })

  it('says why a session has ended to who holds both halves of it, and to nobody else', async () => {
    const admin = await server.signInAdmin(1)
    const held = await server.signInPartner()
    const why = async (browser: Browser) => (await browser.refusal('getPartnerRevenue')).body.code
    const people = await admin.browser.call('listPartnerUsers', { params: { id: held.partnerId } })
    const own = people.find(({ email }) => email === 'partner@demo.test')?.partner_user_id ?? 0
    const half = server.browser()
    half.token = held.token
    await admin.browser.call('resetPartnerUserPassword', { params: { id: held.partnerId, userId: own } })
    expect(await why(held.browser)).toBe('session_password')
    expect(await why(half)).toBe('unauthenticated')
  })

  it('has no live token in the database', async () => {
    const { token, browser } = await server.signInCustomer()
    const rows = JSON.stringify([
      await server.deps.db.select().from(sessions),
      await server.deps.db.select().from(cookieStore),
    ])
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(browser.cookies.get('__Host-sid'))
  })

  describe('the cookie store', () => {
    it('gives the token back to a reload of the same browser alone', async () => {
      const { browser, token } = await server.signInCustomer()
      browser.token = null
      expect(await read(browser, 'atkn')).toBe(token)
      expect(await read(browser, 'atkn', { 'sec-fetch-site': 'cross-site' })).toBeNull()
      expect(await read(browser, 'atkn', { 'sec-fetch-mode': 'navigate' })).toBeNull()
      expect(await read(server.browser(), 'atkn')).toBeNull()
      later(16 * MINUTE)
      expect(await read(browser, 'atkn')).toBeNull()
    })

    it('cannot be made to hold somebody else’s token', async () => {
      const attacker = await server.signInCustomer({ destination: '9000000001' })
      const victim = await server.signInCustomer({ destination: '9000000002' })
      expect((await save(victim.browser, 'atkn', attacker.token)).status).toBe(403)
      expect((await save(server.browser(), 'atkn', attacker.token)).status).toBe(403)
      expect((await save(victim.browser, 'atkn', victim.token)).status).toBe(200)
      expect(await read(victim.browser, 'atkn')).toBe(victim.token)
    })

    it('signs the area out when its token is deleted, and only that area', async () => {
      const { browser, userId } = await server.signInCustomer()
      const admin = await server.signInAdmin(1)
      for (const [name, value] of admin.browser.cookies) browser.cookies.set(name, value)
      await browser.call('deleteCookie', { body: { name: 'atkn' } })
      expect((await whoAmI(browser, userId)).status).toBe(401)
      await browser.call('reverifyAdmin', { token: admin.token })
    })

    it('keeps values across the sign-in and for their minutes since last use', async () => {
      const browser = server.browser()
      await save(browser, 'productType', 'Gold Loans', 1)
      await save(browser, 'urlSegment', 'diwali')
      expect(await read(browser, 'productType')).toBe('Gold Loans')
      later(61_000)
      expect(await read(browser, 'productType')).toBeNull()
      const { userId } = await server.signInCustomer({ browser })
      for (let i = 0; i < 8; i += 1) {
        later(10 * MINUTE)
        await whoAmI(browser, userId)
      }
      expect(await read(browser, 'urlSegment')).toBe('diwali')
    })

    it('clamps minutes to sixty and refuses nonsense', async () => {
      const browser = server.browser()
      expect((await save(browser, 'urlSegment', 'a', 5_000)).status).toBe(200)
      later(61 * MINUTE)
      expect(await read(browser, 'urlSegment')).toBeNull()
      for (const minutes of [-1, 0, 1e9, 'x', 1.5])
        expect((await save(browser, 'urlSegment', 'a', minutes)).status).toBe(422)
    })

    it.each([
      'sid',
      '__proto__',
      'constructor',
      'toString',
      'ATKN',
      'atkn ',
      'a\r\nb',
      '',
      'token',
      '__Host-sid',
      '../x',
      'atkn\u0000',
      'hasOwnProperty',
      'x'.repeat(65),
      'lead',
      'admin',
    ])('does not know the name %j', async (name) => {
      const browser = server.browser()
      const saved = await save(browser, name, '1')
      expect(saved.status).toBeGreaterThanOrEqual(400)
      expect(saved.status).toBeLessThan(500)
      const answer = await browser.answer('readCookie', { query: { name } })
      expect(answer.status < 500 && (answer.body as { value?: unknown }).value).toBeFalsy()
    })

    it.each([
      ['productType', 'Boats'],
      ['utms', '[1]'],
      ['utms', '{'],
      ['roleId', '1'],
      ['isPartner', 'yes'],
      ['appId', 'a/b'],
    ])('checks the value of %s', async (name, value) => {
      expect((await save(server.browser(), name, value)).status).toBe(422)
    })
  })
})
