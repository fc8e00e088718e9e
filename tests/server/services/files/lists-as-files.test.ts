import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import { CSV_BOM, csvLine } from '#src/contract/rules/csv.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser, Options } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const NOW = new Date('2026-10-20T06:00:00Z')
let server: TestServer
let admin: Browser
let partner: Browser
beforeAll(async () => {
  server = await makeTestServer()
  server.deps.limits.profile = 'relaxed'
  server.clock.set(NOW)
  await seedLeads(server.deps, 20, 'cl')
  admin = (await server.signInAdmin(1)).browser
  partner = (await server.signInPartner()).browser
})
afterAll(() => server.close())

async function sheetsOf<K extends EndpointKey>(browser: Browser, key: K, ...options: Options<K>) {
  const book = read((await browser.file(key, ...options)).body)
  const [rows = [], basis = []] = book.SheetNames.map((name) =>
    utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1, raw: true, defval: null }),
  )
  return { names: book.SheetNames, rows, basis }
}

const LISTS = [
  ['exportAllTrackingLinks', 'Tracking links'],
  ['exportDedupeChecks', 'De-dupe logs'],
  ['exportAuditLog', 'Activity log'],
  ['exportFactSheet', 'Fact sheet'],
] as const
const REPORTS = [
  ['exportLeadReport', 'Leads'],
  ['exportApplicationReport', 'Applications'],
  ['exportDisbursalReport', 'Loans paid out'],
  ['exportPayoutReport', 'Payouts'],
] as const

describe('a list as a file', () => {
  it.each([...LISTS, ...REPORTS])(
    'has the same columns in both formats, and a sheet that says what it is: %s',
    async (key, name) => {
      const browser = ENDPOINTS[key].area === 'partner' ? partner : admin
      const csv = (await browser.call(key)).replace(CSV_BOM, '')
      const { names, rows, basis } = await sheetsOf(browser, key, { query: { format: 'xlsx' } })
      expect(names).toEqual([name, 'Filters'])
      expect(csvLine(rows[0] ?? [])).toBe(`${csv.split('\r\n')[0]}\r\n`)
      expect(basis.slice(0, 2)).toEqual([
        ['List', name],
        ['As of (IST)', '2026-10-20 11:30'],
      ])
      expect(await browser.status(key, { query: untyped({ format: 'pdf' }) })).toBe(422)
    },
  )

  it('says what narrows it, and of a search only that there was one', async () => {
    const { basis } = await sheetsOf(admin, 'exportAuditLog', {
      query: { actor: 'admin:1', search: '9876543210', format: 'xlsx' },
    })
    expect(basis.slice(2)).toEqual([
      ['Who', 'admin:1'],
      ['Search', 'Something was searched for'],
    ])
    const { basis: ofDays } = await sheetsOf(partner, 'exportLeadReport', {
      query: { preset: 'last_7_days', channel: 'qr', format: 'xlsx' },
    })
    expect(ofDays.slice(2)).toEqual([
      ['From', '2026-10-13'],
      ['To', '2026-10-19'],
      ['Channel', 'QR code'],
    ])
  })

  it('keeps numbers as numbers, and nothing in it runs', async () => {
    const { rows } = await sheetsOf(admin, 'exportAllTrackingLinks', { query: { format: 'xlsx' } })
    const clicks = rows[0]?.indexOf('Clicks') ?? -1
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows.slice(1)) expect(typeof row[clicks]).toBe('number')
    for (const cell of rows.flat()) if (typeof cell === 'string') expect(cell).not.toMatch(/^[=+@|%-]/)
  })
})
