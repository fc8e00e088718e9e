import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LenderReport } from '#server/adapters/lenders/lender-gateway.ts'
import { SIGNATURE_HEADER, signWebhook } from '#server/adapters/webhooks/report-signature.ts'
import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import { webhookSecret } from '#server/env.ts'
import { takePlainReports } from '#server/services/applications/public/take-plain-reports.ts'
import { takeLenderReport } from '#server/services/applications/take-lender-report.ts'
import type { ReportOutcome } from '#server/services/applications/take-lender-report.ts'
import { APPLICATION_STATUSES } from '#src/contract/entities/applications/application-status.ts'
import { changeApplications, storedApplicationEvents, storedApplications } from '#tests/builders/application.ts'
import { storedDisbursals, storedLenderMatters, storedWaitingWords } from '#tests/builders/loan.ts'
import { storedPayoutLines } from '#tests/builders/payout.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { approvedLoan, LENDER, openPayoutBook } from '../earnings/payout-book.ts'

const NOTHING_SAID = {
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
} satisfies Partial<LenderReport>

/** Words that every lender may use, and one that nobody knows. */
const WORDS = [
  'RECEIVED',
  'IN_REVIEW',
  'APPROVED',
  'AGREEMENT_SIGNED',
  'DISBURSED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
  'LOAN_CANCELLED',
  'EXIT_REFUSED',
  'Penny drop',
]
const STARTS = APPLICATION_STATUSES.filter((status) => status !== 'draft' && status !== 'disbursed')

