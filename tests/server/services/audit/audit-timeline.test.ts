import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyAudit } from '#server/services/audit/verify-audit.ts'
import { writeAudit } from '#server/services/audit/write-audit.ts'
import { changeAuditLog } from '#tests/builders/log.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

let server: TestServer
let admin: Browser
beforeAll(async () => {
  server = await makeTestServer()
  admin = (await server.signInAdmin(1)).browser
})
afterAll(() => server.close())

const page = (object: string, cursor?: number) => admin.call('listAuditEntries', { query: { object, cursor } })
const verify = () => admin.call('verifyAudit')

it('a change stands on its record with both values and who made it', async () => {
  await admin.call('updatePartnerUtm', { params: { id: 1 }, body: { utm_id: 'first' } })
  await admin.call('updatePartnerUtm', { params: { id: 1 }, body: { utm_id: 'second' } })
  await admin.call('updatePartnerUtm', { params: { id: 2 }, body: { utm_id: 'other' } })
  const { entries, next } = await page('partner:1')
  expect(next).toBeNull()
  expect(entries.map(({ after }) => after)).toEqual([{ utm_id: 'second' }, { utm_id: 'first' }])
  expect(entries[0]).toMatchObject({ action: 'partner.utm', actor: 'admin:1', before: { utm_id: 'first' } })
})

it('pages neither repeat nor lose an entry', async () => {
  for (let each = 0; each < 101; each += 1)
    await writeAudit(server.deps, { actor: 'admin:1', action: 'test', object: 'lender:3', after: { each } })
  const seen: number[] = []
  let cursor: number | undefined
  for (let pages = 0; pages < 4; pages += 1) {
    const { entries, next } = await page('lender:3', cursor)
    seen.push(...entries.map(({ after }) => (after as { each: number }).each))
    if (next === null) break
    cursor = next
  }
  expect(seen).toEqual(Array.from({ length: 101 }, (_, at) => 100 - at))
})

it('no object, or one that is none, is refused', async () => {
  const three = { object: 'lender:3' }
  for (const query of [{}, { object: '' }, { object: 'lender' }, { ...three, cursor: 0 }, { ...three, x: 1 }])
    expect(await admin.status('listAuditEntries', { query: untyped(query) })).toBe(422)
})

it('the chain is whole over more than one part, until somebody changes a row', async () => {
  for (let each = 0; each <= 1_000; each += 1)
    await writeAudit(server.deps, { actor: 'admin:1', action: 'test', object: 'lender:4', after: { each } })
  let turns = 0
  let running = true
  const turn = () => {
    turns += 1
    if (running) setImmediate(turn)
  }
  setImmediate(turn)
  const before = await verifyAudit(server.deps)
  running = false
  // Whoever else waits has a turn between two parts.
  expect(turns).toBeGreaterThan(1)
  expect(before.broken).toBeNull()
  expect(before.checked).toBeGreaterThan(1_000)
  const [target] = (await page('lender:4')).entries
  const { db } = server.deps
  // The database itself refuses changes; a tamperer with all rights switches that off first.
  await db.execute(sql`alter table audit_log disable trigger all`)
  await changeAuditLog(server, { audit_id: target?.audit_id ?? 0 }, { actor: 'admin:2' })
  await db.execute(sql`alter table audit_log enable trigger all`)
  expect((await verify()).broken).toBe(target?.audit_id)
})
