import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judge } from '#src/app/guards.ts'
import { canOpen } from '#src/contract/access.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import type { ErrorCode } from '#src/contract/errors.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { changePartnerUsers } from '#tests/builders/partner.ts'
import { changeSessions } from '#tests/builders/session.ts'
import { addStaffFactors } from '#tests/builders/staff.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { keepWorld } from './credentials.ts'
import type { CredentialKind, World } from './credentials.ts'
import { send } from './send.ts'

type Area = EndpointRow['area']
interface Gate {
  /** Of which calls it decides. */
  areas: readonly Area[]
  /** Who stands before it, and how they come there. */
  who: CredentialKind
  shut?: (server: TestServer, world: World) => Promise<unknown>
  code: ErrorCode
  /** The calls that it holds back; every other one of its areas gets past it. */
  holds: (row: EndpointRow, key: EndpointKey) => boolean
}

/** Typed by hand, so that a row that opens by mistake is seen: what answers before the identity check. */
const BEFORE_IDENTITY: readonly EndpointKey[] = [
  ...(['getUser', 'listApplications', 'verifyIdentity', 'createReminder', 'setLanguage', 'logout'] as const),
  // Whoever holds the contact may stop a change of it, as by the link that was sent there.
  'stopContactChange',
]
/** Public calls that take the session along before it: a visit, a sign-in, help. */
const PUBLIC_BEFORE_IDENTITY: readonly EndpointKey[] = [
  ...(['createProspect', 'getProspect', 'sendOtp', 'verifyOtp', 'createTransfer', 'redeemTransfer'] as const),
  'createHelpRequest',
]

const asksForCode = ({ secondFactor = 'no' }: EndpointRow) => secondFactor !== 'no'

/** Every gate that a row of the table of calls can name. */
const GATES: Readonly<Record<string, Gate>> = {
  'the identity check of a returning customer': {
    areas: ['customer'],
    who: 'consumerA',
    shut: (server, { a }) =>
      changeSessions(server, { area: 'customer', subject_id: a.userId, actor_admin_id: null }, { identity_due: true }),
    code: 'identity_needed',
    holds: (_, key) => !BEFORE_IDENTITY.includes(key),
  },
  'a look at a customer, to read alone': {
    areas: ['customer', 'public'],
    who: 'masqUserA',
    code: 'forbidden',
    holds: ({ masquerade }) => masquerade === 'deny',
  },
  "a look at a partner's portal": {
    areas: ['partner'],
    who: 'masqPartnerA',
    code: 'forbidden',
    holds: ({ masquerade }) => masquerade === 'deny',
  },
  'the second factor at acts on money and power': {
    areas: ['admin'],
    who: 'admin1',
    shut: async (server) => {
      const { adminId } = await server.signInAdmin(1)
      await addStaffFactors(server, { admin_id: adminId, secret_enc: 'sealed' })
      await changeSessions(server, { area: 'admin', actor_admin_id: null }, { code_at: null })
    },
    code: 'code_needed',
    holds: asksForCode,
  },
  'the code from the own mail, of people of partners': {
    areas: ['partner'],
    who: 'partnerA',
    shut: (server) => changeSessions(server, { area: 'partner', actor_admin_id: null }, { code_at: null }),
    code: 'code_needed',
    holds: asksForCode,
  },
  'the role of staff': {
    areas: ['admin'],
    who: 'admin3',
    code: 'forbidden',
    holds: ({ pages }) => pages !== undefined && !pages.some((page) => canOpen(3, page)),
  },
  "a right that the partner's owner gives": {
    areas: ['partner'],
    who: 'partnerA',
    shut: (server) => changePartnerUsers(server, {}, { owner: 0, rights: [] }),
    code: 'forbidden',
    holds: ({ right }) => right !== undefined,
  },
}

