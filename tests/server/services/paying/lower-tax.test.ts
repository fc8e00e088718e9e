import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { approvePayouts } from '#server/services/earnings/approve-payouts.ts'
import { noteLowerTax } from '#server/services/paying/note-lower-tax.ts'
import { storedPayoutLines } from '#tests/builders/payout.ts'
import {
  approvedLoan,
  checkedAccount,
  forgetPan,
  openPayoutBook,
  payOut,
} from '#tests/server/services/earnings/payout-book.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { makeRun, runOf } from './run-book.ts'

const ORDER = {
  number: 'LOWER00001',
  tds_percent: 0.5,
  limit_amount: 7_400,
  from_day: '2026-11-01',
  to_day: '2026-11-30',
  evidence: 'Seen on the tax portal',
}

describe.each(engines())('certificates for a lower rate on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(() => openPayoutBook(server))

  const loan = async (rupees: number) => payOut(server, await approvedLoan(server, rupees))
  const taxes = async () =>
    (await storedPayoutLines(server)).map(({ gross, tds, tds_percent, tds_certificate }) => [
      gross / 100,
      tds / 100,
      tds_percent === null ? null : Number(tds_percent),
      tds_certificate,
    ])

  it('counts within its days and its limit, on the line, from the statement to the run and the return', async () => {
    // 3,700 rupees each: two come to the limit, the third is beyond it.
    for (const rupees of [300_000, 300_000, 300_000]) await loan(rupees)
    let { browser: admin } = await server.signInAdmin(1)
    const both = { ...ORDER, from_day: '2026-10-01' }
    expect(await admin.call('noteLowerTaxCertificate', { params: { id: 1 }, body: both })).toMatchObject([
      { number: 'LOWER00001', used: 7_400 },
    ])
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    admin = (await server.signInAdmin(1)).browser
    await checkedAccount(server)
    await approvePayouts(server.deps, 1, '2026-10', { admin_id: 1 })
    // Rounded is the running total.
    expect(await taxes()).toEqual([
      [3_700, 19, 0.5, 'LOWER00001'],
      [3_700, 18, 0.5, 'LOWER00001'],
      [3_700, 74, 2, null],
    ])
    expect(await admin.call('listLowerTaxCertificates', { params: { id: 1 } })).toMatchObject([
      { state: 'used_up', used: 7_400 },
    ])
    // What was approved keeps its rate when the certificate is ended, and a later line has the usual one.
    const before = await taxes()
    const [{ certificate_id } = { certificate_id: 0 }] = await admin.call('listLowerTaxCertificates', {
      params: { id: 1 },
    })
    const ended = await admin.call('endLowerTaxCertificate', {
      params: { id: 1, certificateId: certificate_id },
      body: { reason: 'Cancelled by the tax office' },
    })
    expect(ended).toMatchObject([{ state: 'ended', ended_reason: 'Cancelled by the tax office' }])
    await loan(300_000)
    expect(await taxes()).toEqual([...before, [2_500, 50, 2, null]])

    const run = await runOf(admin, await makeRun(admin))
    expect(run.lines).toMatchObject([
      {
        tds: 111,
        parts: [
          { tds_percent: 2, lower: [{ number: 'LOWER00001', tds_percent: 0.5, gross: 7_400, section: '395(1)' }] },
        ],
      },
    ])
    const { browser: partner } = await server.signInPartner('a')
    expect(await partner.call('listPayoutStatements')).toMatchObject([
      { month: '2026-11', lower: [] },
      { month: '2026-10', tds: 111, lower: [{ number: 'LOWER00001', gross: 7_400 }] },
    ])
    expect(await partner.call('listOwnTax')).toMatchObject([
      {
        quarter: '2026-Q3',
        certificate: '131',
        tax_return: '140',
        certificate_due: '2027-02-15',
        gross: 11_100,
        tds: 111,
        waiting: 50,
        is_over: false,
        rates: [
          { tds_percent: 0.5, section: '395(1)', code: '1006', order: 'LOWER00001', gross: 7_400 },
          { tds_percent: 2, section: '393(1)', code: '1006', order: null, gross: 3_700, tds: 74 },
        ],
      },
    ])
    expect(await admin.call('getTaxDesk')).toMatchObject({
      deposits: [
        { month: '2026-11', due: '2026-12-07', tds: 50, approved: 0, is_over: false },
        { month: '2026-10', due: '2026-11-07', tds: 111, approved: 111, is_over: true },
      ],
      quarters: [{ quarter: '2026-Q3', return_due: '2027-01-31', tds: 161 }],
    })
    const file = String(await admin.call('exportTaxReturn', { params: { quarter: '2026-Q3' } })).split('\r\n')
    expect(file.filter((line) => line.includes('AAFFA4127K,2026-10,140,131'))).toHaveLength(2)
    expect(file.some((line) => line.includes('395(1),1006,0.5,LOWER00001,7400'))).toBe(true)
  })

  it('is mailed to the partner in both languages when it is noted and when it is ended', async () => {
    const { browser: admin } = await server.signInAdmin(1)
    const mails = async () => {
      await runDueJobs(server.deps)
      return (server.deps.outbox?.list('partner@demo.test') ?? []).filter(({ text }) => text.includes('LOWER00001'))
    }
    const [noted] = await admin.call('noteLowerTaxCertificate', { params: { id: 1 }, body: ORDER })
    const [first] = await mails()
    expect(first?.text).toContain('From 1 Nov 2026 to 30 Nov 2026')
    expect(first?.text).toContain('₹7,400.00')
    expect(first?.text).toContain('0.5% instead of 2%')
    expect(first?.text).toContain('2% की जगह 0.5%')
    await admin.call('endLowerTaxCertificate', {
      params: { id: 1, certificateId: noted?.certificate_id ?? 0 },
      body: { reason: 'Cancelled by the tax office' },
    })
    const both = await mails()
    expect(both).toHaveLength(2)
    const ended = both.find(({ text }) => text.includes('has been ended'))
    expect(ended?.text).toContain('Cancelled by the tax office')
    expect(ended?.text).toContain('सामान्य टैक्स (2%)')
  })

  it('a line follows the order of its own day, on whichever day it is worked out or approved', async () => {
    await loan(300_000)
    await noteLowerTax(server.deps, 1, ORDER, { admin_id: 1 })
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    await loan(300_000)
    await approvePayouts(server.deps, 1, '2026-10', { admin_id: 1 })
    expect(await taxes()).toEqual([
      [2_500, 50, 2, null],
      [2_500, 13, 0.5, 'LOWER00001'],
    ])
  })

  it('no order counts without a PAN, before or after its days, or twice by its number', async () => {
    let { browser: admin } = await server.signInAdmin(1)
    await admin.call('noteLowerTaxCertificate', { params: { id: 1 }, body: ORDER })
    expect(await admin.status('noteLowerTaxCertificate', { params: { id: 1 }, body: ORDER })).toBe(409)
    server.clock.set(new Date('2026-11-30T18:31:00Z'))
    await loan(300_000)
    // It is December in India.
    expect(await taxes()).toEqual([[2_500, 50, 2, null]])
    admin = (await server.signInAdmin(1)).browser
    for (const wrong of [
      { tds_percent: 2 },
      { tds_percent: 0.125 },
      { number: 'short' },
      { to_day: '2026-10-31' },
      { to_day: '2027-04-01' },
      { limit_amount: 0 },
      { evidence: '' },
    ])
      expect(
        await admin.status('noteLowerTaxCertificate', {
          params: { id: 1 },
          body: { ...ORDER, number: 'LOWER00002', ...wrong },
        }),
      ).toBe(422)
    await forgetPan(server)
    expect(
      await admin.status('noteLowerTaxCertificate', { params: { id: 1 }, body: { ...ORDER, number: 'LOWER00003' } }),
    ).toBe(409)
  })

  it('a partner whose PAN is gone is taxed as the law says, whatever is noted', async () => {
    await noteLowerTax(server.deps, 1, ORDER, { admin_id: 1 })
    server.clock.set(new Date('2026-11-10T06:00:00Z'))
    await loan(300_000)
    expect(await taxes()).toEqual([[2_500, 13, 0.5, 'LOWER00001']])
    await forgetPan(server)
    expect(await taxes()).toEqual([[2_500, 500, 20, null]])
  })
})
