import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import { identityAnswers } from '#server/services/callers/shared/identity-answers.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { IDENTITY_QUESTIONS } from '#src/contract/entities/support/identity.ts'
import { changeCustomers } from '#tests/builders/customer.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { buildCall, COMPLETE_PROFILE, SECRET_BIRTH_DATE, SECRET_PAN } from './calls.ts'
import { backToWorld, keepWorld } from './credentials.ts'
import type { World } from './credentials.ts'
import { isSuccess, send } from './send.ts'

const rowOf = (key: EndpointKey): EndpointRow => ENDPOINTS[key]
const KEYS = Object.keys(ENDPOINTS) as EndpointKey[]
/** What shows and changes little or nothing, though it is posted: what is looked for stands in no address. */
const SHOWS = /(search|view|replay|check|preview)/
const OF_STAFF = KEYS.filter((key) => {
  const { area, method, audit = '', upload } = rowOf(key)
  return area === 'admin' && !upload && (method === 'GET' || SHOWS.test(`${key} ${audit}`.toLowerCase()))
})
/** Typed by hand: what ends the masquerade, or has a key of its own. */
const NOT_IN_PLACE: readonly EndpointKey[] = ['listLanguages', 'listApiLeads', 'getApiLead']
const inPlaceOf = (...areas: string[]) =>
  KEYS.filter(
    (key) =>
      areas.includes(rowOf(key).area) &&
      rowOf(key).masquerade === 'allow' &&
      rowOf(key).method === 'GET' &&
      !NOT_IN_PLACE.includes(key),
  )
const IN_PLACE = inPlaceOf('customer', 'public')
const IN_PARTNERS_PLACE = inPlaceOf('partner')

const GIVEN = { postal_code: '847263', email: 'zq.answer@example.com' }

describe('what a caller is asked', () => {
  let server: TestServer
  let world: World
  let answers: RegExp[] = []
  beforeAll(async () => {
    server = await makeTestServer()
    world = await keepWorld(server)
    await backToWorld(server)
    const { a, credentials } = world
    const body = { ...COMPLETE_PROFILE, ...GIVEN }
    const saved = await send(server.app, credentials.consumerA, { method: 'POST', path: `/api/user/${a.userId}`, body })
    expect(saved.status, saved.text).toBe(200)
    await changeCustomers(server, { user_id: a.userId }, { email_verified: true })
    await server.database.keep()
    const customer = await findCustomer(server.deps.db, a.userId)
    if (!customer) throw new Error('no customer')
    const known = await identityAnswers(server.deps, customer, { admin_id: 1 })
    // Every question that there is has an answer here: a new one is looked for like the others.
    expect([...known.keys()].sort()).toEqual([...IDENTITY_QUESTIONS].sort())
    const written = (answer: string) => {
      const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(answer) ?? []
      return year ? `${year}-${month}-${day}|${day}[-/.]${month}[-/.]${year}` : answer.replaceAll('.', '\\.')
    }
    // The ending of a PAN also where the whole PAN stands.
    answers = [...known.values()].map(
      (answer) => new RegExp(`(?<![a-z0-9*])([a-z]{5}\\d)?(${written(answer)})(?![a-z0-9])`, 'i'),
    )
    const whole = JSON.stringify([SECRET_PAN, SECRET_BIRTH_DATE, GIVEN])
    for (const answer of answers) expect(whole).toMatch(answer)
  })
  afterAll(() => server.close())

  it('is looked for in many answers', () => {
    expect(OF_STAFF.length).toBeGreaterThan(90)
    expect(IN_PLACE.length).toBeGreaterThan(30)
    expect(IN_PARTNERS_PLACE.length).toBeGreaterThan(20)
  })

  it.each(OF_STAFF)('stands in no answer to staff: %s', async (key) => {
    await backToWorld(server)
    const request = { method: rowOf(key).method, ...(await buildCall(key, world)) }
    const reply = await send(server.app, world.credentials.admin1, request)
    expect(isSuccess(reply), reply.text.slice(0, 200)).toBe(true)
    for (const answer of answers) expect(reply.text).not.toMatch(answer)
  })

  it.each(IN_PLACE)("stands in no answer in the customer's place: %s", async (key) => {
    await backToWorld(server)
    const request = { method: rowOf(key).method, ...(await buildCall(key, world)) }
    const reply = await send(server.app, world.credentials.masqUserA, request)
    expect(isSuccess(reply), reply.text.slice(0, 200)).toBe(true)
    for (const answer of answers) expect(reply.text).not.toMatch(answer)
  })

  it.each(IN_PARTNERS_PLACE)("stands in no answer in a partner's place: %s", async (key) => {
    await backToWorld(server)
    const request = { method: rowOf(key).method, ...(await buildCall(key, world)) }
    const reply = await send(server.app, world.credentials.masqPartnerA, request)
    expect(isSuccess(reply), reply.text.slice(0, 200)).toBe(true)
    for (const answer of answers) expect(reply.text).not.toMatch(answer)
  })
})
