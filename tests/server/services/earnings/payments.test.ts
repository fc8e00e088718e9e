import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { payoutLines } from '#server/db/schema-partner.ts'
import type { PayoutLine, Statement } from '#src/contract/entities/earnings/payout.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'
import { payByRun } from '#tests/server/services/paying/run-book.ts'
import { approvedLoan, CHECKED, checkedAccount, openPayoutBook, payOut, payoutBook } from './payout-book.ts'

const UTR = 'HDFCN26309000001'

describe.each(engines())('payments to partners on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())

  /** A loan of October, 2,450 rupees after tax, approved on 5 November. */
  beforeEach(async () => {
    await openPayoutBook(server)
    await payOut(server, await approvedLoan(server, 300_000))
    await on('2026-11-05')
    await admin.post('/api/partners/1/payouts/2026-10/approve', {})
  })
  const on = async (day: string) => {
    server.clock.set(new Date(`${day}T06:00:00Z`))
    admin = (await server.signInAdmin(1)).browser
  }
  const month = async (of = '2026-10') =>
    ((await admin.get('/api/partners/1/statements')).body as Statement[]).find((each) => each.month === of)
  const auditOf = async () =>
    ((await admin.get('/api/audit?object=partner:1')).body as { entries: { action: string; after: unknown }[] }).entries

  it('a payment that went wrong is reversed by an entry, and the month is paid anew with another transfer', async () => {
    await checkedAccount(server)
    const { payment_id } = await payByRun(server, { utr: UTR })
    await on('2026-11-09')
    const reverse = (id: number, body: object) => admin.post(`/api/payout-payments/${id}/reverse`, body)
    const back = { day: '2026-11-08', reason: 'The account was closed.' }
    expect((await reverse(payment_id, { ...back, reason: ' ' })).status).toBe(422)
    expect((await reverse(payment_id, { ...back, day: '2026-11-04' })).status).toBe(422)
    expect((await reverse(payment_id, { ...back, day: '2026-11-10' })).status).toBe(422)
    expect((await reverse(987_654, back)).status).toBe(404)
    const entry = (await reverse(payment_id, back)).body as { payment_id: number }
    expect((await reverse(payment_id, back)).status).toBe(409)
    expect((await reverse(entry.payment_id, back)).status).toBe(409)
    expect((await auditOf())[0]).toMatchObject({ action: 'payout.reverse-payment', after: { ...back, net: -2_450 } })

    expect((await payoutBook(server))[0]).toEqual(['2026-10', 'approved', 2_500, 50, 2_450])
    const [line] = await server.deps.db.select().from(payoutLines)
    expect(line).toMatchObject({ payment_id: null, paid_at: null })
    await payByRun(server, { utr: '631309000002' })
    const partner = (await server.signInPartner('a')).browser
    const [statement] = (await partner.get('/api/partner/statements')).body as Statement[]
    expect(statement?.payments).toMatchObject([
      { utr: UTR, amount: 2_450, day: '2026-11-05', is_reversed: true, reverses: null },
      { utr: null, amount: -2_450, day: '2026-11-08', reverses: UTR, reason: back.reason, is_reversed: false },
      { utr: '631309000002', amount: 2_450, day: '2026-11-09', account_ending: CHECKED.ending, is_reversed: false },
    ])
    const { rows } = (await partner.get('/api/partner/reports/payouts')).body as { rows: PayoutLine[] }
    expect(rows[0]).toMatchObject({ status: 'paid', utr: '631309000002', account_ending: CHECKED.ending })
    const csv = (await partner.get('/api/partner/reports/payouts/export')).body as string
    expect(csv).toContain('utr,account_ending')
    expect(csv).toMatch(/631309000002,7418,/)
    // What was sent before and reversed stands beside what the line was paid with.
    expect(csv).toContain('account_ending,month_reversed_utr,month_reversed_on,month_reversed_reason')
    expect(csv).toContain(`631309000002,7418,${UTR},2026-11-08,${back.reason},`)
    await runDueJobs(server.deps)
    const mails = (server.deps.outbox?.list('partner@demo.test') ?? []).map(({ text }) => text)
    expect(mails.some((text) => text.includes(`UTR ${UTR}, is reversed as of 8 Nov 2026. Why: ${back.reason}`))).toBe(
      true,
    )
    expect(mails.some((text) => text.includes('UTR 631309000002.'))).toBe(true)
  })

  it('a month that comes to less than nothing is set off with the next that is paid, and comes back with it', async () => {
    await checkedAccount(server)
    await payByRun(server, { utr: UTR })
    // November: what was paid for October is taken back, and nothing is earned.
    const [line] = await server.deps.db.select().from(payoutLines)
    await admin.post(`/api/payouts/${line?.payout_id}/take-back`, { reason: 'Paid back' })
    await on('2026-12-05')
    await admin.post('/api/partners/1/payouts/2026-11/approve', {})
    await expect(payByRun(server)).rejects.toThrow('There is nothing that a run could pay just now.')
    // December earns more than that.
    await payOut(server, await approvedLoan(server, 600_000))
    await on('2027-01-05')
    await admin.post('/api/partners/1/payouts/2026-12/approve', {})
    const { payment_id, amount } = await payByRun(server)
    expect(amount / 100).toBe(((await month('2026-12'))?.net ?? 0) - 2_450)
    const states = async () => (await payoutBook(server)).map(([of, status]) => [of, status])
    expect(await month('2026-11')).toMatchObject({ paid: -2_450, approved_lines: 0 })
    expect((await month('2026-11'))?.payments).toMatchObject([{ payment_id, parts: [{}, { month: '2026-11' }] }])
    await admin.post(`/api/payout-payments/${payment_id}/reverse`, { day: '2027-01-05', reason: 'Came back' })
    expect(await states()).toEqual([
      ['2026-10', 'paid'],
      ['2026-11', 'taken_back'],
      ['2026-12', 'approved'],
    ])
    expect(await month('2026-11')).toMatchObject({ approved: -2_450, approved_lines: 1 })
  })

  it('what was paid before payments were kept is said to be that', async () => {
    const paid_at = server.clock.now()
    await server.deps.db.update(payoutLines).set({ status: 'paid', paid_at, approved_by: null })
    expect(await month()).toMatchObject({ paid: 2_450, payments: [], paid_unrecorded: true })
  })
})
