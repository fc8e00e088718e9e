import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LenderReport } from '#server/adapters/lenders/lender-gateway.ts'
import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import { takeLenderReport } from '#server/services/applications/take-lender-report.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { storedApplicationEvents, storedApplications } from '#tests/builders/application.ts'
import { storedDisbursals } from '#tests/builders/loan.ts'
import { storedPayoutLines } from '#tests/builders/payout.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { approvedLoan, openPayoutBook, payoutBook } from '../earnings/payout-book.ts'

const FILE = { source: 'file', batch_id: 7 } as const

describe.each(engines())('what lenders pay out, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(() => openPayoutBook(server))

  let reports = 0
  const report = (app_id: string, told: Partial<LenderReport> = {}, by?: typeof FILE) =>
    transaction(server.deps, async (deps) => {
      const row = await lockApplication(deps.db, app_id, null)
      if (!row) throw new Error('there is no such application')
      const said: LenderReport = {
        event_id: `r-${(reports += 1)}`,
        lender_reference: app_id,
        lender_status: 'DISBURSED',
        sub_status: null,
        reason: null,
        note: null,
        tranche: null,
        sanctioned_amount: null,
        disbursed_amount: null,
        amount_basis: null,
        disbursed_on: null,
        utr: null,
        loan_account: null,
        rate: null,
        tenure_months: null,
      }
      return takeLenderReport(deps, row, { ...said, ...told }, by)
    })
  const events = (app_id: string) => storedDisbursals(server, { app_id }, 'tranche')
  const application = async (app_id: string) => (await storedApplications(server, { app_id }))[0]

  it('is an event with all that the lender told, in the transaction of its report', async () => {
    const app_id = await approvedLoan(server, 300_000)
    const told: Partial<LenderReport> = {
      disbursed_amount: 250_000.5,
      sanctioned_amount: 300_000,
      amount_basis: 'net',
      disbursed_on: '2026-10-10',
      utr: '0012345678AB',
      loan_account: 'LAN-0007',
      rate: 13.25,
      tenure_months: 36,
    }
    expect(await report(app_id, told, FILE)).toBe('moved')
    expect(await events(app_id)).toMatchObject([
      {
        tranche: 1,
        kind: 'disbursed',
        sanctioned_amount: toPaise(300_000),
        amount: toPaise(250_000.5),
        amount_told: true,
        basis: 'net',
        day: '2026-10-10',
        day_told: true,
        utr: '0012345678AB',
        loan_account: 'LAN-0007',
        rate: '13.25',
        tenure_months: 36,
        source: 'file',
        batch_id: 7,
      },
    ])
    expect(await application(app_id)).toMatchObject({
      disbursed_amount: toPaise(250_000.5),
      disbursed_on: '2026-10-10',
    })
    const [line] = await storedPayoutLines(server)
    expect(line).toMatchObject({ tranche: 1, batch_id: 7 })
    const timeline = await storedApplicationEvents(server, { app_id })
    expect(timeline.map(({ status, batch_id }) => [status, batch_id])).toEqual([
      ['submitted', null],
      ['disbursed', 7],
    ])
  })

  it('without figures is what was asked for on the day of the report, and says that nobody told it', async () => {
    const app_id = await approvedLoan(server, 300_000)
    await report(app_id)
    expect(await events(app_id)).toMatchObject([
      {
        amount: toPaise(300_000),
        amount_told: false,
        day: '2026-10-10',
        day_told: false,
        source: 'sandbox',
        batch_id: null,
        utr: null,
      },
    ])
    expect(await application(app_id)).toMatchObject({ disbursed_amount: null, disbursed_on: null })
  })

  it('in further parts adds up, and earns by the amount but not by the loan', async () => {
    const app_id = await approvedLoan(server, 300_000)
    await report(app_id, { disbursed_amount: 200_000, disbursed_on: '2026-10-10', utr: 'UTR0000001' })
    server.clock.set(new Date('2026-11-02T06:00:00Z'))
    const second = { disbursed_amount: 100_000, disbursed_on: '2026-10-31', utr: 'UTR0000002' }
    expect(await report(app_id, second)).toBe('noted')
    // Said again, by the same transfer or without naming one, it is not paid again.
    expect(await report(app_id, second)).toBe('known')
    expect(await report(app_id)).toBe('known')
    expect((await events(app_id)).map(({ tranche, amount }) => [tranche, amount])).toEqual([
      [1, toPaise(200_000)],
      [2, toPaise(100_000)],
    ])
    expect(await application(app_id)).toMatchObject({ disbursed_amount: toPaise(300_000), disbursed_on: '2026-10-10' })
    // 40 % of 2 %, and 100 rupees for the loan once.
    expect(await payoutBook(server)).toEqual([
      ['2026-10', 'accrued', 1_700, 34, 1_666],
      ['2026-10', 'accrued', 800, 16, 784],
    ])
    const [last] = (await storedApplicationEvents(server, { app_id })).slice(-1)
    expect(last).toMatchObject({ status: 'disbursed', source: 'creditlane', note: 'tranche_paid' })
  })

  it('counts one loan by which the slab is chosen, in how many parts it comes', async () => {
    const app_id = await approvedLoan(server, 300_000)
    await report(app_id, { disbursed_amount: 200_000, tranche: 1 })
    await report(app_id, { disbursed_amount: 100_000, tranche: 2 })
    const lines = await storedPayoutLines(server)
    expect(lines.map(({ business }) => business)).toEqual(
      Array.from({ length: 2 }, () => ({ disbursed: 300_000, number: 1, averageTicket: 300_000 })),
    )
  })

  it('is filled in by what is told later, and what was told stays', async () => {
    const app_id = await approvedLoan(server, 300_000)
    await report(app_id)
    expect(await payoutBook(server)).toEqual([['2026-10', 'accrued', 2_500, 50, 2_450]])
    server.clock.set(new Date('2026-11-02T06:00:00Z'))
    expect(await report(app_id, { disbursed_amount: 200_000, utr: 'UTR0000001', loan_account: 'LAN-1' })).toBe('noted')
    expect(await report(app_id, { disbursed_amount: 999, loan_account: 'LAN-2', rate: 14 })).toBe('noted')
    expect(await events(app_id)).toMatchObject([
      { amount: toPaise(200_000), amount_told: true, utr: 'UTR0000001', loan_account: 'LAN-1', rate: '14' },
    ])
    expect(await application(app_id)).toMatchObject({ disbursed_amount: toPaise(200_000) })
    expect(await payoutBook(server)).toEqual([['2026-10', 'accrued', 1_700, 34, 1_666]])
    // The day moves an open line into its own month.
    expect(await report(app_id, { disbursed_on: '2026-11-01' })).toBe('noted')
    expect(await payoutBook(server)).toEqual([['2026-11', 'accrued', 1_700, 34, 1_666]])
  })

  it('is not filled in where the line was approved', async () => {
    const app_id = await approvedLoan(server, 300_000)
    await report(app_id)
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    const { browser } = await server.signInAdmin(1)
    await browser.call('approvePayouts', { params: { id: 1, month: '2026-10' }, body: {} })
    await report(app_id, { disbursed_amount: 200_000 })
    expect((await events(app_id))[0]).toMatchObject({ amount: toPaise(200_000) })
    expect(await payoutBook(server)).toEqual([['2026-10', 'approved', 2_500, 50, 2_450]])
  })

  it('stays written when the loan is given back: that is an event beside it', async () => {
    const app_id = await approvedLoan(server, 300_000)
    await report(app_id, { disbursed_amount: 200_000, tranche: 1 })
    await report(app_id, { disbursed_amount: 50_000, tranche: 2 })
    expect(await report(app_id, { lender_status: 'LOAN_CANCELLED' }, FILE)).toBe('noted')
    expect(await report(app_id, { lender_status: 'LOAN_CANCELLED' })).toBe('known')
    expect((await events(app_id)).map(({ kind, tranche, amount, source }) => [kind, tranche, amount, source])).toEqual([
      ['disbursed', 1, toPaise(200_000), 'sandbox'],
      ['disbursed', 2, toPaise(50_000), 'sandbox'],
      ['taken_back', 3, toPaise(250_000), 'file'],
    ])
    expect(await application(app_id)).toMatchObject({ disbursed_amount: toPaise(250_000), exit_answer: 'confirmed' })
    // Both parts of what the partner earned are back.
    const book = await payoutBook(server)
    expect(book.reduce((sum, [, , gross]) => sum + gross, 0)).toBe(0)
  })

  it('keeps what a lender wrote beside a no', async () => {
    const app_id = await approvedLoan(server, 300_000)
    await report(app_id, { lender_status: 'DECLINED', reason: 'FI negative' })
    expect(await application(app_id)).toMatchObject({
      status: 'rejected',
      refusal_reason: null,
      reject_code: 'FI negative',
    })
  })
})
