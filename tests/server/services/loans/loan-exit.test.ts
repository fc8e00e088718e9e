import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LenderExit } from '#server/adapters/lenders/lender-gateway.ts'
import { SIGNATURE_HEADER, signWebhook } from '#server/adapters/webhooks/report-signature.ts'
import { webhookSecret } from '#server/env.ts'
import { listApplications } from '#server/services/applications/list-applications.ts'
import { exitLoan } from '#server/services/loans/exit-loan.ts'
import { getLoan } from '#server/services/loans/get-loan.ts'
import { exportMyData } from '#server/services/privacy/export-my-data.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { Loan } from '#src/contract/entities/loans/loan.ts'
import { changeApplications } from '#tests/builders/application.ts'
import { customerCalling } from '#tests/builders/customer.ts'
import { makeLead } from '#tests/builders/lead.ts'
import { storedLenderMatters } from '#tests/builders/loan.ts'
import { storedAuditLog, storedJobs } from '#tests/builders/log.ts'
import { pathOf } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { openPayoutBook, payoutBook } from '../earnings/payout-book.ts'
import { apply, bodyOf, letTimePass, PLAIN_LENDER, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

/** A Friday: calendar days run over the weekend. */
const PAID_OUT = '2026-10-16'

describe.each(engines())('a loan that is given back on %s', (engine) => {
  let server: TestServer
  let told: LenderExit[] = []
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    const { lenders } = server.deps
    server.deps.lenders = {
      ...lenders,
      async exit(loan, key, onTry) {
        told.push(loan)
        return lenders.exit(loan, key, onTry)
      },
    }
  })
  beforeEach(async () => {
    await openPayoutBook(server)
    told = []
  })
  afterAll(() => server.close())

  const behave = (behaviour: 'ok' | 'down' | 'too_late') =>
    server.deps.lenders.controls?.behave(PLAIN_LENDER, behaviour)
  const on = (day: string, time = '06:00') => server.clock.set(new Date(`${day}T${time}:00Z`))
  const only = async ({ userId }: Customer): Promise<Application> => {
    const [application] = await listApplications(server.deps, { user_id: userId })
    if (!application) throw new Error('no application')
    return application
  }
  async function report({ lender_reference }: Application, status: string, event_id: string, more = {}) {
    const raw = JSON.stringify({ event_id, lender_reference, status, ...more })
    const bytes = new TextEncoder().encode(raw)
    const signature = signWebhook(webhookSecret(server.deps.env), PLAIN_LENDER, bytes, server.clock.now())
    const headers = { [SIGNATURE_HEADER]: signature }
    const address = `https://x.test${pathOf('receiveLenderWebhook', { params: { lenderId: PLAIN_LENDER } })}`
    const answer = await server.app.fetch(new Request(address, { method: 'POST', body: raw, headers }))
    expect(answer.status).toBe(200)
  }
  /** Applied for on the 10th through a partner, and paid out on the 16th. */
  async function paidOut(figures: Record<string, unknown> = { disbursed_amount: 100_000, disbursed_on: PAID_OUT }) {
    const customer = await startCustomer(server)
    await makeLead(server, { user_id: customer.userId })
    bodyOf(await apply(customer))
    const application = await only(customer)
    await changeApplications(server, { app_id: application.app_id }, { status: 'approved' })
    on(PAID_OUT)
    await report(application, 'DISBURSED', 'paid', figures)
    return { customer, application }
  }
  // By themselves, not by a browser: days pass, and a session ends after an idle hour.
  const loanOf = ({ userId }: Customer, { app_id }: Application): Promise<Loan> =>
    getLoan(server.deps, app_id, { user_id: userId })
  const exit = ({ userId }: Customer, { app_id }: Application, returned = false): Promise<Loan> =>
    exitLoan(server.deps, app_id, { returned }, { user_id: userId })
  const notesOf = async (customer: Customer) =>
    (await only(customer)).history.flatMap(({ note }) => (note?.startsWith('exit_') ? [note] : []))
  /** What the customer is told about it by message. */
  const news = async () =>
    (await storedJobs(server, { kind: 'notify_status' }))
      .map(({ payload }) => String(payload['status']))
      .filter((status) => status.endsWith('returned'))
  const staffSees = async () =>
    (await storedAuditLog(server, { action: 'loan.exit-unsettled' })).map(
      ({ after }) => (after as { what: string }).what,
    )

  it('has its statement, its days and what is due on each of them', async () => {
    const { customer, application } = await paidOut()
    const first = await loanOf(customer, application)
    const { statement } = first
    if (!statement) throw new Error('no statement')
    expect(statement.proposal_number).toMatch(/^KFS-/)
    expect(first).toMatchObject({
      principal: 100_000,
      amount_told: true,
      paid_out_on: PAID_OUT,
      day_told: true,
      first_due_on: '2026-11-15',
      exit: null,
      lender_name: 'Teak Capital',
    })
    const days = statement.cooling_off_days
    expect(first.cooling_off).toMatchObject({
      days,
      open: true,
      held: 0,
      cost: 0,
      due: 100_000,
      apr: statement.apr,
      fee: Math.round((statement.total_fees + statement.gst_on_fees) * 100) / 100,
    })
    expect(days).toBe(3)
    on('2026-10-19', '18:29')
    const last = (await loanOf(customer, application)).cooling_off
    const cost = Math.round((100_000 * statement.apr * 3) / 365) / 100
    expect(last).toMatchObject({ last_day: '2026-10-19', open: true, held: 3, cost, due: 100_000 + cost })
    expect(last?.last_due).toBe(last?.due)
    // A minute later it is the 20th in India.
    on('2026-10-19', '18:30')
    expect((await loanOf(customer, application)).cooling_off).toMatchObject({ open: false })
    await expect(exit(customer, application)).rejects.toMatchObject({ code: 'conflict' })
    expect(await notesOf(customer)).toEqual([])
  })

  it('counts from the lender’s report where it names no day, and from what was asked for', async () => {
    const { customer, application } = await paidOut({})
    expect(await loanOf(customer, application)).toMatchObject({
      principal: application.amount,
      amount_told: false,
      paid_out_on: PAID_OUT,
      day_told: false,
    })
  })

  it('is wanted, then returned, then closed; the partner’s line is taken back by another', async () => {
    const { customer, application } = await paidOut()
    expect(await payoutBook(server)).toHaveLength(1)
    on('2026-10-17')
    await exit(customer, application)
    await exit(customer, application)
    await letTimePass(server, 10)
    expect(await notesOf(customer)).toEqual(['exit_asked', 'exit_noted'])
    on('2026-10-18')
    const { due } = (await loanOf(customer, application)).cooling_off ?? {}
    await exit(customer, application, true)
    await exit(customer, application, true)
    await letTimePass(server, 10)
    expect(await notesOf(customer)).toEqual(['exit_asked', 'exit_noted', 'exit_returned', 'exit_confirmed'])
    const at = { lender_id: PLAIN_LENDER, lender_slug: 'teak-capital', lender_reference: application.lender_reference }
    expect(told).toMatchObject([
      { ...at, returned: false },
      { ...at, returned: true, amount: due },
    ])
    expect((await loanOf(customer, application)).exit).toMatchObject({ amount: due, answer: 'confirmed' })
    const [[month, , , , net], back] = (await payoutBook(server)) as [
      [string, string, number, number, number],
      [string, string, number, number, number],
    ]
    expect(back).toMatchObject([month, 'taken_back', expect.any(Number), expect.any(Number), 0 - net])
    // Whatever comes after it: it is closed once.
    await exit(customer, application)
    await report(application, 'LOAN_CANCELLED', 'closed-1')
    await report(application, 'EXIT_REFUSED', 'no-1')
    expect(await payoutBook(server)).toHaveLength(2)
    expect((await loanOf(customer, application)).exit?.answer).toBe('confirmed')
    expect(await staffSees()).toEqual(['contradicted'])
    expect(await news()).toEqual(['returned'])
    const { applications: mine } = await exportMyData(server.deps, await customerCalling(server, customer.userId))
    expect(mine.find(({ app_id }) => app_id === application.app_id)?.exit).toMatchObject({ amount: due })
  })

  it('is closed once by a lender that confirms by its own reports, twice, and after the last day', async () => {
    const { customer, application } = await paidOut()
    behave('down')
    await exit(customer, application, true)
    on('2026-11-02')
    await report(application, 'CANCELLED', 'closed-1')
    await report(application, 'CANCELLED', 'closed-1')
    await report(application, 'Loan cancelled', 'closed-2')
    behave('ok')
    await letTimePass(server, 600, 60)
    expect(await notesOf(customer)).toEqual(['exit_returned', 'exit_confirmed'])
    expect(told).toEqual([])
    expect(await payoutBook(server)).toHaveLength(2)
  })

  it('is closed where the lender says so without having been asked by us', async () => {
    const { customer, application } = await paidOut()
    await report(application, 'LOAN_CANCELLED', 'closed-1')
    expect((await loanOf(customer, application)).exit).toMatchObject({ asked_at: null, answer: 'confirmed' })
    expect(await payoutBook(server)).toHaveLength(2)
  })

  it('is not closed by an old word that comes late', async () => {
    const { customer, application } = await paidOut()
    await report(application, 'CANCELLED', 'old')
    await report(application, 'EXIT_REFUSED', 'old-2')
    expect(await loanOf(customer, application)).toMatchObject({ exit: null })
    expect(await payoutBook(server)).toHaveLength(1)
  })

  it('that the lender does not take back stays; it may be asked again while the days run, and close it then', async () => {
    behave('too_late')
    const { customer, application } = await paidOut()
    await exit(customer, application, true)
    await letTimePass(server, 10)
    expect((await loanOf(customer, application)).exit?.answer).toBe('refused')
    await report(application, 'EXIT_REFUSED', 'no-1', { note: 'No money has come.' })
    expect(await notesOf(customer)).toEqual(['exit_returned', 'exit_refused'])
    expect(await news()).toEqual(['not_returned'])
    behave('ok')
    await exit(customer, application, true)
    await letTimePass(server, 10)
    expect((await loanOf(customer, application)).exit?.answer).toBe('confirmed')
  })

  it('refused when its days are over is not asked again', async () => {
    behave('too_late')
    const { customer, application } = await paidOut()
    await exit(customer, application)
    await letTimePass(server, 10)
    on('2026-10-20')
    await expect(exit(customer, application, true)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('asked for in time may be said to be returned later', async () => {
    const { customer, application } = await paidOut()
    await exit(customer, application)
    on('2026-10-25')
    await exit(customer, application, true)
    await letTimePass(server, 10)
    expect((await loanOf(customer, application)).exit?.answer).toBe('confirmed')
  })

  it('whose lender never answers: the customer is told, and staff see it', async () => {
    const { customer, application } = await paidOut()
    behave('down')
    await exit(customer, application)
    await letTimePass(server, 70 * 4_320, 4_320)
    expect(await notesOf(customer)).toEqual(['exit_asked', 'exit_unanswered'])
    expect(await staffSees()).toEqual(['unanswered'])
    const { browser } = await server.signInAdmin(1)
    const { items } = await browser.call('getWorkList')
    expect(items.find(({ kind }) => kind === 'lender_matters')).toMatchObject({ count: 1 })
    const matters = () => storedLenderMatters(server, { kind: 'exit_open' })
    expect(await matters()).toMatchObject([{ app_id: application.app_id, settled_at: null }])
    // Its word settles it, however late.
    await report(application, 'LOAN_CANCELLED', 'late')
    expect((await matters())[0]?.settled_at).not.toBeNull()
  })

  it('is nobody else’s, and none before it is paid out', async () => {
    const { application } = await paidOut()
    const other = await startCustomer(server, { tin: 'ABCPR1234A', email: 'other@sentinel.in' }, '9876501234')
    for (const app_id of [application.app_id, other.appId]) {
      expect(await other.browser.status('getLoan', { params: { appId: app_id } })).toBe(404)
      expect(await other.browser.status('exitLoan', { params: { appId: app_id }, body: { returned: true } })).toBe(404)
    }
  })
})
