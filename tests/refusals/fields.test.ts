import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyHandler } from '#server/http/api.ts'
import { HANDLERS } from '#server/routes/index.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { buildCall, completeProfile } from './calls.ts'
import { backToWorld, keepWorld, mintWorld } from './credentials.ts'
import type { World } from './credentials.ts'
import { isEnvelope, refusalProblem } from './envelope.ts'
import { MATRIX, permittedKind } from './matrix.ts'
import { isSuccess, send } from './send.ts'
import { watchWrites } from './watch-writes.ts'

const KEYS = Object.keys(MATRIX) as EndpointKey[]
const PLANTED = 'planted_by_test'

/** Puts one field more into every object of a handler's answer. */
function plant(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plant)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plant(inner)])),
    [PLANTED]: 'secret',
  }
}

const gossiping = Object.fromEntries(
  Object.entries(HANDLERS as Record<string, AnyHandler>).map(([key, handler]): [string, AnyHandler] => [
    key,
    async (call) => plant(await handler(call)),
  ]),
)

/**
 * Answers whose keys are data themselves: a document, a table of lists, the test actors, a visit's own campaign tags,
 * what changed in the log, a file, and answers of other rows, each as its own row has it.
 */
const FREE_KEYS: readonly EndpointKey[] = [
  'getOpenApi',
  'openPage',
  'listSearchLists',
  'createDemoActors',
  'getProspect',
  'redeemTransfer',
  'listAuditEntries',
  'listAuditLog',
  'exportAuditLog',
  'exportAllTrackingLinks',
  'exportDedupeChecks',
  'exportFailedRows',
  'exportInternalReport',
  'exportInternalRows',
  'exportFigureRows',
  'exportProductsReport',
  'exportJourneyReport',
  'exportFactSheet',
  'exportLedger',
  'exportChased',
  'exportLenderBills',
  'downloadBankFile',
  'exportTaxReturn',
  'exportOwnTax',
  'downloadStatement',
  'downloadMyData',
  'exportLeadReport',
  'exportApplicationReport',
  'exportDisbursalReport',
  'exportPayoutReport',
]

describe('answers', () => {
  let talkative: TestServer
  let world: World
  beforeAll(async () => {
    talkative = await makeTestServer({ handlers: gossiping })
    world = await keepWorld(talkative)
  })
  beforeEach(() => backToWorld(talkative))
  afterAll(() => talkative.close())

  it.each(KEYS.filter((key) => !FREE_KEYS.includes(key)))(
    '%s carries no field that the contract does not list, whatever its handler lets slip',
    async (key) => {
      const call = await buildCall(key, world)
      const reply = await send(talkative.app, world.credentials[permittedKind(key)], {
        method: ENDPOINTS[key].method,
        ...call,
      })
      expect(isSuccess(reply), `${reply.status} ${reply.text}`).toBe(true)
      expect(reply.text).not.toContain(PLANTED)
    },
  )
})

describe('bodies', () => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await makeTestServer()
    server.deps.limits.profile = 'relaxed'
    world = await mintWorld(server)
    await completeProfile(world)
    await server.database.keep()
  })
  beforeEach(() => backToWorld(server))
  afterAll(() => server.close())

  const WITH_BODY = KEYS.filter((key) => 'body' in ENDPOINTS[key])
  /** Fields that only the server decides, names of what it keeps, and names that objects are born with. */
  const FOREIGN = [
    'role_id',
    'roleId',
    'pl_completed',
    'is_admin',
    'deleted_at',
    'phone_verified',
    'data_key',
    'inflight_credit_app_id',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    "id' or '1'='1",
  ]

  /** Where it is what the call is about. */
  const OWN: Partial<Record<EndpointKey, string>> = { inviteStaff: 'role_id', updateStaff: 'role_id' }

  it.each(WITH_BODY)('%s refuses every key that it does not know, by name, and changes nothing', async (key) => {
    const call = await buildCall(key, world)
    const credential = world.credentials[permittedKind(key)]
    const writes = await watchWrites(server)
    for (const field of FOREIGN.filter((each) => each !== OWN[key])) {
      const body = { ...(call.body as object), [field]: 1 }
      const reply = await send(server.app, credential, { method: 'POST', path: call.path, body })
      expect(refusalProblem(reply)).toBeNull()
      expect(reply.status, `${field}: ${reply.text}`).toBe(422)
      expect(isEnvelope(reply.body) && Object.keys(reply.body.errors ?? {}), reply.text).toContain(field)
    }
    expect(await writes()).toEqual([])
  })

  it.each(WITH_BODY)('%s is not reached by a prototype', async (key) => {
    const call = await buildCall(key, world)
    const writes = await watchWrites(server)
    const inside = JSON.stringify(call.body).slice(1, -1)
    for (const raw of [
      `{"__proto__":{"isAdmin":true},${inside}}`,
      `{${inside},"__proto__":{"role_id":1}}`,
      `{${inside},"constructor":{"prototype":{"isAdmin":true}}}`,
    ]) {
      const headers = { 'content-type': 'application/json' }
      const reply = await send(server.app, world.credentials[permittedKind(key)], {
        method: 'POST',
        path: call.path,
        raw,
        headers,
      })
      expect(refusalProblem(reply)).toBeNull()
    }
    expect(({} as { isAdmin?: unknown; role_id?: unknown }).isAdmin).toBeUndefined()
    expect(({} as { role_id?: unknown }).role_id).toBeUndefined()
    expect(await writes()).toEqual([])
  })

  it('lets nobody write what the server decides', async () => {
    const served = async () =>
      (await send(server.app, world.credentials.consumerA, { method: 'GET', path: `/api/user/${world.a.userId}` }))
        .body as { data: Record<string, unknown> }
    const before = await served()
    for (const field of [
      'role_id',
      'user_id',
      'pl_completed',
      'bl_completed',
      'gl_completed',
      'hl_completed',
      'pl_update_required',
      'pl_se_update_required',
      'email_verified',
      'channel_id',
      'merchant_location_id',
      'mobile_phone_code',
      'inflight_credit_app_id',
      'language',
      'version',
      'partner',
      'deleted_at',
    ]) {
      const reply = await send(server.app, world.credentials.consumerA, {
        method: 'POST',
        path: `/api/user/${world.a.userId}`,
        body: { first_name: 'Mallory', [field]: 1 },
      })
      expect(reply.status, field).toBe(422)
    }
    expect(await served()).toEqual(before)
  })
})
