import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { string } from 'yup'
import { prospects } from '#server/db/schema/identity.ts'
import { admins } from '#server/db/schema/staff.ts'
import { createApi } from '#server/http/api.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { verifyAudit } from '#server/services/audit/verify-audit.ts'
import { createPartnerUser } from '#server/services/partners/create-partner-user.ts'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { Browser, untyped } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { followInvitation } from '#tests/setup/follow-invitation.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const MINUTE = 60_000
const REASON = 'they called support'

describe.each(engines())('masquerade on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  async function actAs(kind: 'user' | 'merchant', id: number) {
    const { browser, adminId } = await server.signInAdmin(1)
    const body = await browser.call('startMasquerade', { body: { kind, id, reason: REASON } })
    browser.token = body.token
    return { browser, adminId }
  }
  const entries = () => storedAuditLog(server)
  const later = async (minutes: number) => {
    server.clock.set(new Date(server.clock.now().getTime() + minutes * MINUTE))
    await runDueJobs(server.deps)
  }
  const ends = async () => (await entries()).filter(({ action }) => action === 'masquerade.expire')

  it('leaves one entry for every request, refused ones too', async () => {
    const customer = await server.signInCustomer()
    const { userId } = customer
    const { browser, adminId } = await actAs('user', userId)
    const before = (await entries()).length
    const limited = () => {
      vi.spyOn(server.deps.limits, 'take').mockReturnValueOnce(1)
      return browser.answer('listApplications')
    }
    const asked = [
      [200, () => browser.answer('getUser', { params: { id: userId } })],
      [200, () => browser.answer('listCreditCards')],
      [403, () => browser.answer('createApplication', { body: { product_type: 'Personal Loans' } })],
      [404, () => browser.answer('getTicket', { params: { ticket: 'CLT-999999' } })],
      [422, () => browser.answer('listCreditCards', { query: untyped({ page_size: 'many' }) })],
      [400, () => browser.answer('logout', { raw: '{', headers: { 'content-type': 'application/json' } })],
      [403, () => browser.answer('logout', { headers: { 'sec-fetch-site': 'cross-site' } })],
      [429, limited],
    ] as const
    for (const [status, ask] of asked) expect((await ask()).status).toBe(status)
    const rows = (await entries()).slice(before)
    expect(rows.map(({ action, after }) => [action, (after as { code?: string } | null)?.code])).toEqual([
      ['masquerade.view', undefined],
      ['masquerade.view', undefined],
      ['denied', 'forbidden'],
      ['masquerade.view', 'not_found'],
      ['masquerade.view', 'validation'],
      ['masquerade.view', 'bad_json'],
      ['denied', 'bad_origin'],
      ['masquerade.view', 'too_many_requests'],
    ])
    expect(new Set(rows.map(({ actor, on_behalf_of }) => `${actor} ${on_behalf_of}`))).toEqual(
      new Set([`admin:${adminId} customer:${userId}`]),
    )
    expect(new Set(rows.map(({ request_id }) => request_id)).size).toBe(asked.length)
    expect((await verifyAudit(server.deps)).broken).toBeNull()
    // What was refused was not seen.
    const body = await customer.browser.call('listProfileViews')
    expect(body.data).toMatchObject([{ kind: 'screens', views: 2 }])
  })

  it('leaves no entry of a refused request of the customer', async () => {
    const { browser } = await server.signInCustomer()
    const before = (await entries()).length
    expect(await browser.status('getTicket', { params: { ticket: 'CLT-999999' } })).toBe(404)
    vi.spyOn(server.deps.limits, 'take').mockReturnValueOnce(1)
    expect(await browser.status('listApplications')).toBe(429)
    expect(await entries()).toHaveLength(before)
  })

  it('leaves no second entry when the answer fails after the first', async () => {
    const { browser } = await actAs('user', (await server.signInCustomer()).userId)
    const row = {
      method: 'GET',
      path: '/api/thing',
      area: 'customer',
      summary: '',
      masquerade: 'allow',
      response: strictObject({ kept: string().defined() }),
      limit: 'read',
    } as const
    const api = createApi(server.deps, { getThing: async () => ({}) }, { getThing: row })
    const same = new Browser({ fetch: async (request) => api(request, { ip: '127.0.0.1', requestId: 'r' }) })
    for (const [name, value] of browser.cookies) same.cookies.set(name, value)
    same.token = browser.token
    expect((await same.get('/api/thing')).status).toBe(500)
    expect((await entries()).filter(({ request_id }) => request_id === 'r')).toHaveLength(1)
  })

  it('ends after half an hour however busy, and the log says so once', async () => {
    const { userId } = await server.signInCustomer()
    const { browser, adminId } = await actAs('user', userId)
    const status = () => browser.status('getUser', { params: { id: userId } })
    for (let minutes = 9; minutes < 30; minutes += 9) {
      await later(9)
      expect(await status()).toBe(200)
    }
    expect(await ends()).toEqual([])
    await later(3)
    expect(await status()).toBe(401)
    await later(30)
    expect(await ends()).toMatchObject([
      { actor: `admin:${adminId}`, on_behalf_of: `customer:${userId}`, object: `customer:${userId}` },
    ])
  })

  it.each([
    ['left', (browser: Browser) => browser.answer('readCookie', { query: { name: 'a_atkn' } })],
    ['over', null],
  ] as const)('that is %s leaves no visit of the customer', async (_, leave) => {
    const { userId } = await server.signInCustomer()
    const visits = () => server.deps.db.select().from(prospects).where(eq(prospects.user_id, userId))
    const before = await visits()
    const { browser } = await actAs('user', userId)
    const [visit] = (await visits()).slice(before.length)
    // No application of the customer's is counted to it meanwhile.
    expect(visit?.created_at.getTime()).toBeGreaterThan(server.clock.now().getTime() + 29 * MINUTE)
    if (leave) {
      const { value } = (await leave(browser)).body as { value: string }
      await browser.call('exitMasquerade', { token: value })
    } else await later(11)
    expect(await visits()).toEqual(before)
  })

  it('of a support agent ends with the role', async () => {
    const { userId } = await server.signInCustomer()
    const { browser, adminId } = await server.signInAdmin(3)
    const body = await browser.call('startMasquerade', { body: { kind: 'user', id: userId, reason: REASON } })
    browser.token = body.token
    await browser.call('getUser', { params: { id: userId } })
    const setRole = (role_id: number) =>
      server.deps.db.update(admins).set({ role_id }).where(eq(admins.admin_id, adminId))
    await setRole(2)
    expect(await browser.refusal('getUser', { params: { id: userId } })).toMatchObject({
      status: 401,
      body: { code: 'masquerade_over' },
    })
    await setRole(3)
  })

  it('ends after ten idle minutes, and only once', async () => {
    const { browser, adminId } = await actAs('merchant', 1)
    await later(5)
    await browser.call('getPartnerRevenue')
    await later(6)
    expect(await ends()).toEqual([])
    await later(5)
    expect(await ends()).toMatchObject([{ actor: `admin:${adminId}` }])
    expect(await browser.status('getPartnerRevenue')).toBe(401)
    await later(60)
    expect(await ends()).toHaveLength(1)
  })

  it('is not ended by time once it was left', async () => {
    const { browser, adminId } = await actAs('merchant', 1)
    const body = await browser.call('readCookie', { query: { name: 'a_atkn' } })
    await browser.call('exitMasquerade', { token: body.value })
    await later(31)
    const seen = (await entries()).filter(({ actor }) => actor === `admin:${adminId}`).map(({ action }) => action)
    expect(seen).toEqual(['masquerade.start', 'masquerade.exit'])
  })

  it('is told to every person of the partner, and to no other partner', async () => {
    const a = await server.signInPartner('a')
    const b = await server.signInPartner('b')
    const email = 'sub@anand.example'
    await createPartnerUser(server.deps, a.partnerId, { name: 'Ravi Kale', email }, [])
    const password = await followInvitation(server, email)
    const person = server.browser()
    const body = await person.call('partnerLogin', { body: { email, password } })
    person.token = body.token
    const views = (who = a.browser) => who.call('listSupportViews')
    expect(await views()).toEqual([])

    const dates = []
    for (let visit = 0; visit < 2; visit += 1) {
      dates.unshift(server.clock.now().toISOString().slice(0, 16))
      await actAs('merchant', a.partnerId)
      server.clock.set(new Date(server.clock.now().getTime() + 2 * MINUTE))
    }
    const { userId } = await server.signInCustomer()
    await actAs('user', userId)
    const seen = (await views()) as { at: string }[]
    expect(seen.map(({ at }) => at.slice(0, 16))).toEqual(dates)
    expect(seen.map((view) => Object.keys(view))).toEqual([['at'], ['at']])
    expect(await views(person)).toEqual(seen)
    expect(await views(b.browser)).toEqual([])
    await actAs('merchant', b.partnerId)
    expect(await views()).toEqual(seen)
    expect(await views(b.browser)).toHaveLength(1)
  })
})
