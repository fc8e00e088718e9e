import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LiveSignIn } from '#src/contract/entities/identity/live-sign-in.ts'
import { auditLog } from '#server/db/schema.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { Browser } from '#tests/setup/browser.ts'
import type { TestServer } from '#tests/setup/server.ts'

const REASON = 'The laptop was left on a train'

describe.each(engines())("somebody else's sign-ins on %s", (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(() => server.reset())

  const listOf = async (by: Browser, whose: string) =>
    (await by.get(`/api/people/${whose}/sign-ins`)).body as LiveSignIn[]
  const end = (by: Browser, whose: string, session_id = '') =>
    by.post(`/api/people/${whose}/sign-ins/end`, { session_id, reason: REASON })
  const wait = () => server.clock.set(new Date(server.clock.now().getTime() + 60_000))

  it('one ends and is told so by whom, the other goes on, and the log keeps why', async () => {
    const { browser: boss } = await server.signInAdmin(1)
    const first = await server.signInAdmin(3)
    wait()
    const later = await server.signInAdmin(3)
    const [, oldest] = await listOf(boss, 'admin/3')
    expect(await listOf(boss, 'admin/3')).toMatchObject([{ current: false }, { current: false }])
    expect((await end(boss, 'admin/3', oldest?.session_id)).status).toBe(200)
    expect(await first.browser.get('/api/admin-reverify')).toMatchObject({
      status: 401,
      body: { code: 'session_ended' },
    })
    expect((await later.browser.get('/api/admin-reverify')).status).toBe(200)
    expect(await listOf(boss, 'admin/3')).toHaveLength(1)
    const log = await server.deps.db.select().from(auditLog).where(eq(auditLog.action, 'staff.sign-in-end'))
    expect(log).toMatchObject([{ actor: 'admin:1', object: 'admin:3', after: { reason: REASON } }])
    expect((await end(boss, 'admin/3', oldest?.session_id)).status).toBe(404)
  })

  it('acting as a customer or a partner ends with the sign-in that it hangs on', async () => {
    const { browser: boss } = await server.signInAdmin(1)
    const agent = await server.signInAdmin(1)
    const { partnerId } = await server.signInPartner()
    const acting = await agent.browser.post('/api/admin/masquerade', {
      ...{ kind: 'merchant', id: partnerId, reason: 'They asked for help on the phone' },
    })
    expect(acting.status).toBe(200)
    const other = (await listOf(boss, 'admin/1')).find(({ current }) => !current)
    expect((await end(boss, 'admin/1', other?.session_id)).status).toBe(200)
    const log = await server.deps.db.select().from(auditLog).where(eq(auditLog.action, 'masquerade.expire'))
    expect(log).toHaveLength(1)
  })

  it("a partner's person in the same way, and nobody's sign-in in the name of another", async () => {
    const { browser: boss } = await server.signInAdmin(1)
    const held = await server.signInPartner()
    const { partners } = (await boss.post('/api/people/search', { text: 'partner@demo.test' })).body as {
      partners: { partner_user_id: number; sessions: number }[]
    }
    const [person] = partners
    expect(person?.sessions).toBe(1)
    const [own] = await listOf(boss, `partner/${person?.partner_user_id}`)
    expect((await end(boss, 'admin/2', own?.session_id)).status).toBe(404)
    expect((await end(boss, `admin/${person?.partner_user_id}`, own?.session_id)).status).toBe(404)
    expect((await end(boss, `partner/${person?.partner_user_id}`, own?.session_id)).status).toBe(200)
    expect((await held.browser.get('/api/partner/get-revenue')).body).toMatchObject({ code: 'session_ended' })
    expect((await boss.get('/api/people/customer/1/sign-ins')).status).toBe(422)
  })

  it('a reason is needed', async () => {
    const { browser: boss } = await server.signInAdmin(1)
    await server.signInAdmin(3)
    const [one] = await listOf(boss, 'admin/3')
    const answer = await boss.post('/api/people/admin/3/sign-ins/end', { session_id: one?.session_id, reason: ' ' })
    expect(answer.status).toBe(422)
    expect(await listOf(boss, 'admin/3')).toHaveLength(1)
  })
})
