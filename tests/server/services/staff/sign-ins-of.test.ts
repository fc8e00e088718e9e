import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storedAuditLog } from '#tests/builders/log.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const REASON = 'The laptop was left on a train'

interface Whose {
  area: 'admin' | 'partner'
  id: number
}

describe.each(engines())("somebody else's sign-ins on %s", (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(() => server.reset())

  const staff = (id: number) => ({ area: 'admin', id }) as const
  const listOf = (by: Browser, whose: Whose) => by.call('listSignInsOf', { params: whose })
  const end = (by: Browser, whose: Whose, session_id = '') =>
    by.answer('endSignInOf', { params: whose, body: { session_id, reason: REASON } })
  const wait = () => server.clock.set(new Date(server.clock.now().getTime() + 60_000))

  it('one ends and is told so by whom, the other goes on, and the log keeps why', async () => {
    const { browser: boss } = await server.signInAdmin(1)
    const first = await server.signInAdmin(3)
    wait()
    const later = await server.signInAdmin(3)
    const [, oldest] = await listOf(boss, staff(3))
    expect(await listOf(boss, staff(3))).toMatchObject([{ current: false }, { current: false }])
    expect((await end(boss, staff(3), oldest?.session_id)).status).toBe(200)
    expect(await first.browser.refusal('reverifyAdmin')).toMatchObject({
      status: 401,
      body: { code: 'session_ended' },
    })
    await later.browser.call('reverifyAdmin')
    expect(await listOf(boss, staff(3))).toHaveLength(1)
    const log = await storedAuditLog(server, { action: 'staff.sign-in-end' })
    expect(log).toMatchObject([{ actor: 'admin:1', object: 'admin:3', after: { reason: REASON } }])
    expect((await end(boss, staff(3), oldest?.session_id)).status).toBe(404)
  })

  it('acting as a customer or a partner ends with the sign-in that it hangs on', async () => {
    const { browser: boss } = await server.signInAdmin(1)
    const agent = await server.signInAdmin(1)
    const { partnerId } = await server.signInPartner()
    await agent.browser.call('startMasquerade', {
      body: {
        kind: 'merchant',
        id: partnerId,
        reason: 'They asked for help on the phone',
      },
    })
    const other = (await listOf(boss, staff(1))).find(({ current }) => !current)
    expect((await end(boss, staff(1), other?.session_id)).status).toBe(200)
    const log = await storedAuditLog(server, { action: 'masquerade.expire' })
    expect(log).toHaveLength(1)
  })

  it("a partner's person in the same way, and nobody's sign-in in the name of another", async () => {
    const { browser: boss } = await server.signInAdmin(1)
    const held = await server.signInPartner()
    const { partners } = await boss.call('findPeople', { body: { text: 'partner@demo.test' } })
    const [person] = partners
    expect(person?.sessions).toBe(1)
    const theirs = { area: 'partner', id: person?.partner_user_id ?? 0 } as const
    const [own] = await listOf(boss, theirs)
    expect((await end(boss, staff(2), own?.session_id)).status).toBe(404)
    expect((await end(boss, staff(theirs.id), own?.session_id)).status).toBe(404)
    expect((await end(boss, theirs, own?.session_id)).status).toBe(200)
    expect((await held.browser.refusal('getPartnerRevenue')).body).toMatchObject({ code: 'session_ended' })
    expect(await boss.status('listSignInsOf', { params: untyped({ area: 'customer', id: 1 }) })).toBe(422)
  })

  it('a reason is needed', async () => {
    const { browser: boss } = await server.signInAdmin(1)
    await server.signInAdmin(3)
    const [one] = await listOf(boss, staff(3))
    const answer = await boss.refusal('endSignInOf', {
      params: { area: 'admin', id: 3 },
      body: untyped({ session_id: one?.session_id, reason: ' ' }),
    })
    expect(answer.status).toBe(422)
    expect(await listOf(boss, staff(3))).toHaveLength(1)
  })
})
