import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sumClosedMonths } from '#server/db/repositories/reconciliation/lender-bills.ts'
import { takeBackPayout } from '#server/services/earnings/take-back-payout.ts'
import { closeMonth } from '#server/services/reconciliation/close-month.ts'
import { decideLines } from '#server/services/reconciliation/decide-lines.ts'
import { getLedger } from '#server/services/reconciliation/get-ledger.ts'
import { makeInvoice } from '#server/services/reconciliation/make-invoice.ts'
import { noteReceipt } from '#server/services/reconciliation/note-receipt.ts'
import { saveLenderBook } from '#server/services/reconciliation/save-lender-book.ts'
import type { InternalReportView } from '#src/contract/entities/figures/internal-report.ts'
import { billSums } from '#src/contract/reconciliation/bill-amounts.ts'
import { DECISIONS, VERDICTS } from '#src/contract/reconciliation/ledger-line.ts'
import type { LedgerLine } from '#src/contract/reconciliation/ledger-line.ts'
import { toPaise, toRupees } from '#src/contract/rules/paise.ts'
import { addReconciliationLines, addReconciliationMonths, fileLine } from '#tests/builders/lender-file.ts'
import { addPayoutLines, changePayoutLines, storedPayoutLines } from '#tests/builders/payout.ts'
import type { Browser, QueryTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { approvedLoan, openPayoutBook, payOut } from '../earnings/payout-book.ts'

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
const days = (from: string, to = from) => ({ report: 'revenue', preset: 'custom_range', from, to }) as const
const named = (figures: InternalReportView['now']) =>
  Object.fromEntries(figures.map(({ key, value }) => [key, value ?? 0])) as Record<string, number>

describe.each(engines())('revenue and bills, on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  const report = (query: QueryTo<'getInternalReport'>) => admin.call('getInternalReport', { query })

  describe('a loan that is taken back', () => {
    beforeEach(async () => {
      await openPayoutBook(server)
    })
    const on = async (day: string) => {
      server.clock.set(new Date(`${day}T06:00:00Z`))
      admin = (await server.signInAdmin(1)).browser
    }
    const rows = (query: QueryTo<'listInternalRows'>) => admin.call('listInternalRows', { query })

    it('leaves no revenue on its day, and none less on the day on which it was taken back', async () => {
      await payOut(server, await approvedLoan(server, 300_000))
      await payOut(server, await approvedLoan(server, 100_000))
      await on('2026-10-11')
      expect(named((await report(days('2026-10-10'))).now)).toMatchObject({
        loans: 2,
        disbursed: 400_000,
        revenue: 8_000,
      })
      const [line] = await storedPayoutLines(server, { disbursed_amount: toPaise(300_000) })
      // Approved meanwhile, so that it stands with its full amounts, and what takes it back beside it.
      await changePayoutLines(server, {}, { status: 'approved', approved_at: server.clock.now() })
      await on('2026-10-20')
      await takeBackPayout(server.deps, line?.payout_id ?? 0, 'The file was taken back')
      await on('2026-10-22')
      const own = await report(days('2026-10-10'))
      expect(named(own.now)).toMatchObject({ lines: 3, loans: 1, disbursed: 100_000, revenue: 2_000 })
      expect(own.days).toEqual([{ day: '2026-10-10', value: 2_000, marked: 0 }])
      expect(named(own.groups[0]?.figures ?? [])).toMatchObject({ loans: 1, revenue: 2_000 })
      const later = await report(days('2026-10-11', '2026-10-21'))
      expect(named(later.now)).toMatchObject({ lines: 0, loans: 0, revenue: 0 })
      // The rows behind are as many, and all of them stand on the day of the loan.
      expect((await rows({ ...days('2026-10-10'), show: 'loans' })).total).toBe(1)
      const listed = await rows({ ...days('2026-10-10'), show: 'lines' })
      expect(listed.total).toBe(3)
      expect(listed.rows.map(({ at }) => at.slice(0, 10))).toEqual(['2026-10-10', '2026-10-10', '2026-10-10'])
      expect(listed.rows.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0)).toBe(2_000)
    })

    it('a correction counts on the day of the loan, too', async () => {
      await payOut(server, await approvedLoan(server, 300_000))
      const [line] = await storedPayoutLines(server)
      if (!line) throw new Error('no line')
      const { payout_id, created_at, ...same } = line
      await on('2026-10-15')
      await addPayoutLines(server, {
        ...same,
        corrects: payout_id,
        disbursed_amount: toPaise(0),
        revenue: toPaise(500),
        disbursed_at: server.clock.now(),
        created_at,
      })
      await on('2026-10-17')
      expect(named((await report(days('2026-10-10'))).now)).toMatchObject({ lines: 2, loans: 1, revenue: 6_500 })
      expect(named((await report(days('2026-10-11', '2026-10-16'))).now)).toMatchObject({ lines: 0, revenue: 0 })
    })

    it('the start page of the day after says of its revenue what it says of its rupees', async () => {
      await payOut(server, await approvedLoan(server, 300_000))
      const [line] = await storedPayoutLines(server)
      await changePayoutLines(server, {}, { status: 'approved', approved_at: server.clock.now() })
      await on('2026-10-11')
      await takeBackPayout(server.deps, line?.payout_id ?? 0, 'The file was taken back')
      const { figures } = await admin.call('getWorkList')
      expect(figures.find(({ key }) => key === 'revenue')).toMatchObject({ now: 0 })
    })
  })

  describe('bills', () => {
    beforeEach(async () => {
      await server.reset()
      server.deps.limits.profile = 'relaxed'
      server.clock.set(new Date('2026-12-20T05:00:00Z'))
      admin = (await server.signInAdmin(1)).browser
    })
    const close = async (
      lender: number,
      month: string,
      grosses: number[],
      kind: 'accepted' | 'disputed' = 'accepted',
    ) => {
      const lines = []
      for (const [at, gross] of grosses.entries())
        lines.push({
          line_id: await fileLine(server, { lender_id: lender, loan: `${month}-${at}`, period: month, gross }),
          disbursal_id: null,
        })
      await decideLines(server.deps, lender, { month, lines, kind, reason: 'As agreed' }, BY)
      const { seen } = await getLedger(server.deps, lender, { month })
      await closeMonth(server.deps, lender, { month, seen }, BY)
    }
    const addsUp = (figures: InternalReportView['now']) => {
      const is = named(figures)
      const paise = (key: string) => toPaise(is[key] ?? 0)
      expect(paise('bill_accrued')).toBe(paise('billed') + paise('unbilled'))
      expect(paise('bill_total')).toBe(paise('received') + paise('tds_held') + paise('outstanding'))
      return is
    }

    it('accrued is billed and not billed; bills are received, held back and outstanding: in all and of each lender', async () => {
      await saveLenderBook(server.deps, 1, BOOK, BY)
      await saveLenderBook(server.deps, 2, BOOK, BY)
      await close(1, '2026-10', [1_000, 500.5])
      await close(1, '2026-11', [200.25], 'disputed')
      await close(2, '2026-10', [700])
      await close(3, '2026-11', [90])
      const { invoice_id } = await makeInvoice(server.deps, 1, { month: '2026-10', taxable: 1_500.5 }, BY)
      await makeInvoice(server.deps, 2, { month: '2026-10', taxable: 700 }, BY)
      await noteReceipt(
        server.deps,
        invoice_id,
        { received: 1_000, tds: 30.01, utr: 'HDFC0000123456AB', day: '2026-12-20' },
        BY,
      )
      const { bills, now } = await report(days('2026-10-15', '2026-11-02'))
      expect(bills?.months).toEqual(['2026-10', '2026-11'])
      expect(addsUp(bills?.figures ?? [])).toEqual({
        bill_accrued: 2_490.75,
        billed: 2_200.5,
        unbilled: 290.25,
        bill_total: 2_596.59,
        received: 1_000,
        tds_held: 30.01,
        outstanding: 1_566.58,
      })
      expect(bills?.lenders.map(({ lender_id }) => lender_id).toSorted()).toEqual([1, 2, 3])
      const parts = bills?.lenders.map(({ figures }) => addsUp(figures)) ?? []
      for (const [key, whole] of Object.entries(named(bills?.figures ?? [])))
        expect([key, toRupees(toPaise(parts.reduce((sum, part) => sum + (part[key] ?? 0), 0)))]).toEqual([key, whole])
      // It is another sum than the revenue of partners' loans, of which there are none.
      expect(named(now)['revenue']).toBe(0)
      // A month of which no day is asked for is not in it.
      const october = await report(days('2026-10-01', '2026-10-31'))
      expect([october.bills?.months, named(october.bills?.figures ?? [])['bill_accrued']]).toEqual([
        ['2026-10'],
        2_200.5,
      ])
      const none = await report(days('2026-12-01', '2026-12-19'))
      expect([none.bills?.months, named(none.bills?.figures ?? [])['bill_accrued']]).toEqual([[], 0])
      // Only revenue tells of bills, and its files do.
      expect((await report({ report: 'otp', preset: 'yesterday' })).bills).toBeNull()
      const csv = String(
        await admin.call('exportInternalReport', { query: { ...days('2026-10-15', '2026-11-02'), format: 'csv' } }),
      )
      expect(csv).toContain('Bills to lenders,,Accrued,2490.75,')
      expect(csv).toMatch(/Bills to lenders,[A-Z][^,]+,Outstanding,740\.58,/)
    })

    it('months are added up in the database as the lines themselves say', async () => {
      const { db } = server.deps
      const line = (line_id: number, verdict: (typeof VERDICTS)[number], kind: (typeof DECISIONS)[number] | null) =>
        ({
          verdict,
          differs: [],
          flags: [],
          reference: null,
          own: null,
          partner: null,
          file: { line_id, gross: toPaise(10 ** (line_id % 4) + line_id) },
          decision: kind && { kind },
        }) as unknown as LedgerLine
      const kinds = [null, ...DECISIONS]
      const lines: LedgerLine[] = []
      for (const verdict of VERDICTS)
        for (const kind of kinds)
          lines.push(
            line(
              await fileLine(server, { lender_id: 4, loan: `${verdict} ${kind}`, period: '2026-09' }),
              verdict,
              kind,
            ),
          )
      lines.push({ ...line(0, 'missing_there', null), file: null })
      await addReconciliationMonths(server, {
        lender_id: 4,
        period: '2026-09',
        sums: {} as never,
        tolerance: {},
        hash: '',
        closed_at: server.clock.now(),
      })
      await addReconciliationLines(
        server,
        lines.map((each, place) => ({
          lender_id: 4,
          period: '2026-09',
          place,
          verdict: each.verdict,
          line: each,
          line_id: each.file?.line_id ?? null,
        })),
      )
      expect(await sumClosedMonths(db, {})).toEqual([
        { lender_id: 4, period: '2026-09', ...billSums(lines, new Set()) },
      ])
    })
  })
})
