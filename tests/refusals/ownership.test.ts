import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { days } from '#src/contract/rules/time.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { APPLY_CONSENTS, buildCall } from './calls.ts'
import { mintWorld } from './credentials.ts'
import type { World } from './credentials.ts'
import { refusalProblem } from './envelope.ts'
import { send } from './send.ts'
import type { Outgoing, Reply } from './send.ts'
import { rows, watchWrites } from './watch-writes.ts'

const MISSING_USER = '999999999'
const MISSING_APP = 'app_AAAAAAAAAAAAAAAAAAAAAA'
const MISSING_PROSPECT = 'pro_AAAAAAAAAAAAAAAAAAAAAA'

interface Door {
  name: string
  /** Whose id the call takes. */
  kind: 'user' | 'app' | 'prospect'
  call: (id: string) => Outgoing
}
const get = (path: string): Outgoing => ({ method: 'GET', path })
const post = (path: string, body?: unknown): Outgoing => ({ method: 'POST', path, body })
/** An id in a body is a number; what is none stays text. */
const asNumber = (id: string): number | string => (/^-?\d+$/.test(id) ? Number(id) : id)

/** Every call that names somebody's row. */
const DOORS: readonly Door[] = [
  { name: 'profile', kind: 'user', call: (id) => get(`/api/user/${id}`) },
  { name: 'profile write', kind: 'user', call: (id) => post(`/api/user/${id}`, { first_name: 'Mallory' }) },
  { name: 'masks', kind: 'user', call: (id) => get(`/api/getMaskInfo/${id}`) },
  { name: 'language', kind: 'user', call: (id) => post('/api/set-language', { uid: asNumber(id), language: 'hi' }) },
  { name: 'offers', kind: 'app', call: (id) => get(`/api/offers/${id}`) },
  { name: 'key facts', kind: 'app', call: (id) => get(`/api/offers/${id}/14/kfs`) },
  {
    name: 'apply',
    kind: 'app',
    call: (id) =>
      post(`/api/applications/${id}/apply`, { lender_id: 14, proposal_number: 'KFS-610101', consents: APPLY_CONSENTS }),
  },
  {
    name: 'answers',
    kind: 'app',
    call: (id) => post(`/api/applications/${id}/additional-info`, { answers: { loan_purpose: 1 } }),
  },
  { name: 'hand-over', kind: 'app', call: (id) => post(`/api/applications/${id}/handover`) },
  { name: 'withdraw', kind: 'app', call: (id) => post(`/api/applications/${id}/withdraw`) },
  { name: 'reminder', kind: 'app', call: (id) => post('/api/reminders', { app_id: id, remind_at: inAWeek() }) },
  { name: 'visit', kind: 'prospect', call: (id) => get(`/api/prospect/${id}`) },
  {
    name: 'code',
    kind: 'prospect',
    call: (id) =>
      post('/api/otp/send', {
        prospectAppId: id,
        channel: 'mobile',
        destination: '9876500001',
        notice_version: CONSENT_VERSIONS.privacy_notice,
      }),
  },
  { name: 'guess', kind: 'prospect', call: (id) => post('/api/otp/verify', { prospectAppId: id, otp: '123456' }) },
]
const inAWeek = () => new Date(Date.now() + days(7)).toISOString()

describe("another customer's rows", () => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await makeTestServer()
    server.deps.limits.profile = 'relaxed'
    world = await mintWorld(server)
    await buildCall('applyToLender', world)
  })
  afterAll(() => server.close())

  const asB = (outgoing: Outgoing): Promise<Reply> => send(server.app, world.credentials.consumerB, outgoing)
  const mine = { user: () => String(world.a.userId), app: () => world.a.appId, prospect: () => world.a.prospectAppId }
  const MISSING = { user: MISSING_USER, app: MISSING_APP, prospect: MISSING_PROSPECT }
  const neighbour = {
    user: () => String(world.a.userId + 7),
    app: () => `${world.a.appId.slice(0, -1)}_`,
    prospect: () => `${world.a.prospectAppId.slice(0, -1)}_`,
  }

  it.each(DOORS)('$name: a foreign id, a missing one and a neighbour get the same bytes', async ({ kind, call }) => {
    const writes = await watchWrites(server)
    const foreign = await asB(call(mine[kind]()))
    const missing = await asB(call(MISSING[kind]))
    const next = await asB(call(neighbour[kind]()))
    expect(foreign.status).toBe(404)
    expect(refusalProblem(foreign)).toBeNull()
    for (const other of [missing, next]) {
      expect(other.status).toBe(404)
      expect(other.text).toBe(foreign.text)
      expect(plainHeaders(other)).toEqual(plainHeaders(foreign))
    }
    expect(await writes()).toEqual([])
  })

  it.each(DOORS)('$name: -1, 0, a star, a list and other oddities open nothing', async ({ kind, call }) => {
    const writes = await watchWrites(server)
    const id = mine[kind]()
    const odd = [
      '-1',
      '0',
      '*',
      `${id},${id}`,
      `[${id}]`,
      `${id} or 1=1`,
      `${id}'--`,
      `${id}.0`,
      '1e9',
      '2147483648',
      '99999999999999999999',
      'null',
      'me',
      'A'.repeat(65),
    ]
    for (const each of odd.map((text) => call(encodeURI(text)))) {
      const reply = await asB(each)
      expect(refusalProblem(reply)).toBeNull()
      expect([404, 422], `${each.path} ${JSON.stringify(each.body)}`).toContain(reply.status)
    }
    expect(await writes()).toEqual([])
  })

  it('opens the same doors to their owner', async () => {
    for (const key of ['getUser', 'getMaskInfo', 'getOffers', 'getProspect'] as const) {
      const { path } = await buildCall(key, world)
      expect((await send(server.app, world.credentials.consumerA, { method: 'GET', path })).status).toBe(200)
    }
  })

  it("withdraws nobody else's consent, and does not tell whether it exists", async () => {
    const { body } = await buildCall('withdrawConsent', world)
    const writes = await watchWrites(server)
    const foreign = await asB(post('/api/consents/withdraw', body))
    const missing = await asB(post('/api/consents/withdraw', { consent_id: 2_147_483_647 }))
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect(missing.text).toBe(foreign.text)
    expect(await writes()).toEqual([])
  })

  it("lists only one's own applications and consents", async () => {
    await buildCall('answerLender', world)
    for (const path of ['/api/applications', '/api/consents']) {
      const { text } = await asB(get(path))
      expect(text).not.toContain(world.a.appId)
    }
    const own = await rows<{ n: number }>(
      server.database.db,
      sql`select count(*)::int as n from applications where user_id = ${world.b.userId}`,
    )
    const { body } = await asB(get('/api/applications'))
    expect((body as { data: unknown[] }).data).toHaveLength(own[0]?.n ?? -1)
  })

  it("gives a partner its own figures, never the other's", async () => {
    const ask = (kind: 'partnerA' | 'partnerB') =>
      send(server.app, world.credentials[kind], get('/api/partner/get-revenue'))
    const [a, b] = [await ask('partnerA'), await ask('partnerB')]
    const [ofA, ofB] = [a.body, b.body] as { partnerId: number; merchantId: string }[]
    expect(ofA?.partnerId).not.toBe(ofB?.partnerId)
    expect(a.text).not.toContain(ofB?.merchantId)
    expect(b.text).not.toContain(ofA?.merchantId)
  })
})

/** Headers that a caller could compare; the id of the request is new each time. */
function plainHeaders(reply: Reply): Record<string, string> {
  return Object.fromEntries([...reply.headers].filter(([name]) => name !== 'x-request-id'))
}
