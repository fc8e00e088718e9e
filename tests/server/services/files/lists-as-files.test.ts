import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CSV_BOM } from '#src/contract/rules/csv.ts'
import { seedLeads } from '#server/seed/seed-leads.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'

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

async function sheetsOf(browser: Browser, path: string) {
  const reply = await browser.file(path)
  expect([path, reply.status]).toEqual([path, 200])
  const book = read(reply.body)
  const [rows = [], basis = []] = book.SheetNames.map((name) =>
    utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1, raw: true, defval: null }),
  )
  return { names: book.SheetNames, rows, basis }
}

const LISTS = [
  ['/api/tracking-links/export?', 'Tracking links'],
  ['/api/dedupe-checks/export?', 'De-dupe logs'],
  ['/api/audit/export?', 'Activity log'],
  ['/api/fact-sheet/export?', 'Fact sheet'],
] as const
const REPORTS = [
  ['/api/partner/reports/leads/export?', 'Leads'],
  ['/api/partner/reports/applications/export?', 'Applications'],
  ['/api/partner/reports/disbursals/export?', 'Loans paid out'],
  ['/api/partner/reports/payouts/export?', 'Payouts'],
] as const

describe('a list as a file', () => {
  it.each([...LISTS, ...REPORTS])(
    'has the same columns in both formats, and a sheet that says what it is: %s',
    async (path, name) => {
      const browser = path.includes('/partner/') ? partner : admin
      const csv = String((await browser.get(path.slice(0, -1))).body).replace(CSV_BOM, '')
      const { names, rows, basis } = await sheetsOf(browser, `${path}format=xlsx`)
      expect(names).toEqual([name, 'Filters'])
      expect(rows[0]?.join(',')).toBe(csv.split('\r\n')[0])
      expect(basis.slice(0, 2)).toEqual([
        ['List', name],
        ['As of (IST)', '2026-10-20 11:30'],
      ])
      expect((await browser.get(`${path}format=pdf`)).status).toBe(422)
    },
  )

  it('says what narrows it, and of a search only that there was one', async () => {
    const { basis } = await sheetsOf(admin, '/api/audit/export?actor=admin:1&search=9876543210&format=xlsx')
    expect(basis.slice(2)).toEqual([
      ['Who', 'admin:1'],
      ['Search', 'Something was searched for'],
    ])
    const { basis: ofDays } = await sheetsOf(
      partner,
      '/api/partner/reports/leads/export?preset=last_7_days&channel=qr&format=xlsx',
    )
    expect(ofDays.slice(2)).toEqual([
      ['From', '2026-10-13'],
      ['To', '2026-10-19'],
      ['Came by', 'qr'],
    ])
  })

  it('keeps numbers as numbers, and nothing in it runs', async () => {
    const { rows } = await sheetsOf(admin, '/api/tracking-links/export?format=xlsx')
    const clicks = rows[0]?.indexOf('clicks') ?? -1
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows.slice(1)) expect(typeof row[clicks]).toBe('number')
    for (const cell of rows.flat()) if (typeof cell === 'string') expect(cell).not.toMatch(/^[=+@|%-]/)
  })
})
