import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SIGNATURE_HEADER, signWebhook } from '#server/adapters/webhooks/report-signature.ts'
import { claimJob } from '#server/db/repositories/shared/jobs.ts'
import { webhookSecret } from '#server/env.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { verifyAudit } from '#server/services/audit/verify-audit.ts'
import { eraseCustomer } from '#server/services/privacy/erase-customer.ts'
import { answerTicket } from '#server/services/support/answer-ticket.ts'
import { days, hours } from '#src/contract/rules/time.ts'
import { changeApplications, makeApplication, makeEvent, storedApplications } from '#tests/builders/application.ts'
import { addContactRefusals } from '#tests/builders/call.ts'
import { addVoucherClaims, addVouchers } from '#tests/builders/catalogue.ts'
import { addLoanEnquiries, addReminders, storedCustomers, storedErasureRequests } from '#tests/builders/customer.ts'
import { changeJobs, storedAuditLog, storedJobs } from '#tests/builders/log.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, getOffers, PLAIN_LENDER, PROFILE, startCustomer, textLike } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const IDENTITY = { pan: PROFILE.tin, birth_date: '14/08/1990' }
const PHONE = '9876543210'

describe.each(bothEngines())('being forgotten, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.clock.set(new Date('2026-12-01T05:00:00Z'))
  })
  afterAll(() => server.close())

  const ask = async (customer: Customer, body: object = IDENTITY) =>
    (await customer.browser.call('requestErasure', { body })).data
  const status = async (customer: Customer) => (await customer.browser.call('getErasure')).data
  const after = async (count: number) => {
    server.clock.set(new Date(server.clock.now().getTime() + hours(count)))
    await runDueJobs(server.deps)
  }
  /** What was sent about one request, newest first. */
  const messages = (reference: string) =>
    (server.deps.outbox?.list(PHONE) ?? []).filter(({ text }) => text.includes(reference)).map(({ text }) => text)
  /** The clock of the tests goes on by itself, a little. */
  const near = (instant: string | Date | undefined, expected: number) =>
    expect(Math.abs(new Date(instant ?? 0).getTime() - expected)).toBeLessThan(30_000)
  const rowsOf = (answer: unknown) => (answer as { rows: Record<string, string>[] }).rows
  /** Tables in which the customer's number still stands in a column user_id, with how often. */
  const traces = async (userId: number) => {
    const { db } = server.deps
    const tables = rowsOf(
      await db.execute(
        sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1`,
      ),
    )
    const found: string[] = []
    for (const { name = '' } of tables) {
      const [row] = rowsOf(
        await db.execute(sql.raw(`select count(*)::text as n from "${name}" where user_id = ${userId}`)),
      )
      if (row?.n !== '0') found.push(name)
    }
    return found
  }

  it('a lender that still speaks of a forgotten customer finds nobody, and changes nothing', async () => {
    const customer = await startCustomer(server)
    await getOffers(customer)
    const { app_id } = bodyOf<{ data: { app_id: string } }>(await apply(customer, PLAIN_LENDER)).data
    await runDueJobs(server.deps)
    const find = async () => (await storedApplications(server, { app_id }))[0]
    const lender_reference = (await find())?.lender_reference
    await customer.browser.call('withdrawApplication', { params: { appId: app_id } })
    await runDueJobs(server.deps)
    const report = (status: string) => {
      const raw = JSON.stringify({ event_id: status, lender_reference, status })
      const bytes = new TextEncoder().encode(raw)
      const signature = signWebhook(webhookSecret(server.deps.env), PLAIN_LENDER, bytes, server.clock.now())
      const headers = { [SIGNATURE_HEADER]: signature, 'content-type': 'application/json' }
      return server.browser().status('receiveLenderWebhook', { params: { lenderId: PLAIN_LENDER }, raw, headers })
    }
    expect(await report('IN_REVIEW')).toBe(200)
    await ask(customer)
    await after(48.1)
    const [forgotten, queued] = [await find(), (await storedJobs(server)).length]
    expect(forgotten).toMatchObject({ status: 'withdrawn', lender_reference: null })

    expect(await report('DISBURSED')).toBe(404)
    expect([await find(), (await storedJobs(server)).length]).toEqual([forgotten, queued])
  })

  it('leaves nothing that leads to the person, ends the sign-in, and lets them begin anew', async () => {
    const customer = await startCustomer(server)
    await getOffers(customer)
    bodyOf(await apply(customer, PLAIN_LENDER))
    const { browser, userId } = customer
    const { data } = await browser.call('listApplications')
    for (const { app_id } of data) await browser.call('withdrawApplication', { params: { appId: app_id } })
    const { ticket } = await browser.call('createHelpRequest', {
      body: {
        name: 'Ananya',
        email: 'ananya.q@sentinel.in',
        phone: PHONE,
        description: 'Help',
      },
    })
    await runDueJobs(server.deps)
    await answerTicket(server.deps, ticket, 'We have looked into it.')
    const now = server.clock.now()
    await addReminders(server, { user_id: userId, app_id: customer.appId, remind_at: now })
    await addContactRefusals(server, {
      user_id: userId,
      day: '2026-12-01',
      channel: 'call',
      purpose: 'offers',
      reason: 'quiet',
    })
    await addLoanEnquiries(server, {
      reference: 'CLQ-1',
      user_id: userId,
      partner: 'cl',
      kind: 'car',
      details_enc: 'sealed',
    })
    const voucher = await addVouchers(server, {
      merchant: 'M',
      title: 'T',
      category: 'c',
      terms: 't',
      code_prefix: 'X',
      stock: 1,
      valid_until: now,
    })
    await addVoucherClaims(server, {
      voucher_id: voucher?.voucher_id ?? 0,
      user_id: userId,
      code: 'X-1',
      claimed_at: now,
    })
    const before = await traces(userId)
    expect(before).toEqual(
      expect.arrayContaining([
        'contacts',
        'contact_refusals',
        'help_requests',
        'offer_lists',
        'prospects',
        'reminders',
        'loan_enquiries',
        'voucher_claims',
      ]),
    )

    const request = await ask(customer)
    expect(request).toMatchObject({ status: 'open', held_for: null })
    near(request.erase_after, Date.parse('2026-12-03T05:00:00Z'))
    expect(messages(request.reference)).toEqual([textLike(/erased after 3 Dec 2026, 10:30 \(CLE-/)])
    await after(47.9)
    expect((await storedCustomers(server))[0]?.deleted_at).toBeNull()
    await after(0.2)

    const [row] = await storedCustomers(server, { user_id: userId })
    expect(Object.entries(row ?? {}).filter(([name, value]) => /_enc$|_index$|data_key/.test(name) && value)).toEqual(
      [],
    )
    expect(row).toMatchObject({ profile: null, profile_enc: null, contact_rules: null, phone_verified: false })
    expect(row?.deleted_at).not.toBeNull()
    expect(await traces(userId)).toEqual(['applications', 'customers', 'erasure_requests', 'kept_records'])
    const [kept, ...more] = await storedApplications(server)
    expect(more).toEqual([])
    expect(kept).toMatchObject({ status: 'withdrawn', lender_id: PLAIN_LENDER, offer: null, lender_reference: null })
    expect(kept).toMatchObject({ apply_answer: null, bureau_score_enc: null, additional_info_enc: null })
    for (const table of ['sessions', 'otps', 'cookie_store', 'ticket_messages'])
      expect([table, rowsOf(await server.deps.db.execute(sql.raw(`select * from ${table}`)))]).toEqual([table, []])
    expect(await browser.status('getUser', { params: { id: userId } })).toBe(401)
    expect(messages(request.reference)[0]).toMatch(/has been erased \(CLE-/)

    const log = await storedAuditLog(server)
    expect((await verifyAudit(server.deps)).broken).toBeNull()
    expect(log.filter(({ action }) => action === 'customer.erased').map(({ object }) => object)).toEqual([
      `customer:${userId}`,
    ])
    expect(JSON.stringify(log)).not.toMatch(/Ananya|Quillfeather|9876543210|HIGPQ|sentinel/)

    const again = await server.signInCustomer({ destination: PHONE })
    expect(again.userId).not.toBe(userId)
    const profile = (await again.browser.call('getUser', { params: { id: again.userId } })).data
    expect(profile).toMatchObject({ first_name: '', tin: '', birth_date: '', address1: '', monthly_income: '' })
    for (const key of ['listApplications', 'listTickets', 'listProfileViews'] as const)
      expect(await again.browser.call(key)).toEqual({ data: [] })
    expect(await again.browser.call('getErasure')).toEqual({ data: null })
  })

  it('asks who it is of whoever has given PAN and birth date, and locks after five wrong tries', async () => {
    const customer = await startCustomer(server)
    for (const wrong of [{}, { pan: PROFILE.tin }, { ...IDENTITY, birth_date: '15/08/1990' }]) {
      const { status: code, body } = await customer.browser.answer('requestErasure', { body: wrong })
      expect([code, body]).toEqual([422, expect.objectContaining({ code: 'identity_mismatch' })])
    }
    for (let tries = 0; tries < 3; tries += 1) await customer.browser.refusal('requestErasure', { body: {} })
    expect(await customer.browser.status('requestErasure', { body: IDENTITY })).toBe(429)
    expect(await status(customer)).toBeNull()
    const stranger = await server.signInCustomer({ destination: '9876500002' })
    await stranger.browser.call('requestErasure', { body: {} })
  })

  it('asked twice is one request; cancelled it never happens, and can be asked for again', async () => {
    const customer = await startCustomer(server)
    const first = await ask(customer)
    expect((await ask(customer)).reference).toBe(first.reference)
    expect(await storedErasureRequests(server)).toHaveLength(1)
    const thief = await server.signInCustomer({ destination: '9876500002' })
    expect(await thief.browser.status('cancelErasure')).toBe(404)
    await customer.browser.call('cancelErasure')
    expect(await customer.browser.status('cancelErasure')).toBe(404)
    await after(49)
    const back = await server.signInCustomer({ destination: PHONE })
    expect(back.userId).toBe(customer.userId)
    expect((await ask({ ...customer, browser: back.browser })).reference).not.toBe(first.reference)
  })

  it('waits while a lender has an application, says why, and announces itself again when that has ended', async () => {
    const customer = await startCustomer(server)
    bodyOf(await apply(customer))
    await changeApplications(server, { lender_id: PLAIN_LENDER }, { status: 'in_review' })
    const request = await ask(customer)
    expect(request).toMatchObject({ status: 'held', held_for: 'application_under_way' })
    expect(messages(request.reference)[0]).toMatch(/must wait.*rest is erased after 3 Dec 2026, 10:30/)
    await after(49)
    const held = async () => (await storedErasureRequests(server))[0]
    expect(await held()).toMatchObject({ status: 'held' })
    await changeApplications(server, {}, { status: 'rejected' })
    await after(25)
    const open = await held()
    expect(open).toMatchObject({ status: 'open', held_for: null })
    // The process died after that and the same job runs again: the notice is not cut short.
    await eraseCustomer(server.deps, { request_id: open?.request_id ?? 0, at: '' })
    expect(await held()).toMatchObject({ status: 'open' })
    near(open?.erase_after, server.clock.now().getTime() + hours(48))
    expect(messages(request.reference)[0]).toMatch(/erased after/)
    await after(48)
    expect(await held()).toMatchObject({ status: 'done' })
  })

  it('waits 180 days at most for a lender that says nothing, and the plan names the day', async () => {
    const customer = await startCustomer(server)
    const at = server.clock.now()
    const [app_id, status] = ['app_silent', 'in_review'] as const
    await makeApplication(server, { app_id, reference: 'CL-1', user_id: customer.userId, lender_id: 1, status, at })
    await makeEvent(server, { app_id, status, at })
    const [hold] = (await customer.browser.call('getErasurePlan')).data.holds
    near(hold?.until, at.getTime() + days(180))
    await ask(customer)
    const request = async () => (await storedErasureRequests(server))[0]
    await after(179 * 24)
    expect(await request()).toMatchObject({ status: 'held' })
    await after(2 * 24)
    await after(49)
    expect(await request()).toMatchObject({ status: 'done' })
  })

  it('an application under way at the last moment holds it; one that no lender has yet is taken back', async () => {
    const customer = await startCustomer(server)
    await ask(customer)
    server.deps.lenders.controls?.behave(PLAIN_LENDER, 'down')
    bodyOf(await apply(customer))
    server.deps.lenders.controls?.behave(null, 'ok')
    await changeJobs(server, { kind: 'submit_application' }, { done_at: new Date() })
    const set = (value: string) => changeApplications(server, { lender_id: PLAIN_LENDER }, { status: value })
    await set('approved')
    await after(48)
    expect((await storedErasureRequests(server))[0]).toMatchObject({ status: 'held' })
    await set('queued')
    await after(25)
    await after(49)
    expect((await storedErasureRequests(server))[0]).toMatchObject({ status: 'done' })
    expect((await storedApplications(server)).map((each) => each.status)).toEqual(['withdrawn'])
  })

  it('survives a process that dies with the job in its hands or half way through, and is done once', async () => {
    const customer = await startCustomer(server)
    const request = await ask(customer)
    server.clock.set(new Date(server.clock.now().getTime() + hours(49)))
    // Half way: the last statement of the transaction fails, so that nothing of it may stay.
    await server.deps.db.execute(
      sql`create function fail() returns trigger as $$ begin raise exception 'killed'; end $$ language plpgsql`,
    )
    await server.deps.db.execute(
      sql`create trigger fail before insert on audit_log for each row when (new.action = 'customer.erased') execute function fail()`,
    )
    await runDueJobs(server.deps)
    const [whole] = await storedCustomers(server)
    expect([whole?.deleted_at, whole?.data_key === null, (await storedAuditLog(server)).length]).toEqual([
      null,
      false,
      expect.any(Number),
    ])
    expect(await customer.browser.status('getContactRules')).toBe(401)
    await server.deps.db.execute(sql`drop trigger fail on audit_log`)
    await server.deps.db.execute(sql`drop function fail`)
    // In its hands: claimed and never finished.
    const later = new Date(server.clock.now().getTime() + hours(1))
    const [waiting] = await storedJobs(server, { kind: 'erase_customer', done_at: null })
    expect(await claimJob(server.deps.db, waiting?.dedupe_key ?? '', later, 120)).not.toBeNull()
    server.clock.set(later)
    await runDueJobs(server.deps)
    expect((await storedCustomers(server))[0]?.deleted_at).toBeNull()
    server.clock.set(new Date(later.getTime() + hours(1)))
    await runDueJobs(server.deps)
    expect((await storedCustomers(server))[0]?.deleted_at).not.toBeNull()
    await changeJobs(server, {}, { done_at: null, locked_until: null })
    await runDueJobs(server.deps)
    const done = (await storedAuditLog(server)).filter(({ action }) => action === 'customer.erased')
    expect(done).toHaveLength(1)
    expect(messages(request.reference).filter((text) => /has been erased/.test(text))).toHaveLength(1)
  })
})
