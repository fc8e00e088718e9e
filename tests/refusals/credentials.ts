import type { TestServer } from '#tests/setup/server.ts'
import { send } from './send.ts'
import type { Credential } from './send.ts'

/** Every kind of credential that a request can show, in the order of the oracle's columns. */
export const CREDENTIALS = [
  'anon',
  'consumerA',
  'consumerB',
  'admin1',
  'admin2',
  'admin3',
  'partnerA',
  'partnerB',
  'masqUserA',
  'masqPartnerA',
  'expired',
  'revoked',
  'forged',
  'cookieCustomer',
  'cookieAdmin',
  'cookiePartner',
  'bearerCustomer',
  'bearerAdmin',
  'bearerPartner',
  'crossed',
] as const
export type CredentialKind = (typeof CREDENTIALS)[number]

interface OwnedIds {
  userId: number
  appId: string
  prospectAppId: string
}
export interface World {
  server: TestServer
  credentials: Record<CredentialKind, Credential>
  /** Rows of consumer A and of consumer B. */
  a: OwnedIds
  b: OwnedIds
}

const MINTED = [
  'consumerA',
  'consumerB',
  'admin1',
  'admin2',
  'admin3',
  'partnerA',
  'partnerB',
  'masqUserA',
  'masqPartnerA',
  'expired',
  'revoked',
] as const
interface Minted {
  token: string
  cookie: string
  ids: OwnedIds
}

/** Fresh sign-ins of everybody, and what a thief makes of them: halves, crossings and a forgery. */
export async function mintWorld(server: TestServer): Promise<World> {
  const { status, body } = await server.browser().post('/api/demo/actors')
  if (status !== 200) throw new Error(`no actors: ${status} ${JSON.stringify(body)}`)
  const actors = body as Record<(typeof MINTED)[number], Minted>
  const { consumerA, consumerB, admin1, partnerA } = actors
  const whole = Object.fromEntries(
    MINTED.map((kind) => [kind, { token: actors[kind].token, cookie: actors[kind].cookie }]),
  ) as Record<(typeof MINTED)[number], Credential>
  const credentials: World['credentials'] = {
    ...whole,
    anon: { token: null, cookie: null },
    forged: { token: 'f0rged'.repeat(7) + '0', cookie: consumerA.cookie },
    cookieCustomer: { token: null, cookie: consumerA.cookie },
    cookieAdmin: { token: null, cookie: admin1.cookie },
    cookiePartner: { token: null, cookie: partnerA.cookie },
    bearerCustomer: { token: consumerA.token, cookie: null },
    bearerAdmin: { token: admin1.token, cookie: null },
    bearerPartner: { token: partnerA.token, cookie: null },
    crossed: { token: consumerA.token, cookie: consumerB.cookie },
  }
  // The first refusal of a sign-in that is over marks it so and forgets its kept token; the next ones move nothing.
  for (const kind of ['expired', 'revoked'] as const)
    await send(server.app, credentials[kind], { method: 'GET', path: '/api/consents' })
  return { server, credentials, a: consumerA.ids, b: consumerB.ids }
}

/** The sign-ins of everybody, made once for all cases of a `describe`; each goes back to them. */
export async function keepWorld(server: TestServer): Promise<World> {
  const world = await mintWorld(server)
  await server.database.keep()
  return world
}

export async function backToWorld(server: TestServer): Promise<void> {
  await server.reset()
  server.deps.limits.profile = 'relaxed'
}
