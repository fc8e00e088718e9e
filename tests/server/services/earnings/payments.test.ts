import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '#server/crypto/password.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { createAdmin } from '#server/db/repositories/identity/admins.ts'
import { admins } from '#server/db/schema.ts'
import { payoutLines, payoutPayments } from '#server/db/schema-partner.ts'
import { lockPartnerDetails, updatePartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { sealBank } from '#server/services/partners/shared/partner-details.ts'
import type { PayableStatement, PayoutLine, Statement } from '#src/contract/entities/earnings/payout.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'
import {
  approvedLoan,
  CHECKED,
  checkedAccount,
  openPayoutBook,
  payOut,
  payoutBook,
  sendPayment,
} from './payout-book.ts'

const UTR = 'HDFCN26309000001'
const PASSWORD = 'second-admin-1'

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
  const send = (changed: Parameters<typeof sendPayment>[3] = {}) => sendPayment(server, admin, '2026-10', changed)
  const month = async (of = '2026-10') =>
    ((await admin.get('/api/partners/1/statements')).body as PayableStatement[]).find((each) => each.month === of)
  const bank = async (book: Parameters<typeof sealBank>[2]) => {
    const { db, vault } = server.deps
    await lockPartnerDetails(db, 1)
    await updatePartnerDetails(db, 1, { bank_enc: sealBank(vault, 1, book) })
  }
  const secondAdmin = async () => {
    const email = 'second@creditlane.test'
    const password_hash = await hashPassword(PASSWORD, { N: 16, r: 1, p: 1 })
    await createAdmin(server.deps.db, { email, name: 'Second', password_hash, role_id: 1 })
    const browser = server.browser()
    const login = await browser.post('/api/admin/login', { email, password: PASSWORD })
    browser.token = (login.body as { token: string }).token
    return browser
  }
  const auditOf = async () =>
    ((await admin.get('/api/audit?object=partner:1')).body as { entries: { action: string; after: unknown }[] }).entries

  it('no money is noted as sent where no verified account is, and the month says so before', async () => {
    expect(await month()).toMatchObject({ paying: { problem: 'no_account', account_ending: null } })
    const refused = await send()
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ message: expect.stringContaining('has no bank account') as string })
    const account = { holder: 'Somebody', account_number: '123456781111', ifsc: 'HDFC0001234' }
    await bank({ current: null, waiting: account })
    expect(await month()).toMatchObject({ paying: { problem: 'account_waits' } })
    expect((await send({ account_ending: '1111' })).status).toBe(409)
    expect(await server.deps.db.$count(payoutPayments)).toBe(0)
    // What is to be checked does not take the place of what is verified.
    await checkedAccount(server)
    expect(await month()).toMatchObject({ paying: { problem: null, account_ending: CHECKED.ending, amount: 2_450 } })
    expect((await send()).status).toBe(200)
  })

  it('a payment names its day and its transfer, and both have to be possible', async () => {
    await checkedAccount(server)
    const field = async (changed: Parameters<typeof send>[0]) => {
      const { status, body } = await send(changed)
      return status === 200 ? 'sent' : Object.keys((body as { errors?: object }).errors ?? { conflict: 0 })[0]
    }
    expect(await field({ day: '2026-11-06' })).toBe('day')
    expect(await field({ day: '2026-11-04' })).toBe('day')
    expect(await field({ day: '2026-11-31' })).toBe('day')
    for (const utr of ['', 'HDFC', '12345678901', 'hdfcn26309000001', 'HDFCN263090000012', 'HDFCR52026139900000001'])
      expect([utr, await field({ utr })]).toEqual([utr, 'utr'])
    expect(await field({ amount: 2_500 })).toBe('conflict')
    expect(await field({ account_ending: '0000' })).toBe('conflict')
    await on('2026-11-09')
    expect(await field({ day: '2026-11-06', utr: UTR })).toBe('sent')
    expect((await payoutBook(server))[0]).toEqual(['2026-10', 'paid', 2_500, 50, 2_450])
    const [payment] = await server.deps.db.select().from(payoutPayments)
    expect(payment).toMatchObject({ amount: 245_000, day: '2026-11-06', utr: UTR, account_ending: CHECKED.ending })
    expect(payment?.noted_by).not.toBeNull()
    // The same number does not stand for a second payment, to nobody.
    await payOut(server, await approvedLoan(server, 300_000, 2))
    await on('2026-12-05')
    await checkedAccount(server, 2)
    await admin.post('/api/partners/2/payouts/2026-11/approve', {})
    const twice = await sendPayment(server, admin, '2026-11', { partner: 2, utr: UTR })
    expect(twice.body).toMatchObject({ errors: { utr: 'This UTR stands with another payment' } })
    expect(await server.deps.db.$count(payoutPayments)).toBe(1)
  })

  it('who approved it marks it as paid only where nobody else may, and the log says so', async () => {
    await checkedAccount(server)
    const second = await secondAdmin()
    expect(await month()).toMatchObject({ paying: { problem: 'own_approval' } })
    const own = await send()
    expect(own.status).toBe(409)
    expect(own.body).toMatchObject({ message: expect.stringContaining('You approved this month') as string })
    expect((await sendPayment(server, second, '2026-10')).status).toBe(200)
    expect((await auditOf())[0]?.after).not.toHaveProperty('alone')
    const [payment] = await server.deps.db.select().from(payoutPayments)
    await admin.post(`/api/payout-payments/${payment?.payment_id}/reverse`, { day: '2026-11-05', reason: 'Came back' })
    await server.deps.db.update(admins).set({ state: 'suspended' }).where(eq(admins.email, 'second@creditlane.test'))
    expect(await month()).toMatchObject({ paying: { problem: null } })
    expect((await send()).status).toBe(200)
    expect((await auditOf())[0]).toMatchObject({ action: 'payout.pay', after: { alone: true, account_ending: '7418' } })
  })

  it('a payment that went wrong is reversed by an entry, and the month is paid anew with another transfer', async () => {
    await checkedAccount(server)
    const { payment_id } = (await send({ utr: UTR })).body as { payment_id: number }
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
    expect((await send({ utr: UTR })).body).toMatchObject({ errors: { utr: expect.any(String) as string } })
    expect((await send({ utr: '631309000002' })).status).toBe(200)
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
    await runDueJobs(server.deps)
    const mails = (server.deps.outbox?.list('partner@demo.test') ?? []).map(({ text }) => text)
    expect(mails.some((text) => text.includes(`UTR ${UTR}, is reversed as of 8 Nov 2026. Why: ${back.reason}`))).toBe(
      true,
    )
    expect(mails.some((text) => text.includes('UTR 631309000002.'))).toBe(true)
  })

  it('a month that comes to less than nothing is set off with the next that is paid, and comes back with it', async () => {
    await checkedAccount(server)
    await send({ utr: UTR })
    // November: what was paid for October is taken back, and nothing is earned.
    const [line] = await server.deps.db.select().from(payoutLines)
    await admin.post(`/api/payouts/${line?.payout_id}/take-back`, { reason: 'Paid back' })
    await on('2026-12-05')
    await admin.post('/api/partners/1/payouts/2026-11/approve', {})
    expect(await month('2026-11')).toMatchObject({ paying: { problem: 'nothing', amount: -2_450 } })
    expect((await sendPayment(server, admin, '2026-11')).status).toBe(409)
    // December earns more than that.
    await payOut(server, await approvedLoan(server, 600_000))
    await on('2027-01-05')
    await admin.post('/api/partners/1/payouts/2026-12/approve', {})
    const december = await month('2026-12')
    const net = december?.net ?? 0
    expect(december).toMatchObject({ paying: { amount: net - 2_450, set_off: [{ month: '2026-11', net: -2_450 }] } })
    const { payment_id } = (await sendPayment(server, admin, '2026-12')).body as { payment_id: number }
    const states = async () => (await payoutBook(server)).map(([of, status]) => [of, status])
    expect(await month('2026-11')).toMatchObject({ paid: -2_450, approved_lines: 0, paying: null })
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
    expect(await month()).toMatchObject({ paid: 2_450, payments: [], paid_unrecorded: true, paying: null })
  })
})
