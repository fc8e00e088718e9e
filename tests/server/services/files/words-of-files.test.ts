import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCustomers } from '#server/seed/demo/seed-customers.ts'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { fileLine } from '#tests/builders/lender-file.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const NOW = new Date('2026-10-20T06:00:00Z')
const DAYS = { preset: 'custom_range', from: '2025-11-01', to: '2026-10-19' }
const PERIOD = '2025-11-01_2026-10-19'
const TODAY = '2026-10-20'

interface File {
  params?: Record<string, string>
  query?: Record<string, string>
  /** Of the file, without its ending. */
  name: string
}

/** Every list that leaves as a file, and what it is asked for. */
const FILES: Record<string, File> = {
  exportAuditLog: { query: { from: '2026-10-01', to: TODAY }, name: `activity-log-2026-10-01_${TODAY}` },
  exportDedupeChecks: { query: { from: '2026-01-01' }, name: `de-dupe-logs-2026-01-01_${TODAY}` },
  exportAllTrackingLinks: { name: `tracking-links-${TODAY}` },
  exportFactSheet: { name: `fact-sheet-${TODAY}` },
  exportProductsReport: { query: { ...DAYS, by: 'lender' }, name: `products-report-${PERIOD}` },
  exportJourneyReport: { query: { ...DAYS, by: 'channel' }, name: `customers-journey-${PERIOD}` },
  exportFigureRows: { query: { ...DAYS, count: 'journey_began' }, name: `journey-began-${PERIOD}` },
  exportInternalReport: { query: { ...DAYS, report: 'revenue' }, name: `internal-report-revenue-${PERIOD}` },
  exportInternalRows: { query: { ...DAYS, report: 'revenue', show: 'lines' }, name: `revenue-lines-${PERIOD}` },
  exportLedger: {
    params: { lenderId: '1' },
    query: { month: '2026-09' },
    name: 'reconciliation-1-2026-09',
  },
  exportChased: { name: `chase-list-${TODAY}` },
  exportLenderBills: { name: `lender-bills-${TODAY}` },
  exportLeadReport: { query: DAYS, name: `leads-${PERIOD}` },
  exportApplicationReport: { query: DAYS, name: `applications-${PERIOD}` },
  exportDisbursalReport: { query: DAYS, name: `disbursals-${PERIOD}` },
  exportPayoutReport: { query: { month: '2026-09' }, name: 'payouts-2026-09' },
  exportTaxReturn: { params: { quarter: '2026-Q2' }, name: 'tax-return-2026-Q2' },
  exportOwnTax: { params: { quarter: '2026-Q2' }, name: 'tax-2026-Q2' },
}
/** Theirs are the heads of the file that came; the bank says what its file looks like. */
const OF_OTHERS = ['exportFailedRows', 'downloadBankFile']

/** A name of the code: small letters, in words joined by underscores. */
const CODE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/
/** Columns of what others have named, campaigns, and of a row's own number. */
const NAMED_BY_OTHERS = ['Campaign', 'अभियान', 'Number', 'नंबर']

let server: TestServer
let admin: Browser
let partner: Browser
beforeAll(async () => {
  server = await makeTestServer()
  server.deps.limits.profile = 'relaxed'
  server.clock.set(NOW)
  await seedLeads(server.deps, 60, 'cl')
  await seedCustomers(server.deps, 40)
  await fileLine(server, { lender_id: 1, loan: 'LN-1', period: '2026-09' })
  admin = (await server.signInAdmin(1)).browser
  partner = (await server.signInPartner()).browser
  // The activity log has lines, too.
  for (const key of ['exportFigureRows', 'exportProductsReport', 'exportChased'] as const) await rowsOf(key, 'en')
})
afterAll(() => server.close())

const kindOf = (key: EndpointKey): string | undefined => (ENDPOINTS[key] as EndpointRow).answerKind

async function rowsOf(key: EndpointKey, language: string) {
  const { params, query } = FILES[key] ?? {}
  const isTable = kindOf(key) === 'table'
  const parts = { params, query: { ...query, ...(isTable && { format: 'xlsx' }) }, headers: { 'x-language': language } }
  const file = await (ENDPOINTS[key].area === 'partner' ? partner : admin).file(key, untyped(parts))
  const book = isTable ? read(file.body) : read(new TextDecoder().decode(file.body), { type: 'string', raw: true })
  const [sheet = ''] = book.SheetNames
  const rows: unknown[][] = utils.sheet_to_json(book.Sheets[sheet] ?? {}, { header: 1, raw: true, defval: null })
  return { rows, name: file.headers.get('content-disposition') }
}

describe('every list that leaves as a file', () => {
  const keys = Object.keys(ENDPOINTS) as EndpointKey[]
  const files = keys.filter((key) => kindOf(key) === 'table' || kindOf(key) === 'csv')

  it('is named here', () => {
    expect([...Object.keys(FILES), ...OF_OTHERS].sort()).toEqual([...files].sort())
  })

  it.each(files.filter((key) => !OF_OTHERS.includes(key)))(
    'has the words of the screen, and its period in its name: %s',
    async (key) => {
      const heads = []
      for (const language of LOCALES) {
        const { rows, name } = await rowsOf(key, language)
        expect(name).toMatch(new RegExp(`^attachment; filename="${FILES[key]?.name}\\.(csv|xlsx)"$`))
        const [head = [], ...lines] = rows
        for (const word of head) expect(String(word)).not.toMatch(CODE)
        for (const line of lines)
          for (const [at, cell] of line.entries())
            if (typeof cell === 'string' && !NAMED_BY_OTHERS.includes(String(head[at])))
              expect(cell, String(head[at])).not.toMatch(CODE)
        heads.push(head.join())
      }
      // In each language its own.
      expect(new Set(heads).size).toBe(LOCALES.length)
    },
  )
})
