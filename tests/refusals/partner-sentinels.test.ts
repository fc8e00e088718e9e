import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '#server/db/client.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { engines } from '#tests/setup/database.ts'
import { compareAsTheyAre } from '#tests/setup/quick-passwords.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { backToWorld, mintWorld } from './credentials.ts'
import type { CredentialKind, World } from './credentials.ts'
import { PARTNER_ASKS } from './partner-asks.ts'
import type { Ask } from './partner-asks.ts'
import { send } from './send.ts'
import { rows } from './watch-writes.ts'
import { plantSentinels } from './worlds/sentinels.ts'
import type { Planted } from './worlds/sentinels.ts'

compareAsTheyAre()

const ROWS = Object.entries<EndpointRow>(ENDPOINTS).filter(([, { area, scope }]) => area === 'partner' || scope)
/** Written by every call, whoever makes it, and what browsers keep. */
const NOBODYS = ['audit_log', 'audit_unsealed', 'rate_counters', 'cookie_store']

it('every call of a partner has its asks here', () => {
  expect(Object.keys(PARTNER_ASKS).toSorted()).toEqual(ROWS.map(([key]) => key).toSorted())
})

describe.each(engines())('what partner A has, before partner B, on %s', (engine) => {
  let server: TestServer
  let world: World
  let planted: Planted
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    server.deps.limits.profile = 'relaxed'
    // First: it ends what partners were signed in with before, and one of A's sign-ins is planted.
    world = await mintWorld(server)
    planted = await plantSentinels(server)
    await server.database.keep()
  })
  beforeEach(() => backToWorld(server))
  afterAll(() => server.close())

  async function ask(who: 'a' | 'b', row: EndpointRow, { params = {}, query, body, raw, own }: Ask) {
    const kind: CredentialKind = row.scope ? 'anon' : who === 'a' ? 'partnerA' : 'partnerB'
    const path = Object.entries(params).reduce<string>((text, [name, id]) => text.replace(`{${name}}`, id), row.path)
    const before = await rowsBut(server.database.db)
    const reply = await send(server.app, world.credentials[kind], {
      method: row.method,
      path: query === undefined ? path : `${path}?${query}`,
      ...(raw ? { raw } : { body }),
      headers: row.scope ? { authorization: planted.apiKeys[who] } : {},
    })
    const said = `${reply.text}\n${[...reply.headers].join('\n')}`
    return { ...reply, path, before, heard: planted.words.filter((word) => word !== own && said.includes(word)) }
  }

  it('is read by A itself, every word of it', async () => {
    const heard = new Set<string>()
    for (const [, row] of ROWS.filter(([, { method, params }]) => method === 'GET' && !params))
      for (const word of (await ask('a', row, {})).heard) heard.add(word)
    const thread = await ask('a', ENDPOINTS.getPartnerTicket, { params: { ticket: planted.ids.ticket } })
    for (const word of thread.heard) heard.add(word)
    expect(planted.words.filter((word) => !heard.has(word))).toEqual([])
  })

  it.each(ROWS)('%s tells B nothing of it and leaves it as it is', async (key, row) => {
    for (const each of (await PARTNER_ASKS[key]?.(planted, server.deps)) ?? []) {
      const { status, text, path, heard, before } = await ask('b', row, each)
      expect([path, status], text).toEqual([path, each.status ?? (row.params ? 404 : 200)])
      expect(heard, text).toEqual([])
      const after = await rowsBut(server.database.db)
      expect([...before.keys()].filter((line) => !after.has(line))).toEqual([])
      expect([...after].filter(([line, owner]) => owner === '1' && !before.has(line))).toEqual([])
    }
  })
})

/** Every row that is not partner B's own, by its table and checksum, with the partner that it names. */
async function rowsBut(db: Db): Promise<Map<string, string | null>> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const names = tables.map(({ name }) => name).filter((name) => !NOBODYS.includes(name))
  if (names.length < 10) throw new Error('the tables are not there: nothing would be compared')
  const lines = await rows<{ line: string; owner: string | null }>(db, sql.raw(names.map(linesOf).join(' union all ')))
  return new Map(lines.map(({ line, owner }) => [line, owner]))
}

function linesOf(name: string): string {
  const json = `(to_jsonb(t) - 'last_seen_at')`
  // B's own sign-ins and codes come, are used and end.
  const ofPeople = `(select partner_user_id from partner_users where partner_id = 2)`
  const own =
    name === 'sessions'
      ? `t.area = 'partner' and t.subject_id = 2`
      : name === 'otps'
        ? `t.partner_user_id in ${ofPeople}`
        : `${json}->>'partner_id' = '2'`
  return `select '${name} ' || md5(${json}::text) as line, ${json}->>'partner_id' as owner from ${name} t where (${own}) is not true`
}