describe.each(engines())("a lender's reports, one way to take them, on %s", (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(() => openPayoutBook(server))

  async function loanAt(status: string): Promise<string> {
    const app_id = await approvedLoan(server, 300_000)
    await changeApplications(server, { app_id }, { status, lender_reference: app_id })
    return app_id
  }
  const reportOf = (app_id: string, lender_status: string, event_id: string): LenderReport => ({
    ...NOTHING_SAID,
    lender_reference: app_id,
    lender_status,
    event_id,
  })
  const sign = (lender_reference: string, status: string, event_id: string) => {
    const raw = JSON.stringify({ event_id, lender_reference, status })
    const signature = signWebhook(
      webhookSecret(server.deps.env),
      LENDER,
      new TextEncoder().encode(raw),
      server.clock.now(),
    )
    return server.browser().answer('receiveLenderWebhook', {
      params: { lenderId: LENDER },
      raw,
      headers: { [SIGNATURE_HEADER]: signature, 'content-type': 'application/json' },
    })
  }
  const byReport = (app_id: string, word: string, event_id: string): Promise<ReportOutcome> =>
    transaction(server.deps, async (deps) => {
      const row = await lockApplication(deps.db, app_id, null)
      if (!row) throw new Error('there is no such application')
      return takeLenderReport(deps, row, reportOf(app_id, word, event_id))
    })
  /** As a file is written: together where that is enough, else by itself. */
  const byFile = (app_id: string, word: string, event_id: string): Promise<void> =>
    transaction(server.deps, async (deps) => {
      const row = await lockApplication(deps.db, app_id, null)
      if (!row) throw new Error('there is no such application')
      const said = reportOf(app_id, word, event_id)
      const by = { source: 'file' as const, batch_id: null }
      if (!(await takePlainReports(deps, [{ row, said }], by)).has(app_id)) await takeLenderReport(deps, row, said, by)
    })
  const timeline = async (app_id: string) =>
    (await storedApplicationEvents(server, { app_id })).map(({ status, note }) => `${status} ${note ?? ''}`)
  const statusOf = async (app_id: string) => (await storedApplications(server, { app_id }))[0]?.status

  it('a signed report that skips steps has them written, and the loan, and the line of its partner', async () => {
    const app_id = await loanAt('received')
    expect((await sign(app_id, 'DISBURSED', 'paid')).body).toEqual({ message: 'moved' })
    expect(await timeline(app_id)).toEqual(['submitted ', 'approved ', 'disbursed '])
    expect(await storedDisbursals(server, { app_id })).toHaveLength(1)
    expect(await storedPayoutLines(server, { app_id })).toMatchObject([{ gross: 2_500_00 }])
    expect(await storedLenderMatters(server)).toEqual([])
    // Its own approval that comes late says nothing new.
    expect((await sign(app_id, 'APPROVED', 'before')).body).toEqual({ message: 'known' })
  })

  it.each([
    ['rejected', 'DISBURSED', 'report_ended'],
    ['rejected', 'APPROVED', 'report_ended'],
    ['expired', 'LOAN_CANCELLED', 'report_ended'],
    ['approved', 'IN_REVIEW', 'report_back'],
    ['approved', 'LOAN_CANCELLED', 'report_back'],
    ['withdrawn', 'APPROVED', 'goes_on'],
  ])('of %s, %s changes nothing: it is written down as it came, and staff have it', async (status, word, kind) => {
    const app_id = await loanAt(status)
    const { body } = await sign(app_id, word, 'odd')
    expect(body).toEqual({ message: status === 'withdrawn' ? 'noted' : 'kept' })
    expect((await sign(app_id, word, 'odd')).body).toEqual({ message: 'known' })
    expect(await statusOf(app_id)).toBe(status)
    const [matter, ...more] = await storedLenderMatters(server)
    expect(more).toEqual([])
    expect(matter).toMatchObject({ app_id, lender_id: LENDER, kind, lender_status: word, event_id: 'odd' })
    const { browser } = await server.signInAdmin(1)
    const { items } = await browser.call('getWorkList')
    expect(items.filter((each) => each.kind === 'lender_matters')).toMatchObject([
      { count: 1, by: null, place: { lender_id: LENDER } },
    ])
    const listed = await browser.call('listLenderMatters', { params: { lenderId: LENDER } })
    expect(listed).toMatchObject({ total: 1, matters: [{ kind, status, lender_status: word, taken: null }] })

    const id = matter?.matter_id ?? 0
    await browser.call('takeOnLenderMatter', { params: { id } })
    expect((await browser.call('getWorkList')).items.find((each) => each.kind === 'lender_matters')).toMatchObject({
      by: { is_own: true },
    })
    await browser.call('settleLenderMatter', { params: { id }, body: { reason: 'Sent by mistake, says the lender' } })
    expect(await browser.call('listLenderMatters', { params: { lenderId: LENDER } })).toEqual({ matters: [], total: 0 })
    expect(await browser.status('settleLenderMatter', { params: { id }, body: { reason: 'Once more' } })).toBe(404)
  })

  it('other figures of a loan that is paid out stay with staff, and what was told stays', async () => {
    const app_id = await loanAt('approved')
    await byReport(app_id, 'DISBURSED', 'paid')
    const again = (disbursed_amount: number, event_id: string) =>
      transaction(server.deps, async (deps) => {
        const row = await lockApplication(deps.db, app_id, null)
        if (!row) throw new Error('there is no such application')
        return takeLenderReport(deps, row, { ...reportOf(app_id, 'DISBURSED', event_id), disbursed_amount })
      })
    expect(await again(200_000, 'figures')).toBe('noted')
    expect(await again(200_000, 'again')).toBe('known')
    expect(await again(250_000, 'other')).toBe('kept')
    expect(await storedDisbursals(server, { app_id })).toMatchObject([{ amount: 200_000_00 }])
    expect(await storedLenderMatters(server)).toMatchObject([{ kind: 'report_back', event_id: 'other' }])
  })

  it('ends at the same by every door, and no report is lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...STARTS),
        fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }),
        async (start, words) => {
          const [one, other] = [await loanAt(start), await loanAt(start)]
          for (const [at, word] of words.entries()) {
            const before = (await timeline(one)).length
            const outcome = await byReport(one, word, `r${at}`)
            await byFile(other, word, `r${at}`)
            const written = (await timeline(one)).length > before
            const kept = (await storedLenderMatters(server, { app_id: one })).some(
              ({ event_id }) => event_id === `r${at}`,
            )
            const waits = (await storedWaitingWords(server, { app_id: one })).some(
              ({ said }) => said['event_id'] === `r${at}`,
            )
            expect([
              word,
              outcome,
              { moved: written, noted: written, waiting: waits, kept, known: true }[outcome],
            ]).toEqual([word, outcome, true])
          }
          expect(await statusOf(one)).toBe(await statusOf(other))
          expect(await timeline(one)).toEqual(await timeline(other))
          const facts = async (app_id: string) => ({
            paid: (await storedDisbursals(server, { app_id })).map(({ kind, amount }) => [kind, amount]),
            lines: (await storedPayoutLines(server, { app_id })).map(({ status }) => status),
            matters: (await storedLenderMatters(server, { app_id })).map(({ kind, event_id }) => [kind, event_id]),
          })
          expect(await facts(one)).toEqual(await facts(other))
        },
      ),
      { numRuns: 12 },
    )
  })
})
