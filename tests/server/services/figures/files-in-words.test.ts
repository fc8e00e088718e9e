import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listLenderNames } from '#server/db/repositories/catalogue/lenders.ts'
import { seedCustomers } from '#server/seed/demo/seed-customers.ts'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { exportFigureRows } from '#server/services/figures/export-figure-rows.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import type { Browser, Options } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const NOW = new Date('2026-10-20T06:00:00Z')
const YEAR = { preset: 'custom_range', from: '2025-11-01', to: addDays(istDay(NOW), -1) } as const

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

  const journey = () => admin.call('getJourneyReport', { query: YEAR })
  async function aboutOf<K extends EndpointKey>(key: K, ...options: Options<K>): Promise<unknown[][]> {
    const book = read((await admin.file(key, ...options)).body)
    return utils.sheet_to_json(book.Sheets[book.SheetNames[1] ?? ''] ?? {}, { header: 1, raw: true })
  }

  it('a filter is named, and so is the figure whose rows they are: in either language', async () => {
    const [id, name] = lender
    const narrowed = { lender: id, channel: 'qr', product: 'Personal Loans', partner: 'cl', format: 'xlsx' } as const
    const en = await aboutOf('exportJourneyReport', { query: { ...YEAR, by: 'partner', ...narrowed } })
    expect(en).toEqual(
      expect.arrayContaining([
        ['Product', 'Personal loan'],
        ['Lender', name],
        ['Partner', 'Anand Money Mart, or no partner'],
        ['Channel', 'QR code'],
        ['Cut by', 'Partner'],
      ]),
    )
    const rows = await aboutOf('exportFigureRows', { query: { ...YEAR, count: 'journey_applied', ...narrowed } })
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
    expect(
      await aboutOf('exportProductsReport', { query: { ...YEAR, by: 'lender', lender: '-', format: 'xlsx' } }),
    ).toContainEqual(['Lender', 'No lender'])
  })

  it('rows of an internal report say which figure they are behind, and of whom', async () => {
    const view = await admin.call('getInternalReport', { query: { report: 'lenders', ...YEAR } })
    const group = view.groups.find((each) => each.group === 'lender')
    expect(
      await aboutOf('exportInternalRows', {
        query: { report: 'lenders', show: 'failed', group: 'lender', key: group?.key, ...YEAR, format: 'xlsx' },
      }),
    ).toEqual(
      expect.arrayContaining([
        ['Figure', 'Failed calls'],
        ['Group', 'Lender'],
        ['In the group', group?.name],
      ]),
    )
    const owed = await aboutOf('exportInternalRows', {
      query: { report: 'liability', show: 'lines', group: 'partner', key: 1, format: 'xlsx' },
    })
    expect(owed).toContainEqual(['In the group', 'Anand Money Mart'])
  })

  it('a partner stands by its name, and nobody where nobody brought them', async () => {
    const { rows } = await admin.call('listFigureRows', { query: { ...YEAR, count: 'journey_began', size: 100 } })
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
    const file = await admin.call('exportFigureRows', { query: { ...YEAR, count: 'journey_began' } })
    expect(file).toContain(',No partner,Direct,')
    expect(file).toContain(',Anand Money Mart,')
    expect(file).not.toContain(',cl,')
    const cut = await admin.call('exportJourneyReport', { query: { ...YEAR, by: 'lender' } })
    expect(cut).toContain(`Step by step,Applications,${lender[1]},`)
    expect(cut).not.toContain(`Step by step,Applications,${lender[0]},`)
    const byPartner = await admin.call('exportJourneyReport', { query: { ...YEAR, by: 'partner' } })
    expect(byPartner).toContain('Step by step,Opened the site,"Anand Money Mart, or no partner",')
  })
})
