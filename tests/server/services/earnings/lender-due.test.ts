import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LenderReport } from '#server/adapters/lenders/lender-gateway.ts'
import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import { takeLenderReport } from '#server/services/applications/take-lender-report.ts'
import { readLedger } from '#server/services/reconciliation/public/read-ledger.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { changeApplications } from '#tests/builders/application.ts'
import { storedDisbursals, storedLenderMatters } from '#tests/builders/loan.ts'
import { storedPayoutLines } from '#tests/builders/payout.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { approvedLoan, LENDER, openPayoutBook, payOut } from './payout-book.ts'

describe.each(engines())('what a lender owes us on %s', (engine) => {
  let server: TestServer
  let reports = 0
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(() => openPayoutBook(server))

  const say = (app_id: string, lender_status: string, told: Partial<LenderReport> = {}) =>
    transaction(server.deps, async (deps) => {
      const row = await lockApplication(deps.db, app_id, null)
      if (!row) throw new Error('there is no such application')
      return takeLenderReport(deps, row, {
        lender_reference: app_id,
        event_id: `due-${(reports += 1)}`,
        lender_status,
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
        ...told,
      })
    })
  /** What the books of the lender expect for each loan, and what partners' lines say of it, paise. */
  async function bothBooks() {
    const { open } = await readLedger(server.deps.db, LENDER)
    const expected = new Map(
      [...open.values()].flat().flatMap(({ own }) => (own ? [[own.app_id, own.expected] as const] : [])),
    )
    const lines = (await storedPayoutLines(server)).filter(({ takes_back }) => takes_back === null)
    return { expected, lines }
  }

  it("a slab follows all that the lender paid out, whoever brought it: another's loan lifts an open line", async () => {
    await payOut(server, await approvedLoan(server, 300_000, 1))
    expect((await bothBooks()).lines).toMatchObject([{ revenue: 6_000_00, gross: 2_500_00 }])
    await payOut(server, await approvedLoan(server, 300_000, null))
    // Six lakh in all: 3 % instead of 2 %.
    const { expected, lines } = await bothBooks()
    expect(lines).toMatchObject([{ revenue: 9_000_00, gross: 3_700_00, business: { disbursed: 600_000, number: 2 } }])
    expect(expected.get(lines[0]?.app_id ?? '')).toBe(9_000_00)
  })

  it('is the same in the statements of partners as in the reconciliation, whatever happens in a month', async () => {
    const loan = fc.record({
      rupees: fc.integer({ min: 1_000, max: 400_000 }),
      by: fc.constantFrom(1, 2, null),
      back: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(loan, { minLength: 1, maxLength: 5 }), async (loans) => {
        await openPayoutBook(server)
        for (const { rupees, by, back } of loans) {
          const app_id = await approvedLoan(server, rupees, by)
          await say(app_id, 'DISBURSED', { disbursed_amount: rupees })
          if (back) await say(app_id, 'LOAN_CANCELLED')
        }
        const { expected, lines } = await bothBooks()
        const backs = new Set((await storedPayoutLines(server)).map(({ takes_back }) => takes_back))
        for (const { payout_id, app_id, revenue } of lines)
          if (!backs.has(payout_id)) expect([app_id, revenue]).toEqual([app_id, expected.get(app_id ?? '')])
      }),
      { numRuns: 8 },
    )
  })

  it('is reckoned on the loan before its fees, and a loan whose amount nobody can know is work for staff', async () => {
    const agreed = { offer: { processing_fee: 2_500, gst_on_fees: 450 } }
    const app_id = await approvedLoan(server, 100_000)
    await changeApplications(server, { app_id }, agreed)
    await say(app_id, 'DISBURSED', { disbursed_amount: 97_050, amount_basis: 'net' })
    expect(await storedDisbursals(server, { app_id })).toMatchObject([
      { amount: toPaise(97_050), principal: toPaise(100_000) },
    ])
    expect((await bothBooks()).lines).toMatchObject([{ disbursed_amount: toPaise(100_000), revenue: 2_000_00 }])
    expect(await storedLenderMatters(server)).toEqual([])
    const other = await approvedLoan(server, 100_000)
    await say(other, 'DISBURSED', { disbursed_amount: 97_050, amount_basis: 'net' })
    const matters = () => storedLenderMatters(server, { app_id: other })
    expect(await matters()).toMatchObject([{ kind: 'principal_unknown', settled_at: null }])
    expect(await storedPayoutLines(server, { app_id: other })).toEqual([])
    // Told what was granted, the line follows and the matter goes.
    await say(other, 'DISBURSED', { disbursed_amount: 97_050, sanctioned_amount: 100_000, amount_basis: 'net' })
    expect(await storedPayoutLines(server, { app_id: other })).toMatchObject([{ disbursed_amount: toPaise(100_000) }])
    expect((await matters())[0]?.settled_at).not.toBeNull()
  })
})
