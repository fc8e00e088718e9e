import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeMonth } from '#server/services/reconciliation/close-month.ts'
import { decideLines } from '#server/services/reconciliation/decide-lines.ts'
import { getLedger } from '#server/services/reconciliation/get-ledger.ts'
import { saveLenderBook } from '#server/services/reconciliation/save-lender-book.ts'
import type { Billing } from '#src/contract/entities/reconciliation/bill.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { fileLine } from '#tests/builders/lender-file.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const BY = { admin_id: 1 }
const BOOK = {
  tolerance_amount: 1,
  tolerance_percent: 0.01,
  tolerance_days: 3,
  version: 0,
  bill_name: 'Tamarind Bank Limited',
  bill_address: 'Mumbai 400001',
  bill_gstin: '27AAACT2727Q1ZW',
}
const UTR = 'HDFC0000123456AB'

describe.each(engines())('bills to lenders, on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.clock.set(new Date('2026-12-20T05:00:00Z'))
    server.deps.limits.profile = 'relaxed'
    admin = (await server.signInAdmin(1)).browser
  })
  afterAll(() => server.close())

  /** A closed month of a lender whose lines pay so much, rupees; what is below zero is taken back. */
  const closed = async (
    lender_id: number,
    month: string,
    grosses: number[],
    kind: 'accepted' | 'disputed' = 'accepted',
  ) => {
    const { deps } = server
    const lines: { line_id: number; disbursal_id: null }[] = []
    for (const [at, gross] of grosses.entries()) {
      const loan = `${month}-${at}`
      lines.push({ line_id: await fileLine(server, { lender_id, loan, period: month, gross }), disbursal_id: null })
    }
    await decideLines(deps, lender_id, { month, lines, kind, reason: 'As agreed' }, BY)
    const { seen } = await getLedger(deps, lender_id, { month })
    await closeMonth(deps, lender_id, { month, seen }, BY)
  }
  const list = async (lender_id = 1): Promise<Billing[]> =>
    (await admin.call('listLenderBills')).filter((each) => each.lender_id === lender_id)
  const make = (month: string, taxable: number, lender = 1) =>
    admin.answer('makeLenderInvoice', { params: { lenderId: lender }, body: { month, taxable } })
  const receive = (invoice: number, received: number, tds: number, utr = UTR) =>
    admin.status('noteLenderReceipt', { params: { id: invoice }, body: { received, tds, utr, day: '2026-12-20' } })
  const addsUp = (rows: readonly Billing[]) => {
    for (const { accrued, billed, disputed, to_bill, invoices } of rows) {
      expect(toPaise(accrued)).toBe(toPaise(billed) + toPaise(disputed) + toPaise(to_bill))
      for (const bill of invoices.filter(({ cancelled_at }) => cancelled_at === null)) {
        expect(toPaise(bill.total)).toBe(toPaise(bill.received) + toPaise(bill.tds) + toPaise(bill.outstanding))
        expect(toPaise(bill.total)).toBe(toPaise(bill.taxable) + toPaise(bill.gst))
      }
    }
  }

  it('bills a closed month with GST and a number, once, and what comes in is never more than it', async () => {
    await closed(1, '2026-10', [1_000, 500.5])
    await closed(1, '2026-11', [200], 'disputed')
    expect((await make('2026-10', 1_500.5)).status).toBe(409)
    await saveLenderBook(server.deps, 1, BOOK, BY)
    expect((await make('2026-10', 1_500)).status).toBe(409)
    expect((await make('2026-10', 1_500.5)).status).toBe(200)
    expect((await make('2026-10', 1_500.5)).status).toBe(409)
    addsUp(await list())
    const bill = (await list()).find(({ month }) => month === '2026-10')?.invoices[0]
    expect(bill).toMatchObject({ number: 'CL/26-27/00001', taxable: 1_500.5, gst: 270.09, total: 1_770.59 })
    const id = bill?.invoice_id ?? 0
    expect(await receive(id, 1_770.6, 0)).toBe(422)
    expect(await receive(id, 1_000, 30.01)).toBe(200)
    expect(await receive(id, 1, 0)).toBe(422)
    expect(await admin.status('cancelLenderInvoice', { params: { id }, body: { reason: 'Wrong' } })).toBe(409)
    const rows = await list()
    addsUp(rows)
    expect(rows.find(({ month }) => month === '2026-10')?.invoices[0]?.outstanding).toBe(740.58)
    expect(rows.find(({ month }) => month === '2026-11')).toMatchObject({ accrued: 200, disputed: 200, to_bill: 0 })
    const csv = String(await admin.call('exportLenderBills', { query: { format: 'csv' } }))
    expect(csv).toContain('2026-10,1500.5,0,1500.5,0,CL/26-27/00001,')
    expect(csv).toContain('2026-11,200,200,0,0,,')
    const receipt = rows.flatMap(({ invoices }) => invoices.flatMap(({ receipts }) => receipts))[0]
    await admin.call('undoLenderReceipt', { params: { id: receipt?.receipt_id ?? 0 } })
    await admin.call('cancelLenderInvoice', { params: { id }, body: { reason: 'Wrong' } })
    addsUp(await list())
    await admin.call('downloadLenderInvoice', { params: { id } })
  })

  it('numbers have no gap, also where a bill fails, is cancelled, or two are made at once', async () => {
    await saveLenderBook(server.deps, 1, BOOK, BY)
    await saveLenderBook(server.deps, 2, BOOK, BY)
    await closed(1, '2026-10', [1_000])
    await closed(2, '2026-10', [700])
    await closed(1, '2026-11', [300])
    expect((await make('2026-10', 1)).status).toBe(409)
    const both = await Promise.all([make('2026-10', 1_000), make('2026-10', 700, 2)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const [first] = (await list()).flatMap(({ invoices }) => invoices)
    await admin.call('cancelLenderInvoice', { params: { id: first?.invoice_id ?? 0 }, body: { reason: 'Wrong' } })
    expect((await make('2026-10', 1_000)).status).toBe(200)
    expect((await make('2026-11', 300)).status).toBe(200)
    const numbers = [...(await list()), ...(await list(2))].flatMap(({ invoices }) =>
      invoices.map((each) => each.number),
    )
    expect(numbers.sort()).toEqual([1, 2, 3, 4].map((nth) => `CL/26-27/0000${nth}`))
  })

  it('what was taken back is set off with the next bill', async () => {
    await saveLenderBook(server.deps, 1, BOOK, BY)
    await closed(1, '2026-10', [100, -400])
    expect((await make('2026-10', -300)).status).toBe(409)
    await closed(1, '2026-11', [1_000])
    expect((await make('2026-11', 700)).status).toBe(200)
    const rows = await list()
    addsUp(rows)
    expect(rows.map(({ to_bill }) => to_bill)).toEqual([0, 0])
  })

  it('a month that is open is not billed', async () => {
    await saveLenderBook(server.deps, 1, BOOK, BY)
    await fileLine(server, { lender_id: 1, loan: 'A', period: '2026-10', gross: 100 })
    expect(JSON.stringify((await make('2026-10', 100)).body)).toContain('Close it')
  })
})
