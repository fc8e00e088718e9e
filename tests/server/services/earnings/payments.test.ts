import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { changePayoutLines, storedPayoutLines } from '#tests/builders/payout.ts'
import { payByRun } from '#tests/server/services/paying/run-book.ts'
import { bodyOf, untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
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
    await admin.call('approvePayouts', { params: { id: 1, month: '2026-10' }, body: {} })
  })
  const on = async (day: string) => {
    server.clock.set(new Date(`${day}T06:00:00Z`))
    admin = (await server.signInAdmin(1)).browser
  }
  const month = async (of = '2026-10') =>
    (await admin.call('listPartnerStatements', { params: { id: 1 } })).find((each) => each.month === of)
  const auditOf = async () => (await admin.call('listAuditEntries', { query: { object: 'partner:1' } })).entries

  it('a payment that went wrong is reversed by an entry, and the month is paid anew with another transfer', async () => {
    await checkedAccount(server)
    const { payment_id } = await payByRun(server, { utr: UTR })
    await on('2026-11-09')
    const reverse = (id: number, body: object) =>
      admin.answer('reversePayment', { params: { paymentId: id }, body: untyped(body) })
    const back = { day: '2026-11-08', reason: 'The account was closed.' }
    expect((await reverse(payment_id, { ...back, reason: ' ' })).status).toBe(422)
    expect((await reverse(payment_id, { ...back, day: '2026-11-04' })).status).toBe(422)
    expect((await reverse(payment_id, { ...back, day: '2026-11-10' })).status).toBe(422)
    expect((await reverse(987_654, back)).status).toBe(404)
    const entry = bodyOf(await reverse(payment_id, back))
    expect((await reverse(payment_id, back)).status).toBe(409)
    expect((await reverse(entry.payment_id, back)).status).toBe(409)
    expect((await auditOf())[0]).toMatchObject({ action: 'payout.reverse-payment', after: { ...back, net: -2_450 } })

    expect((await payoutBook(server))[0]).toEqual(['2026-10', 'approved', 2_500, 50, 2_450])
    const [line] = await storedPayoutLines(server)
    expect(line).toMatchObject({ payment_id: null, paid_at: null })
    await payByRun(server, { utr: '631309000002' })
    const partner = (await server.signInPartner('a')).browser
    const [statement] = await partner.call('listPayoutStatements')
    expect(statement?.payments).toMatchObject([
      { utr: UTR, amount: 2_450, day: '2026-11-05', is_reversed: true, reverses: null },
      { utr: null, amount: -2_450, day: '2026-11-08', reverses: UTR, reason: back.reason, is_reversed: false },
      { utr: '631309000002', amount: 2_450, day: '2026-11-09', account_ending: CHECKED.ending, is_reversed: false },
    ])
    const { rows } = await partner.call('listPayoutReport')
    expect(rows[0]).toMatchObject({ status: 'paid', utr: '631309000002', account_ending: CHECKED.ending })
    const csv = await partner.call('exportPayoutReport')
    expect(csv).toContain('UTR,Account ending')
    expect(csv).toMatch(/631309000002,7418,/)
    // What was sent before and reversed stands beside what the line was paid with.
    expect(csv).toContain('Account ending,UTR of reversed payments,Reversed on,Reason of the reversal')
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
    const [line] = await storedPayoutLines(server)
    await admin.call('takeBackPayout', { params: { payoutId: line?.payout_id ?? 0 }, body: { reason: 'Paid back' } })
    await on('2026-12-05')
    await admin.call('approvePayouts', { params: { id: 1, month: '2026-11' }, body: {} })
    await expect(payByRun(server)).rejects.toThrow('There is nothing that a run could pay just now.')
    // December earns more than that.
    await payOut(server, await approvedLoan(server, 600_000))
    await on('2027-01-05')
    await admin.call('approvePayouts', { params: { id: 1, month: '2026-12' }, body: {} })
    const { payment_id, amount } = await payByRun(server)
    expect(amount / 100).toBe(((await month('2026-12'))?.net ?? 0) - 2_450)
    const states = async () => (await payoutBook(server)).map(([of, status]) => [of, status])
    expect(await month('2026-11')).toMatchObject({ paid: -2_450, approved_lines: 0 })
    expect((await month('2026-11'))?.payments).toMatchObject([{ payment_id, parts: [{}, { month: '2026-11' }] }])
    await admin.call('reversePayment', {
      params: { paymentId: payment_id },
      body: { day: '2027-01-05', reason: 'Came back' },
    })
    expect(await states()).toEqual([
      ['2026-10', 'paid'],
      ['2026-11', 'taken_back'],
      ['2026-12', 'approved'],
    ])
    expect(await month('2026-11')).toMatchObject({ approved: -2_450, approved_lines: 1 })
  })

  it('what was paid before payments were kept is said to be that', async () => {
    const paid_at = server.clock.now()
    await changePayoutLines(server, {}, { status: 'paid', paid_at, approved_by: null })
    expect(await month()).toMatchObject({ paid: 2_450, payments: [], paid_unrecorded: true })
  })
})
