import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { changeApplications } from '#tests/builders/application.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { buildCall, COMPLETE_PROFILE } from './calls.ts'
import { backToWorld, keepWorld } from './credentials.ts'
import type { World } from './credentials.ts'
import { isSuccess, send } from './send.ts'
import { watchWrites } from './watch-writes.ts'

const rowOf = (key: EndpointKey): EndpointRow => ENDPOINTS[key]
const KEYS = (Object.keys(ENDPOINTS) as EndpointKey[]).filter((key) => ['customer', 'public'].includes(rowOf(key).area))
const OPEN = KEYS.filter((key) => rowOf(key).masquerade === 'allow')

/** Typed by hand: what is neither a read nor refused. Each ends the masquerade, keeps the browser's own values, or has a key of its own. */
const NO_READS: readonly EndpointKey[] = [
  ...(['logout', 'saveCookie', 'deleteCookie', 'listLanguages', 'receiveBrowserReport'] as const),
  ...(['createApiLead', 'checkApiEligibility', 'checkWidgetEligibility'] as const),
]
const BY_API_KEY: readonly EndpointKey[] = ['listApiLeads', 'getApiLead']
const READS = OPEN.filter((key) => !NO_READS.includes(key) && !BY_API_KEY.includes(key))

/** Whatever names or reaches this customer, in full. */
const SECRETS = {
  email: 'zq.secret.masq@example.com',
  address1: 'Zq Hidden House 77',
  address2: 'Behind Zq Temple',
}
const WRITTEN = 'PAN ZQHPP4321Q, account 998877665544, mobile 9900112233, mail zq.other@example.com'
const ALL = [...Object.values(SECRETS), 'ZQHPP4321Q', '998877665544', '9900112233', 'zq.other@example.com']

describe("staff in a customer's place", () => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await makeTestServer()
    world = await keepWorld(server)
  })
  beforeEach(() => backToWorld(server))
  afterAll(() => server.close())

  /** The customer's own details, given by the customer; answers their mobile number. */
  async function fillIn({ credentials, a }: World): Promise<string> {
    const by = credentials.consumerA
    const path = `/api/user/${a.userId}`
    const saved = await send(server.app, by, { method: 'POST', path, body: { ...COMPLETE_PROFILE, ...SECRETS } })
    expect(saved.status, saved.text).toBe(200)
    const help = { name: 'Asha', email: SECRETS.email, phone: '9900112233', description: WRITTEN }
    const asked = await send(server.app, by, { method: 'POST', path: '/api/help-request', body: help })
    expect(asked.status, asked.text).toBe(200)
    const { data } = (await send(server.app, by, { method: 'GET', path })).body as {
      data: { mobile_phone_number: string }
    }
    expect(data.mobile_phone_number).toMatch(/^\d{10}$/)
    return data.mobile_phone_number
  }

  it('may do nothing but read, whatever the table comes to say', () => {
    expect(OPEN.filter((key) => rowOf(key).method !== 'GET').sort()).toEqual([...NO_READS].sort())
    expect(READS.length).toBeGreaterThan(30)
  })

  it.each(READS)('%s leaves nothing behind and shows nothing in full', async (key) => {
    const mobile = await fillIn(world)
    const call = await buildCall(key, world)
    const request = { method: rowOf(key).method, ...call }
    const writes = await watchWrites(server)
    const reply = await send(server.app, world.credentials.masqUserA, request)
    expect(isSuccess(reply), reply.text.slice(0, 200)).toBe(true)
    expect(await writes(), 'a look has left something behind').toEqual([])
    for (const secret of [mobile, ...ALL]) expect(reply.text).not.toContain(secret)
  })

  it.each(['getOffers', 'getWhatIf', 'getCreditScore'] as const)(
    '%s asks no bureau before the customer did',
    async (key) => {
      const call = await buildCall(key, world)
      await changeApplications(server, {}, { bureau_score_enc: null, bureau_checked_at: null })
      const writes = await watchWrites(server)
      await send(server.app, world.credentials.masqUserA, { method: 'GET', ...call })
      expect(await writes()).toEqual([])
    },
  )

  it('hides what the customer reads in full', async () => {
    const mobile = await fillIn(world)
    const { a, credentials } = world
    const { body } = await send(server.app, credentials.consumerA, { method: 'GET', path: '/api/tickets' })
    const ticket = (body as { data: { ticket: string }[] }).data[0]?.ticket ?? ''
    const paths = [`/api/user/${a.userId}`, '/api/sign-in-contacts', '/api/tickets', `/api/tickets/${ticket}`]
    const read = async (kind: 'consumerA' | 'masqUserA') => {
      const replies = paths.map(
        async (path) => (await send(server.app, credentials[kind], { method: 'GET', path })).text,
      )
      return (await Promise.all(replies)).join('\n')
    }
    const [own, staffs] = [await read('consumerA'), await read('masqUserA')]
    for (const secret of [mobile, ...ALL]) {
      expect(own).toContain(secret)
      expect(staffs).not.toContain(secret)
    }
    expect(staffs).toContain('z***@example.com')
    expect(staffs).toContain(`${mobile.slice(0, 2)}xxxxxx${mobile.slice(-2)}`)
    // Who they are is what the record shows, too.
    expect(staffs).toContain('Asha')
  })
})
