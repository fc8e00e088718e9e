import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeAudit } from '#server/services/audit/write-audit.ts'
import { CSV_BOM } from '#src/contract/rules/csv.ts'
import { days, hours } from '#src/contract/rules/time.ts'
import { storedLenders } from '#tests/builders/catalogue.ts'
import { addAuditLog } from '#tests/builders/log.ts'
import { storedPartnerUsers } from '#tests/builders/partner.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser, QueryTo } from '#tests/setup/browser.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { signInWithPassword } from '#tests/setup/sign-in/sign-in-over-http.ts'

/** Midnight of 1 March 2026 in India. */
const START = Date.parse('2026-02-28T18:30:00Z')
const HOURS = 60

describe.each(bothEngines())('the activity log on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    // With an entry of its own.
    admin = (await signInWithPassword(server, 1)).browser
    // Every hour one entry; two of an instant each, so that the order has to be told by number.
    const entries = Array.from({ length: HOURS * 2 }, (_, at) => ({
      at: new Date(START + Math.floor(at / 2) * hours(1)),
      actor: at % 3 === 0 ? 'partner:7' : 'admin:9',
      action: at % 4 === 0 ? 'lender.update' : 'card.update',
      object: at % 2 === 0 ? 'lender:3' : null,
      after: { at, name: at === 5 ? '=HYPERLINK("x")' : 'a, "b"\nc' },
      hash: 'f'.repeat(64),
    }))
    await addAuditLog(server, entries)
    await server.database.keep()
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
  })
  afterAll(() => server.close())

  const page = (query: QueryTo<'listAuditLog'>) => admin.call('listAuditLog', { query })
  const MINE = { from: '2026-03-01', to: '2026-03-03' }

  it('pages neither repeat nor lose an entry, in either direction', async () => {
    for (const sort of ['at', 'actor', 'action', 'object'])
      for (const direction of ['asc', 'desc'] as const) {
        const seen: Awaited<ReturnType<typeof page>>['rows'] = []
        for (let at = 1; at <= 5; at += 1) {
          const { rows, total, capped } = await page({ ...MINE, sort, direction, page: at })
          expect([total, capped]).toEqual([HOURS * 2, false])
          seen.push(...rows)
        }
        expect(new Set(seen.map(({ audit_id }) => audit_id)).size).toBe(HOURS * 2)
        expect(seen).toHaveLength(HOURS * 2)
        if (sort === 'at') {
          const times = seen.map(({ at }) => at)
          expect(times).toEqual(direction === 'asc' ? times.toSorted() : times.toSorted().reverse())
        }
      }
    expect((await page({ ...MINE, page: 6 })).rows).toEqual([])
  })

  it('names who acted, and nobody who is not known', async () => {
    const { rows: own } = await page({ actor: 'admin:1' })
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own.map(({ actor_name }) => actor_name))).toEqual(new Set(['Asha Rao']))
    expect(new Set((await page({ actor: 'admin:9' })).rows.map(({ actor_name }) => actor_name))).toEqual(
      new Set([null]),
    )
    const [person] = await storedPartnerUsers(server)
    const key = `partner:${person?.partner_user_id}`
    await writeAudit(server.deps, { actor: key, action: 'named', object: 'named:1' })
    expect((await page({ actor: key, action: 'named' })).rows[0]?.actor_name).toBe(person?.name)
    const { entries } = await admin.call('listAuditEntries', { query: { object: 'named:1' } })
    expect(entries.map(({ actor_name }) => actor_name)).toEqual([person?.name])
  })

  it('filters by actor, action, record and days of India, each by itself and together', async () => {
    expect((await page({ actor: 'partner:7' })).total).toBe(40)
    expect((await page({ ...MINE, action: 'lender.update' })).total).toBe(30)
    expect((await page({ object: 'lender:3' })).total).toBe(60)
    expect((await page({ actor: 'partner:7', action: 'lender.update', object: 'lender:3' })).total).toBe(10)
    // 24 hours, two entries each: the last day is included, midnight of the next one is not.
    expect((await page({ from: '2026-03-02', to: '2026-03-02' })).total).toBe(48)
    const { rows } = await page({ from: '2026-03-02', to: '2026-03-02', direction: 'asc' })
    expect(rows[0]?.at).toBe(new Date(START + days(1)).toISOString())
  })

  it('is searched by names of people and records, by actions, and by whole records', async () => {
    const [person] = await storedPartnerUsers(server)
    const [lender] = await storedLenders(server)
    if (!person || !lender) throw new Error('nothing was seeded')
    const write = (actor: string, action: string, object: string) =>
      writeAudit(server.deps, { actor, action, object, after: {} })
    await write(`partner:${person.partner_user_id}`, 'zz.odd', 'ticket:TK-100%_x')
    await write('admin:999', 'zz.even', `lender:${lender.lender_id}`)
    const found = async (search: string, action?: string) =>
      (await page({ search, action })).rows.map(({ action }) => action)
    expect(await found(person.name.slice(1, -1).toUpperCase(), 'zz.odd')).toEqual(['zz.odd'])
    expect(await found(` ${person.email} `, 'zz.odd')).toEqual(['zz.odd'])
    expect(await found(lender.name.toLowerCase(), 'zz.even')).toEqual(['zz.even'])
    expect(await found('Z.ODD')).toEqual(['zz.odd'])
    expect(await found('zz.')).toEqual(['zz.even', 'zz.odd'])
    expect(await found('TK-100%_x')).toEqual(['zz.odd'])
    expect(await found('admin:999')).toEqual(['zz.even'])
    for (const none of ['%', '_', 'zz_odd', '\\', "'", 'z%d']) expect(await found(none), none).toEqual([])
    const file = await admin.call('exportAuditLog', { query: { search: 'zz.' } })
    expect(file.match(/zz\./g)).toHaveLength(2)
    const [taken] = (await page({ action: 'audit.export' })).rows
    expect(taken).toMatchObject({ after: { search: true } })
  })

  it('takes sizes, sorts and filters of its closed lists alone', async () => {
    const wrong = [
      { page: 0 },
      { page: -1 },
      { page: '1e3' },
      { page: 100_000 },
      { size: 10 },
      { size: 1_000 },
      { sort: 'hash' },
      { sort: 'at;drop' },
      { direction: 'up' },
      { actor: "'or 1=1" },
      { action: 'a b' },
      { object: '\0' },
      { from: '2026-02-30' },
      { to: 'yesterday' },
      { x: 1 },
      { object: 'a'.repeat(201) },
      { search: 'a'.repeat(81) },
      { search: '' },
      { search: '\0' },
    ]
    for (const query of wrong)
      expect([query, await admin.status('listAuditLog', { query: untyped(query) })]).toEqual([query, 422])
    expect((await admin.get('/api/audit/log?page=1&page=2')).status).toBe(400)
  })

  it('exports every entry that passes, safe for spreadsheets, and says who took it', async () => {
    const { status, headers, body } = await admin.answer('exportAuditLog', { query: MINE })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="activity-log-2026-03-01_2026-03-03\.csv"$/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    const lines = (body as string).replace(CSV_BOM, '').split('\r\n')
    expect(lines[0]).toBe('Number,When,Who,On behalf of,What,Record,Before,After')
    expect(lines).toHaveLength(HOURS * 2 + 2)
    expect(lines.at(-1)).toBe('')
    expect(lines[1]).toContain('"{""at"":119')
    const [last] = (await page({ action: 'audit.export' })).rows
    expect(last).toMatchObject({ actor: 'admin:1', after: { from: '2026-03-01', to: '2026-03-03' } })
    expect(await admin.status('exportAuditLog', { query: untyped({ page: 1 }) })).toBe(422)
  })

  it('parts of the export meet without a gap', async () => {
    const more = Array.from({ length: 2_100 }, (_, at) => ({
      at: new Date(START - days(10)),
      actor: 'admin:8',
      action: 'many',
      object: `lender:${at}`,
      hash: 'f'.repeat(64),
    }))
    await addAuditLog(server, more)
    const lines = String(await admin.call('exportAuditLog', { query: { actor: 'admin:8' } }))
      .split('\r\n')
      .slice(1, -1)
    expect(new Set(lines).size).toBe(2_100)
    expect(lines).toHaveLength(2_100)
  })
})