/** Gates that an action keeps by what it finds, not by its row; each is driven where it stands. */
const KEPT_BY_ACTIONS = {
  'the privacy notice, before a code is sent': 'tests/server/core/otp.test.ts',
  'the second factor of staff, at the sign-in': 'tests/server/services/staff/staff.test.ts',
  'the agreement and the checks of a partner, before a link': 'tests/server/services/onboarding/evidence.test.ts',
  'the second person, before an act counts': 'tests/server/services/approvals/approvals.test.ts',
  'two right answers of a caller, before anything is shown': 'tests/server/services/callers/identity.test.ts',
  'a process that stops': 'tests/server/database/connections.test.ts',
}

const LEAVES = /logout|exitMasquerade/i
const rowOf = (key: EndpointKey): EndpointRow => ENDPOINTS[key]
const keysOf = (areas: readonly Area[]) =>
  (Object.keys(ENDPOINTS) as EndpointKey[]).filter((key) => areas.includes(rowOf(key).area))

/** No more than a call's address: who may call is decided before anything is read. */
async function codeOf(key: EndpointKey, { server, credentials }: World, who: CredentialKind): Promise<unknown> {
  const { method, path, upload, bodyKind } = rowOf(key)
  const body = method === 'POST' && !upload && bodyKind !== 'raw' ? { body: {} } : {}
  const reply = await send(server.app, credentials[who], { method, path: path.replaceAll(/\{\w+\}/g, '7'), ...body })
  return (reply.body as { code?: unknown } | undefined)?.code
}

describe.each(Object.entries(GATES))('%s', (_, { areas, who, shut, code, holds }) => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await makeTestServer()
    world = await keepWorld(server)
    server.deps.limits.profile = 'relaxed'
    await shut?.(server, world)
    await server.database.keep()
  })
  afterAll(() => server.close())

  it('holds back what it should, on the server, and nothing else', async () => {
    const keys = keysOf(areas)
    const expected = Object.fromEntries(keys.map((key) => [key, holds(rowOf(key), key)]))
    // A call that ends the session comes last.
    const held: Record<string, boolean> = {}
    for (const key of [...keys.filter((key) => !LEAVES.test(key)), ...keys.filter((key) => LEAVES.test(key))])
      held[key] = (await codeOf(key, world, who)) === code
    expect(held).toEqual(expected)
    expect(Object.values(expected)).toContain(true)
  })
})

describe('the gates that actions keep', () => {
  it.each(Object.entries(KEPT_BY_ACTIONS))('%s: driven in its own test', (_, file) => {
    expect(existsSync(file)).toBe(true)
  })
})

describe('before the identity check', () => {
  it('no public call takes the session along but these', () => {
    expect(
      keysOf(['public'])
        .filter((key) => rowOf(key).beforeIdentity)
        .sort(),
    ).toEqual([...PUBLIC_BEFORE_IDENTITY].sort())
  })

  const due = { prospectAppId: 'p', token: 't', identityDue: true, adminToken: null, roleId: null, partnerToken: null }
  const led = (page: PageKey, productType: 'Business Loans' | 'Credit Cards' | null) =>
    judge(
      { page, path: PAGES[page].paths[0] ?? '', callback: null, remembered: null },
      { ...due, partner: null, productType },
    )?.to ?? null

  it.each(PAGE_KEYS.filter((page) => PAGES[page].area === 'customer'))('%s, opened by its address', (page) => {
    const open = (PAGES[page] as { beforeIdentity?: true }).beforeIdentity === true
    // A page that asks for a sign-in shows what is somebody's.
    const welcoming = page === 'welcomeBack' || page === 'businessWelcomeBack'
    if (PAGES[page].guard !== 'none' && !welcoming) expect(open).toBe(false)
    expect(led(page, null)).toBe(open ? null : '/user/welcome-back')
    expect(led(page, 'Credit Cards')).toBe(open ? null : '/user/welcome-back')
    expect(led(page, 'Business Loans')).toBe(open ? null : '/user/business-welcome-back')
  })
})
