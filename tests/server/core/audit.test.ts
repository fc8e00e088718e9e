import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listAudit } from '#tests/setup/list-audit.ts'
import { admins, auditLog, sessions } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { queueAnchoring } from '#server/services/audit/queue-anchoring.ts'
import { findBrokenAudit } from '#server/services/audit/find-broken-audit.ts'
import { writeAudit } from '#server/services/audit/write-audit.ts'
import { Browser } from '#tests/setup/browser.ts'
import { engines, emptyTables } from '#tests/setup/database.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'

describe.each(engines())('audit and masquerade on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const entries = async () =>
    (await listAudit(server.deps.db)).map(({ actor, on_behalf_of, action }) => ({ actor, on_behalf_of, action }))
  const partnerId = async () => {
    const { body } = await (await server.signInPartner()).browser.get('/api/partner/get-revenue')
    return (body as { partnerId: number }).partnerId
  }

  /** The database itself refuses changes; whoever has all rights switches that off first. */
  const tamper = async (change: ReturnType<typeof sql>) => {
    const { db } = server.deps
    await db.execute(sql`alter table audit_log disable trigger all`)
    await db.execute(change)
    await db.execute(sql`alter table audit_log enable trigger all`)
  }

  it('chains its entries, however many are written at once', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        writeAudit(server.deps, { actor: 'test', action: `a${i}`, after: { z: 1, a: [i] } }),
      ),
    )
    const rows = await listAudit(server.deps.db)
    expect(rows).toHaveLength(30)
    expect(findBrokenAudit(rows)).toBeNull()
    const forged = rows.map((row) => (row.audit_id === 7 ? { ...row, actor: 'somebody else' } : row))
    expect(findBrokenAudit(forged)).toBe(7)
    expect(findBrokenAudit(rows.filter((row) => row.audit_id !== 7))).toBe(8)
  })

  it('cannot be changed, shortened or emptied', async () => {
    await writeAudit(server.deps, { actor: 'test', action: 'a' })
    const { db } = server.deps
    await expect(db.update(auditLog).set({ actor: 'x' })).rejects.toThrow()
    await expect(db.delete(auditLog)).rejects.toThrow()
    await expect(db.execute(sql`truncate audit_log`)).rejects.toThrow()
    expect(await listAudit(db)).toHaveLength(1)
  })

  it('stays whole under twenty changes at once, and names the row that somebody edits behind its back', async () => {
    const { browser } = await server.signInAdmin(1)
    const verify = async () =>
      (await browser.get('/api/audit/verify')).body as {
        checked: number
        broken: number | null
        missing: number | null
      }
    const utm = Array.from({ length: 20 }, (_, each) => `utm-${each}`)
    const answers = await Promise.all(utm.map((utm_id) => browser.post('/api/update-partner-utm/1', { utm_id })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await verify()).toEqual({ checked: 21, broken: null, missing: null })
    const changes = (await listAudit(server.deps.db)).filter(({ object }) => object === 'partner:1')
    expect(changes.map(({ after }) => (after as { utm_id: string }).utm_id).toSorted()).toEqual(utm.toSorted())
    // Each began from what the one before it left.
    const [, ...later] = changes
    expect(later.map(({ before }) => before)).toEqual(changes.slice(0, -1).map(({ after }) => after))

    const target = changes[9]?.audit_id ?? 0
    await tamper(sql`update audit_log set after = '{"utm_id":"forged"}' where audit_id = ${target}`)
    expect((await verify()).broken).toBe(target)
  })

  const verdict = async () => (await (await server.signInAdmin(1)).browser.get('/api/audit/verify')).body
  const linesOf = (text: string) =>
    server.logs.map((line) => JSON.parse(line) as { msg?: string }).filter(({ msg }) => msg === text)
  const letHoursPass = async (hours: number) => {
    server.clock.set(new Date(server.clock.now().getTime() + hours * 3_600_000))
    await runDueJobs(server.deps)
  }

  it('notes every hour, outside of the database and in the log of the process, where it stands', async () => {
    for (const action of ['one', 'two', 'three']) await writeAudit(server.deps, { actor: 'test', action })
    await queueAnchoring(server.deps)
    await queueAnchoring(server.deps)
    server.logs.length = 0
    const told = () => linesOf('activity log stands here')
    await runDueJobs(server.deps)
    const newest = (await listAudit(server.deps.db)).at(-1)
    const anchor = { audit_id: newest?.audit_id, hash: newest?.hash }
    expect(await server.deps.anchors.list()).toEqual([anchor])
    expect(told()).toEqual([expect.objectContaining({ audit_id: anchor.audit_id, audit_hash: anchor.hash })])

    await runDueJobs(server.deps)
    expect(told()).toHaveLength(1)
    // A night without the process is followed by one anchor, not by twelve; where nothing was added by none.
    await letHoursPass(12)
    expect(told()).toHaveLength(2)
    expect(await server.deps.anchors.list()).toHaveLength(1)
    await writeAudit(server.deps, { actor: 'test', action: 'four' })
    await letHoursPass(1)
    expect(await server.deps.anchors.list()).toHaveLength(2)
    expect(linesOf('activity log lacks an entry that it had')).toEqual([])
  })

  it('misses what is cut off at its end, for good', async () => {
    for (const action of ['one', 'two', 'three']) await writeAudit(server.deps, { actor: 'test', action })
    await queueAnchoring(server.deps)
    await runDueJobs(server.deps)
    const gone = (await listAudit(server.deps.db)).at(-1)?.audit_id ?? 0
    expect(await verdict()).toMatchObject({ broken: null, missing: null })
    await tamper(sql`delete from audit_log where audit_id >= ${gone}`)
    expect(await verdict()).toMatchObject({ broken: null, missing: gone })
    await letHoursPass(1)
    expect(linesOf('activity log lacks an entry that it had')).toHaveLength(1)
    await letHoursPass(1)
    expect(await verdict()).toMatchObject({ broken: null, missing: gone })
  })

  it('knows a chain that was written anew from its beginning', async () => {
    for (const action of ['one', 'two', 'three']) await writeAudit(server.deps, { actor: 'test', action })
    await queueAnchoring(server.deps)
    await runDueJobs(server.deps)
    const last = (await listAudit(server.deps.db)).at(-1)?.audit_id ?? 0
    await tamper(sql`truncate audit_log restart identity`)
    for (const action of ['one', 'another', 'three']) await writeAudit(server.deps, { actor: 'test', action })
    expect(findBrokenAudit(await listAudit(server.deps.db))).toBeNull()
    expect(await verdict()).toMatchObject({ broken: last, missing: null })
  })

  it('keeps no change whose entry cannot be written', async () => {
    const { browser } = await server.signInAdmin(1)
    const { db } = server.deps
    const utm = async () => (await browser.get('/api/partners/1')).body as { utm_id: string }
    const before = await utm()
    await db.execute(sql`alter table audit_log add constraint no_more check (action <> 'partner.utm') not valid`)
    expect((await browser.post('/api/update-partner-utm/1', { utm_id: 'lost' })).status).toBe(500)
    expect(await utm()).toEqual(before)
    await db.execute(sql`alter table audit_log drop constraint no_more`)
    expect((await browser.post('/api/update-partner-utm/1', { utm_id: 'kept' })).status).toBe(200)
    expect(await utm()).toMatchObject({ utm_id: 'kept' })
  })

  it('notes sign-ins, refusals and sign-outs with their actor', async () => {
    const admin = await server.signInAdmin(2)
    await admin.browser.post('/api/admin/masquerade', { kind: 'user', id: 1, reason: 'to look around' })
    await admin.browser.post('/api/admin/logout')
    await server.browser().post('/api/admin/login', { email: 'admin@demo.test', password: 'wrong' })
    const customer = await server.signInCustomer()
    await server.browser().get(`/api/user/${customer.userId}`, { token: customer.token })
    expect(await entries()).toEqual([
      { actor: `admin:${admin.adminId}`, on_behalf_of: null, action: 'admin.sign-in' },
      { actor: `admin:${admin.adminId}`, on_behalf_of: null, action: 'denied' },
      { actor: `admin:${admin.adminId}`, on_behalf_of: null, action: 'admin.sign-out' },
      { actor: 'anonymous', on_behalf_of: null, action: 'denied' },
      { actor: `customer:${customer.userId}`, on_behalf_of: null, action: 'customer.sign-in' },
      { actor: 'anonymous', on_behalf_of: null, action: 'denied' },
    ])
    expect(findBrokenAudit(await listAudit(server.deps.db))).toBeNull()
  })

  it('answers a wrong password and an unknown account alike, and locks after five', async () => {
    const browser = server.browser()
    const login = (email: string, password = 'wrong') => browser.post('/api/admin/login', { email, password })
    const known = []
    const unknown = []
    for (let i = 0; i < 6; i += 1) {
      known.push(await login('admin@demo.test'))
      unknown.push(await login('nobody@demo.test'))
    }
    const shape = ({ status, body }: { status: number; body: unknown }) => ({ status, body })
    expect(known.map(shape)).toEqual(unknown.map(shape))
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
    expect((await login('ADMIN@demo.test', 'Demo@12345')).status).toBe(429)
    server.clock.set(new Date(Date.now() + 15.1 * 60_000))
    expect((await login('ADMIN@demo.test', 'Demo@12345')).status).toBe(200)
  })

  describe('masquerade', () => {
    async function masquerade(kind: 'user' | 'merchant', id: number) {
      const admin = await server.signInAdmin(1)
      const answer = await admin.browser.post('/api/admin/masquerade', { kind, id, reason: 'customer called support' })
      expect(answer.status).toBe(200)
      const { token } = answer.body as { token: string }
      return { admin, token, browser: admin.browser }
    }

    it('is for the roles that may, never nested, never onto nobody, and never without words', async () => {
      const { userId } = await server.signInCustomer()
      const body = { kind: 'user', id: userId, reason: 'customer called support' }
      const as = async (role: 1 | 2 | 3, more: object) =>
        (await (await server.signInAdmin(role)).browser.post('/api/admin/masquerade', { ...body, ...more })).status
      const merchant = { kind: 'merchant', id: await partnerId() }
      expect([await as(1, {}), await as(2, {}), await as(3, {})]).toEqual([200, 403, 200])
      expect([await as(1, merchant), await as(2, merchant), await as(3, merchant)]).toEqual([200, 403, 403])
      expect(await as(3, { reason: 'asked about ABCPK1234F' })).toBe(422)
      const { browser } = await server.signInAdmin(1)
      expect((await browser.post('/api/admin/masquerade', { ...body, id: 999_999 })).status).toBe(404)
      expect((await browser.post('/api/admin/masquerade', { ...body, kind: 'admin' })).status).toBe(422)
      expect((await browser.post('/api/admin/masquerade', { ...body, reason: 'x' })).status).toBe(422)
      const { token } = (await browser.post('/api/admin/masquerade', body)).body as { token: string }
      expect((await browser.post('/api/admin/masquerade', body, { token })).status).toBe(401)
    })

    it('shows the customer’s view beside the admin’s own session, and nothing that binds the customer', async () => {
      const { userId } = await server.signInCustomer()
      const { browser, token, admin } = await masquerade('user', userId)
      const seen = await browser.get(`/api/user/${userId}`, { token })
      const { masquerade_ends_at } = seen.body as { masquerade_ends_at: string }
      const minutes = (Date.parse(masquerade_ends_at) - server.clock.now().getTime()) / 60_000
      expect(minutes).toBeGreaterThan(29)
      expect(minutes).toBeLessThanOrEqual(30)
      expect((await browser.get('/api/admin-reverify')).status).toBe(200)
      for (const [path, body] of [
        [`/api/user/${userId}`, { first_name: 'Asha' }],
        ['/api/applications', { product_type: 'Personal Loans' }],
        ['/api/consents/withdraw', { consent_id: 1 }],
        ['/api/identity-check', { pan: 'ABCPK1234F', birth_date: '01/01/1990' }],
      ] as const)
        expect((await browser.post(path, body, { token })).status, path).toBe(403)
      const noted = (await entries()).filter(({ on_behalf_of }) => on_behalf_of !== null)
      expect(noted).toHaveLength(5)
      expect(new Set(noted.map(({ actor, on_behalf_of }) => `${actor} ${on_behalf_of}`))).toEqual(
        new Set([`admin:${admin.adminId} customer:${userId}`]),
      )
    })

    it('ends with Exit, with the admin’s sign-out, with a changed role, and after thirty minutes', async () => {
      const id = await partnerId()
      const alive = async ({ browser, token }: { browser: Browser; token: string }) =>
        (await browser.get('/api/partner/get-revenue', { token })).status
      const exited = await masquerade('merchant', id)
      expect((await exited.browser.get('/api/partner/get-revenue', { token: exited.token })).body).toMatchObject({
        masquerade: true,
      })
      await exited.browser.post('/api/admin/masquerade/exit')
      expect(exited.browser.cookies.has('__Host-psid')).toBe(false)
      expect(await alive(exited)).toBe(401)
      expect((await exited.browser.get('/api/admin-reverify')).status).toBe(200)

      const signedOut = await masquerade('merchant', id)
      await signedOut.browser.post('/api/admin/logout')
      expect(await alive(signedOut)).toBe(401)

      const demoted = await masquerade('merchant', id)
      const setRole = (role_id: number) =>
        server.deps.db.update(admins).set({ role_id }).where(eq(admins.admin_id, demoted.admin.adminId))
      await setRole(2)
      expect(await alive(demoted)).toBe(401)
      await setRole(1)

      const long = await masquerade('merchant', id)
      for (let minutes = 0; minutes < 28; minutes += 9) {
        expect(await alive(long)).toBe(200)
        server.clock.set(new Date(server.clock.now().getTime() + 9 * 60_000))
      }
      expect(await alive(long)).toBe(401)
      expect((await long.browser.get('/api/admin-reverify')).status).toBe(200)
    })

    it('opens the customer’s screens from a visit of its own, without what the browser kept for another', async () => {
      const { userId } = await server.signInCustomer()
      const admin = await server.signInAdmin(1)
      await admin.browser.post('/api/cookies/save', { name: 'appId', value: 'app_of_another' })
      await admin.browser.post('/api/admin/masquerade', { kind: 'user', id: userId, reason: 'customer called support' })
      const kept = async (name: string) =>
        ((await admin.browser.get(`/api/cookies/read?name=${name}`)).body as { value: string | null }).value
      expect(await kept('appId')).toBeNull()
      const token = await kept('atkn')
      const visit = await admin.browser.get(`/api/prospect/${await kept('prospectAppId')}`, { token })
      expect(visit).toMatchObject({ status: 200, body: { data: { user_id: userId } } })
    })

    it('takes no place among the customer’s own sessions', async () => {
      const customer = await server.signInCustomer()
      for (let i = 0; i < 6; i += 1) await masquerade('user', customer.userId)
      expect((await customer.browser.get(`/api/user/${customer.userId}`)).status).toBe(200)
    })
  })

  it('mints an actor of every kind for tests', async () => {
    const { body } = await server.browser().post('/api/demo/actors')
    const actors = body as Record<string, { token: string; cookie: string; ids: { userId?: number } }>
    const status = async (name: string, path: string) => {
      const browser = new Browser(server.app)
      const actor = actors[name]
      const [cookie = '', value = ''] = (actor?.cookie ?? '').split('=')
      browser.cookies.set(cookie, value)
      browser.token = actor?.token ?? null
      return (await browser.get(path.replace('{userId}', String(actor?.ids.userId)))).status
    }
    for (const name of ['consumerA', 'consumerB', 'masqUserA'])
      expect(await status(name, '/api/user/{userId}'), name).toBe(200)
    for (const name of ['expired', 'revoked']) expect(await status(name, '/api/user/{userId}'), name).toBe(401)
    for (const name of ['admin1', 'admin2', 'admin3']) expect(await status(name, '/api/admin-reverify'), name).toBe(200)
    for (const name of ['partnerA', 'partnerB', 'masqPartnerA'])
      expect(await status(name, '/api/partner/get-revenue'), name).toBe(200)
  })

  it('is emptied between tests without touching the seed', async () => {
    await server.signInAdmin(1)
    await emptyTables(server.deps.db)
    expect(await server.deps.db.select().from(sessions)).toHaveLength(0)
    expect(await server.deps.db.select().from(admins)).toHaveLength(3)
  })
})
