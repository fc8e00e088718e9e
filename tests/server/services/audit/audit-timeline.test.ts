import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog } from '#server/db/schema.ts'
import { verifyAudit } from '#server/services/audit/verify-audit.ts'
import { writeAudit } from '#server/services/audit/write-audit.ts'
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

interface Page {
  entries: { audit_id: number; action: string; before: unknown; after: unknown; actor: string }[]
  next: number | null
}
const page = async (object: string, cursor?: number) =>
  (await admin.get(`/api/audit?object=${object}${cursor === undefined ? '' : `&cursor=${cursor}`}`)).body as Page
const verify = async () => (await admin.get('/api/audit/verify')).body as { checked: number; broken: number | null }

it('a change stands on its record with both values and who made it', async () => {
  await admin.post('/api/update-partner-utm/1', { utm_id: 'first' })
  await admin.post('/api/update-partner-utm/1', { utm_id: 'second' })
  await admin.post('/api/update-partner-utm/2', { utm_id: 'other' })
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
  for (const query of ['', '?object=', '?object=lender', '?object=lender:3&cursor=0', '?object=lender:3&x=1'])
    expect((await admin.get(`/api/audit${query}`)).status).toBe(422)
})

it('the chain is whole over more than one part, until somebody changes a row', async () => {
  for (let each = 0; each < 1_000; each += 1)
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
  await db
    .update(auditLog)
    .set({ actor: 'admin:2' })
    .where(eq(auditLog.audit_id, target?.audit_id ?? 0))
  await db.execute(sql`alter table audit_log enable trigger all`)
  expect((await verify()).broken).toBe(target?.audit_id)
})
