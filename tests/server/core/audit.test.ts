import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { sessions } from '#server/db/schema/identity.ts'
import { admins } from '#server/db/schema/staff.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { maintainAuditLog } from '#server/services/audit/maintain-audit-log.ts'
import { queueAnchoring } from '#server/services/audit/queue-anchoring.ts'
import { verifyAudit } from '#server/services/audit/verify-audit.ts'
import { writeAudit } from '#server/services/audit/write-audit.ts'
import { hours } from '#src/contract/rules/time.ts'
import { changeBehindItsBack, storedAuditChain, storedAuditLog } from '#tests/builders/log.ts'
import { Browser, untyped } from '#tests/setup/browser.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { createMemoryAuditAnchors } from '#tests/setup/others/memory-audit-anchors.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { signInWithCode, signInWithPassword } from '#tests/setup/sign-in/sign-in-over-http.ts'

describe.each(bothEngines())('audit and masquerade on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const entries = async () =>
    (await storedAuditLog(server)).map(({ actor, on_behalf_of, action }) => ({ actor, on_behalf_of, action }))
  const partnerId = async () => {
    const body = await (await server.signInPartner()).browser.call('getPartnerRevenue')
    return body.partnerId
  }

  const tamper = (...changes: SQL[]) => changeBehindItsBack(server.deps.db, ...changes)

  it('chains its entries, however many are written at once', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        writeAudit(server.deps, { actor: 'test', action: `a${i}`, after: { z: 1, a: [i] } }),
      ),
    )
    expect(await verifyAudit(server.deps)).toEqual({ checked: 30, broken: null, missing: null })
    await maintainAuditLog(server.deps)
    expect(await verifyAudit(server.deps)).toEqual({ checked: 30, broken: null, missing: null })
    expect((await storedAuditChain(server)).map(({ position }) => position)).toEqual(
      Array.from({ length: 30 }, (_, i) => i + 1),
    )
  })

  it('cannot be changed, shortened or emptied', async () => {
    await writeAudit(server.deps, { actor: 'test', action: 'a' })
    const { db } = server.deps
    await expect(db.update(auditLog).set({ actor: 'x' })).rejects.toThrow()
    await expect(db.delete(auditLog)).rejects.toThrow()
    await expect(db.execute(sql`truncate audit_log`)).rejects.toThrow()
    expect(await storedAuditLog(server)).toHaveLength(1)
  })

  it('stays whole under twenty changes at once, and names the row that somebody edits behind its back', async () => {
    const { browser } = await signInWithPassword(server, 1)
    const verify = () => browser.call('verifyAudit')
    const utm = Array.from({ length: 20 }, (_, each) => `utm-${each}`)
    const answers = await Promise.all(
      utm.map((utm_id) => browser.answer('updatePartnerUtm', { params: { id: 1 }, body: { utm_id } })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await verify()).toEqual({ checked: 21, broken: null, missing: null })
    const changes = (await storedAuditLog(server)).filter(({ object }) => object === 'partner:1')
    expect(changes.map(({ after }) => (after as { utm_id: string }).utm_id).toSorted()).toEqual(utm.toSorted())
    // Each began from what the one before it left.
    const [, ...later] = changes
    expect(later.map(({ before }) => before)).toEqual(changes.slice(0, -1).map(({ after }) => after))

    const target = changes[9]?.audit_id ?? 0
    await tamper(sql`update audit_log set after = '{"utm_id":"forged"}' where audit_id = ${target}`)
    expect((await verify()).broken).toBe(target)
  })

  const verdict = async () => await (await server.signInAdmin(1)).browser.call('verifyAudit')
  const linesOf = (text: string) =>
    server.logs.map((line) => JSON.parse(line) as { msg?: string }).filter(({ msg }) => msg === text)
  const letHoursPass = async (count: number) => {
    server.clock.set(new Date(server.clock.now().getTime() + hours(count)))
    await runDueJobs(server.deps)
  }

  it('notes every hour, outside of the database and in the log of the process, where it stands', async () => {
    for (const action of ['one', 'two', 'three']) await writeAudit(server.deps, { actor: 'test', action })
    await queueAnchoring(server.deps)
    await queueAnchoring(server.deps)
    server.logs.length = 0
    const told = () => linesOf('activity log stands here')
    await runDueJobs(server.deps)
    const newest = (await storedAuditChain(server)).at(-1)
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
    const gone = (await storedAuditLog(server)).at(-1)?.audit_id ?? 0
    expect(await verdict()).toMatchObject({ broken: null, missing: null })
    await tamper(
      sql`delete from audit_chain where audit_id >= ${gone}`,
      sql`delete from audit_log where audit_id >= ${gone}`,
    )
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
    const last = (await storedAuditLog(server)).at(-1)?.audit_id ?? 0
    await tamper(sql`truncate audit_log, audit_chain, audit_unsealed restart identity`)
    for (const action of ['one', 'another', 'three']) await writeAudit(server.deps, { actor: 'test', action })
    await maintainAuditLog({ ...server.deps, anchors: createMemoryAuditAnchors() })
    expect(await verdict()).toMatchObject({ broken: last, missing: null })
  })

  it('keeps no change whose entry cannot be written', async () => {
    const { browser } = await server.signInAdmin(1)
    const { db } = server.deps
    const utm = () => browser.call('getPartner', { params: { id: 1 } })
    const before = await utm()
    await db.execute(sql`alter table audit_log add constraint no_more check (action <> 'partner.utm') not valid`)
    expect(await browser.status('updatePartnerUtm', { params: { id: 1 }, body: { utm_id: 'lost' } })).toBe(500)
    expect(await utm()).toEqual(before)
    await db.execute(sql`alter table audit_log drop constraint no_more`)
    await browser.call('updatePartnerUtm', { params: { id: 1 }, body: { utm_id: 'kept' } })
    expect(await utm()).toMatchObject({ utm_id: 'kept' })
  })

  it('notes sign-ins, refusals and sign-outs with their actor', async () => {
    const admin = await signInWithPassword(server, 2)
    await admin.browser.refusal('startMasquerade', { body: { kind: 'user', id: 1, reason: 'to look around' } })
    await admin.browser.call('adminLogout')
    await server.browser().refusal('adminLogin', { body: { email: 'admin@demo.test', password: 'wrong' } })
    const customer = await signInWithCode(server, '9876543210')
    await server.browser().refusal('getUser', { params: { id: customer.userId }, token: customer.token })
    expect(await entries()).toEqual([
      { actor: `admin:${admin.adminId}`, on_behalf_of: null, action: 'admin.sign-in' },
      { actor: `admin:${admin.adminId}`, on_behalf_of: null, action: 'denied' },
      { actor: `admin:${admin.adminId}`, on_behalf_of: null, action: 'admin.sign-out' },
      { actor: 'anonymous', on_behalf_of: null, action: 'denied' },
      { actor: `customer:${customer.userId}`, on_behalf_of: null, action: 'customer.sign-in' },
      { actor: 'anonymous', on_behalf_of: null, action: 'denied' },
    ])
    expect(await verifyAudit(server.deps)).toMatchObject({ broken: null, missing: null })
  })

  it('answers a wrong password and an unknown account alike, and locks after five', async () => {
    const browser = server.browser()
    const login = (email: string, password = 'wrong') => browser.answer('adminLogin', { body: { email, password } })
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
      const answer = await admin.browser.call('startMasquerade', {
        body: { kind, id, reason: 'customer called support' },
      })
      const { token } = answer
      return { admin, token, browser: admin.browser }
    }

    it('is for the roles that may, never nested, never onto nobody, and never without words', async () => {
      const { userId } = await server.signInCustomer()
      const body = { kind: 'user', id: userId, reason: 'customer called support' } as const
      const as = async (role: 1 | 2 | 3, more: object) =>
        await (
          await server.signInAdmin(role)
        ).browser.status('startMasquerade', { body: untyped({ ...body, ...more }) })
      const merchant = { kind: 'merchant', id: await partnerId() }
      expect([await as(1, {}), await as(2, {}), await as(3, {})]).toEqual([200, 403, 200])
      expect([await as(1, merchant), await as(2, merchant), await as(3, merchant)]).toEqual([200, 403, 403])
      expect(await as(3, { reason: 'asked about ABCPK1234F' })).toBe(422)
      const { browser } = await server.signInAdmin(1)
      expect(await browser.status('startMasquerade', { body: untyped({ ...body, id: 999_999 }) })).toBe(404)
      expect(await browser.status('startMasquerade', { body: untyped({ ...body, kind: 'admin' }) })).toBe(422)
      expect(await browser.status('startMasquerade', { body: untyped({ ...body, reason: 'x' }) })).toBe(422)
      const { token } = await browser.call('startMasquerade', { body })
      expect(await browser.status('startMasquerade', { body: untyped(body), token })).toBe(401)
    })

    it('shows the customer’s view beside the admin’s own session, and nothing that binds the customer', async () => {
      const { userId } = await server.signInCustomer()
      const { browser, token, admin } = await masquerade('user', userId)
      const seen = await browser.call('getUser', { params: { id: userId }, token })
      const { masquerade_ends_at } = seen
      const minutes = (Date.parse(masquerade_ends_at ?? '') - server.clock.now().getTime()) / 60_000
      expect(minutes).toBeGreaterThan(29)
      expect(minutes).toBeLessThanOrEqual(30)
      await browser.call('reverifyAdmin')
      const identity = { pan: 'ABCPK1234F', birth_date: '01/01/1990' }
      expect([
        await browser.status('updateUser', { params: { id: userId }, body: { first_name: 'Asha' }, token }),
        await browser.status('createApplication', { body: { product_type: 'Personal Loans' }, token }),
        await browser.status('withdrawConsent', { body: { consent_id: 1 }, token }),
        await browser.status('verifyIdentity', { body: identity, token }),
      ]).toEqual([403, 403, 403, 403])
      const noted = (await entries()).filter(({ on_behalf_of }) => on_behalf_of !== null)
      expect(noted).toHaveLength(5)
      expect(new Set(noted.map(({ actor, on_behalf_of }) => `${actor} ${on_behalf_of}`))).toEqual(
        new Set([`admin:${admin.adminId} customer:${userId}`]),
      )
    })

    it('ends with Exit, with the admin’s sign-out, with a changed role, and after thirty minutes', async () => {
      const id = await partnerId()
      const alive = ({ browser, token }: { browser: Browser; token: string }) =>
        browser.status('getPartnerRevenue', { token })
      const exited = await masquerade('merchant', id)
      expect(await exited.browser.call('getPartnerRevenue', { token: exited.token })).toMatchObject({
        masquerade: true,
      })
      await exited.browser.call('exitMasquerade')
      expect(exited.browser.cookies.has('__Host-psid')).toBe(false)
      expect(await alive(exited)).toBe(401)
      await exited.browser.call('reverifyAdmin')

      const signedOut = await masquerade('merchant', id)
      await signedOut.browser.call('adminLogout')
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
      await long.browser.call('reverifyAdmin')
    })

    it('opens the customer’s screens from a visit of its own, without what the browser kept for another', async () => {
      const { userId } = await server.signInCustomer()
      const admin = await server.signInAdmin(1)
      await admin.browser.call('saveCookie', { body: { name: 'appId', value: 'app_of_another' } })
      await admin.browser.call('startMasquerade', {
        body: { kind: 'user', id: userId, reason: 'customer called support' },
      })
      const kept = async (name: string) => (await admin.browser.call('readCookie', { query: { name } })).value
      expect(await kept('appId')).toBeNull()
      const token = await kept('atkn')
      const visit = await admin.browser.answer('getProspect', {
        params: { prospectAppId: (await kept('prospectAppId')) ?? 0 },
        token,
      })
      expect(visit).toMatchObject({ status: 200, body: { data: { user_id: userId } } })
    })

    it('takes no place among the customer’s own sessions', async () => {
      const customer = await server.signInCustomer()
      for (let i = 0; i < 6; i += 1) await masquerade('user', customer.userId)
      await customer.browser.call('getUser', { params: { id: customer.userId } })
    })
  })

  it('mints an actor of every kind for tests', async () => {
    const actors: Record<string, { token: string; cookie: string; ids: { userId?: number } } | undefined> = untyped(
      await server.browser().call('createDemoActors'),
    )
    const status = async (name: string, ask: (browser: Browser, userId: number) => Promise<number>) => {
      const browser = new Browser(server.app)
      const actor = actors[name]
      const [cookie = '', value = ''] = (actor?.cookie ?? '').split('=')
      browser.cookies.set(cookie, value)
      browser.token = actor?.token ?? null
      return ask(browser, actor?.ids.userId ?? 0)
    }
    const asCustomer = (browser: Browser, id: number) => browser.status('getUser', { params: { id } })
    for (const name of ['consumerA', 'consumerB', 'masqUserA']) expect(await status(name, asCustomer), name).toBe(200)
    for (const name of ['expired', 'revoked']) expect(await status(name, asCustomer), name).toBe(401)
    for (const name of ['admin1', 'admin2', 'admin3'])
      expect(await status(name, (browser) => browser.status('reverifyAdmin')), name).toBe(200)
    for (const name of ['partnerA', 'partnerB', 'masqPartnerA'])
      expect(await status(name, (browser) => browser.status('getPartnerRevenue')), name).toBe(200)
  })

  it('is emptied between tests without touching the seed', async () => {
    await server.signInAdmin(1)
    await server.reset()
    expect(await server.deps.db.select().from(sessions)).toHaveLength(0)
    expect(await server.deps.db.select().from(admins)).toHaveLength(3)
  })
})
