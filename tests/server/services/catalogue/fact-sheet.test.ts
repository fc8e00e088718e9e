import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateLenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import { updatePartner } from '#server/db/repositories/partners/partners.ts'
import { getFactSheet } from '#server/services/catalogue/get-fact-sheet.ts'
import { UNNAMED } from '#tests/builders/catalogue.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const AT = new Date('2026-11-23T06:00:00Z')
const COMPANY = {
  legalName: 'Udhaar Bazaar Private Limited',
  address: '4 MG Road, Pune 411001',
  insuranceLicence: 'CA 0815',
  officer: { name: { en: 'R. Iyer', hi: 'आर. अय्यर' }, email: 'officer@udhaar.in', phone: '020 1234 5678' },
}

describe('the fact sheet for regulators', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer()
    const { db } = server.deps
    await updateLenderRow(
      db,
      1,
      { website: 'https://one.example.com', privacy_policy: 'https://one.example.com/p' },
      AT,
    )
    await updateLenderRow(
      db,
      1,
      { nodal_officer_name: 'S. Rao', nodal_officer_phone: '022 5550', working_since: '2025-04-01' },
      AT,
    )
    await updateLenderRow(db, 2, { lender_status: 0 }, AT)
    await updateLenderRow(db, 3, { ...UNNAMED, working_since: null }, AT)
    await updatePartner(db, 1, { hosts: ['loans.partner.example'] })
  })
  afterAll(() => server.close())

  it('names every address, the company with its officer, and the lenders that are on with what is not entered', async () => {
    const live = {
      ...server.deps,
      env: {
        ...server.deps.env,
        mode: 'live' as const,
        company: COMPANY,
        publicOrigin: 'https://udhaar.in',
        brandOrigins: ['https://shop.creditlane.example'],
      },
    }
    const sheet = await getFactSheet(live)
    expect(sheet.invented).toBe(false)
    expect(sheet.apps.map(({ address }) => address).toSorted()).toEqual([
      'https://loans.partner.example',
      'https://shop.creditlane.example',
      'https://udhaar.in',
    ])
    expect(sheet.owner).toEqual({
      name: COMPANY.legalName,
      address: COMPANY.address,
      officer: 'R. Iyer',
      officer_phone: '020 1234 5678',
      officer_email: 'officer@udhaar.in',
    })
    const named = new Map(sheet.lenders.map((lender) => [lender.lender_id, lender]))
    expect(named.has(2)).toBe(false)
    expect(named.get(1)).toMatchObject({ nodal_officer_name: 'S. Rao', working_since: '2025-04-01', missing: [] })
    expect(named.get(3)?.missing).toEqual(['website', 'privacy_policy', 'grievance_page', 'working_since'])
    expect(JSON.stringify(sheet)).not.toMatch(/Meera Kulkarni|grievance@creditlane/)
  })

  it('says in a demonstration that it is made up, and as a file has a line for each address and lender', async () => {
    const { browser } = await server.signInAdmin(1)
    const sheet = await browser.call('getFactSheet')
    expect(sheet.invented).toBe(true)
    const { status, body, headers } = await browser.answer('exportFactSheet')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/fact-sheet-\d{4}-\d\d-\d\d\.csv/)
    const [, ...lines] = (body as string).trim().split('\r\n')
    expect(lines).toHaveLength(sheet.apps.length * sheet.lenders.length)
    expect(lines.filter((line) => line.includes(',S. Rao,022 5550,'))).toHaveLength(sheet.apps.length)
    for (const line of lines) expect(line).toMatch(/,Lending service provider,.*,Yes,\d{4}-\d\d-\d\d$/)
  })
})
