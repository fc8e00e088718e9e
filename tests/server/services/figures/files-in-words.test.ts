import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FigureRow, JourneyReport } from '#src/contract/entities/figures/funnel-report.ts'
import type { InternalReportView } from '#src/contract/entities/figures/internal-report.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { listLenderNames } from '#server/db/repositories/catalogue/lenders.ts'
import { seedCustomers } from '#server/seed/seed-customers.ts'
import { seedLeads } from '#server/seed/seed-leads.ts'
import { exportFigureRows } from '#server/services/figures/export-figure-rows.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'

const NOW = new Date('2026-10-20T06:00:00Z')
const YEAR = `preset=custom_range&from=2025-11-01&to=${addDays(istDay(NOW), -1)}`

describe.each(engines())('names in files of figures, on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  let lender: [id: number, name: string]
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    server.deps.limits.profile = 'relaxed'
    server.clock.set(NOW)
    await seedLeads(server.deps, 60, 'cl')
    await seedCustomers(server.deps, 30)
    admin = (await server.signInAdmin(1)).browser
    const { choices } = await journey()
    const id = Number(choices.lender[0]?.value)
    lender = [id, (await listLenderNames(server.deps.db)).get(id) ?? '']
  })
  afterAll(() => server.close())

  const journey = async (more = '') => (await admin.get(`/api/customers-journey?${YEAR}${more}`)).body as JourneyReport
  async function aboutOf(path: string): Promise<unknown[][]> {
    const reply = await admin.file(path)
    expect([path, reply.status]).toEqual([path, 200])
    const book = read(reply.body)
    return utils.sheet_to_json(book.Sheets[book.SheetNames[1] ?? ''] ?? {}, { header: 1, raw: true })
  }

  it('a filter is named, and so is the figure whose rows they are: in either language', async () => {
    const [id, name] = lender
    const narrowed = `lender=${id}&channel=qr&product=Personal%20Loans&partner=cl&format=xlsx`
    const en = await aboutOf(`/api/customers-journey/export?${YEAR}&by=partner&${narrowed}`)
    expect(en).toEqual(
      expect.arrayContaining([
        ['Product', 'Personal loan'],
        ['Lender', name],
        ['Partner', 'Anand Money Mart, or no partner'],
        ['Came by', 'QR code'],
        ['Cut by', 'Partner'],
      ]),
    )
    const rows = await aboutOf(`/api/figure-rows/export?${YEAR}&count=journey_applied&${narrowed}`)
    expect(rows).toContainEqual(['Figure', 'Applied'])
    const query = { preset: 'last_30_days', count: 'journey_applied', lender: String(id) } as const
    const { basis } = await exportFigureRows(server.deps, query, { admin_id: 1, language: 'hi' })
    const hi = basis?.lines
    expect(hi).toEqual(
      expect.arrayContaining([
        ['आँकड़ा', 'आवेदन किया'],
        ['लेंडर', name],
      ]),
    )
    expect(await aboutOf(`/api/products-report/export?${YEAR}&by=lender&lender=-&format=xlsx`)).toContainEqual([
      'Lender',
      'No lender',
    ])
  })

  it('rows of an internal report say which figure they are behind, and of whom', async () => {
    const view = (await admin.get(`/api/internal-report?report=lenders&${YEAR}`)).body as InternalReportView
    const group = view.groups.find((each) => each.group === 'lender')
    const path = `/api/internal-report/export?report=lenders&show=failed&group=lender&key=${group?.key}&${YEAR}&format=xlsx`
    expect(await aboutOf(path)).toEqual(
      expect.arrayContaining([
        ['Figure', 'Failed calls'],
        ['Group', 'Lender'],
        ['In the group', group?.name],
      ]),
    )
    const owed = await aboutOf(
      '/api/internal-report/export?report=liability&show=lines&group=partner&key=1&format=xlsx',
    )
    expect(owed).toContainEqual(['In the group', 'Anand Money Mart'])
  })

  it('a partner stands by its name, and nobody where nobody brought them', async () => {
    const { rows } = (await admin.get(`/api/figure-rows?${YEAR}&count=journey_began&size=100`)).body as {
      rows: FigureRow[]
    }
    // Our own site's people came on their own, unless a lead of the partner of that code says otherwise.
    for (const { partner, channel, partner_name } of rows.filter((row) => row.partner === 'cl'))
      expect([partner, channel, partner_name]).toEqual([
        'cl',
        channel,
        channel === 'direct' ? null : 'Anand Money Mart',
      ])
    expect(rows.filter(({ partner_name }) => partner_name === null).length).toBeGreaterThan(0)
    const { choices } = await journey()
    expect(choices.partner).toContainEqual({ value: 'cl', label: 'Anand Money Mart' })
    const file = String((await admin.get(`/api/figure-rows/export?${YEAR}&count=journey_began`)).body)
    expect(file).toContain(',No partner,direct,')
    expect(file).toContain(',Anand Money Mart,')
    expect(file).not.toContain(',cl,')
    const cut = String((await admin.get(`/api/customers-journey/export?${YEAR}&by=lender`)).body)
    expect(cut).toContain(`cut,submitted,${lender[1]},`)
    expect(cut).not.toContain(`cut,submitted,${lender[0]},`)
    const byPartner = String((await admin.get(`/api/customers-journey/export?${YEAR}&by=partner`)).body)
    expect(byPartner).toContain('cut,visits,"Anand Money Mart, or no partner",')
  })
})
