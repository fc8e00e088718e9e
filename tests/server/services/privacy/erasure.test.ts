import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Erasure } from '#src/contract/entities/privacy/privacy.ts'
import { SIGNATURE_HEADER, signWebhook } from '#server/adapters/webhooks/report-signature.ts'
import { claimDueJobs } from '#server/db/repositories/shared/jobs.ts'
import { applications, auditLog, customers, jobs, reminders } from '#server/db/schema.ts'
import { webhookSecret } from '#server/env.ts'
import { contactRefusals, erasureRequests } from '#server/db/schema-care.ts'
import { loanEnquiries, voucherClaims, vouchers } from '#server/db/schema-products.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { answerTicket } from '#server/services/support/answer-ticket.ts'
import { eraseCustomer } from '#server/services/privacy/erase-customer.ts'
import { listAudit } from '#tests/setup/list-audit.ts'
import { findBrokenAudit } from '#server/services/audit/find-broken-audit.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, getOffers, PLAIN_LENDER, PROFILE, startCustomer, textLike } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const IDENTITY = { pan: PROFILE.tin, birth_date: '14/08/1990' }
const PHONE = '9876543210'
const HOUR = 3_600_000

describe.each(engines())('being forgotten, on %s', (engine) => {
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
    bodyOf<{ data: Erasure }>(await customer.browser.post('/api/erasure', body)).data
  const status = async (customer: Customer) =>
    bodyOf<{ data: Erasure | null }>(await customer.browser.get('/api/erasure')).data
  const after = async (hours: number) => {
    server.clock.set(new Date(server.clock.now().getTime() + hours * HOUR))
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
    const find = async () =>
      (await server.deps.db.select().from(applications).where(eq(applications.app_id, app_id)))[0]
    const lender_reference = (await find())?.lender_reference
    await customer.browser.post(`/api/applications/${app_id}/withdraw`)
    await runDueJobs(server.deps)
    const report = (status: string) => {
      const raw = JSON.stringify({ event_id: status, lender_reference, status })
      const bytes = new TextEncoder().encode(raw)
      const signature = signWebhook(webhookSecret(server.deps.env), PLAIN_LENDER, bytes, server.clock.now())
      const headers = { [SIGNATURE_HEADER]: signature, 'content-type': 'application/json' }
      return server.browser().post(`/api/lender-webhooks/${PLAIN_LENDER}`, undefined, { raw, headers })
    }
    expect((await report('IN_REVIEW')).status).toBe(200)
    await ask(customer)
    await after(48.1)
    const [forgotten, queued] = [await find(), await server.deps.db.$count(jobs)]
    expect(forgotten).toMatchObject({ status: 'withdrawn', lender_reference: null })

    expect((await report('DISBURSED')).status).toBe(404)
    expect([await find(), await server.deps.db.$count(jobs)]).toEqual([forgotten, queued])
  })

  it('leaves nothing that leads to the person, ends the sign-in, and lets them begin anew', async () => {
    const customer = await startCustomer(server)
    await getOffers(customer)
    bodyOf(await apply(customer, PLAIN_LENDER))
    const { browser, userId } = customer
    const { data } = bodyOf<{ data: { app_id: string }[] }>(await browser.get('/api/applications'))
    for (const { app_id } of data) await browser.post(`/api/applications/${app_id}/withdraw`)
    const { ticket } = bodyOf<{ ticket: string }>(
      await browser.post('/api/help-request', {
        name: 'Ananya',
        email: 'ananya.q@sentinel.in',
        phone: PHONE,
        description: 'Help',
      }),
    )
    await runDueJobs(server.deps)
    await answerTicket(server.deps, ticket, 'We have looked into it.')
    const { db } = server.deps
    const now = server.clock.now()
    await db.insert(reminders).values({ user_id: userId, app_id: customer.appId, remind_at: now })
    await db.insert(contactRefusals).values({
      ...{ user_id: userId, day: '2026-12-01', channel: 'call', purpose: 'offers', reason: 'quiet' },
    })
    await db
      .insert(loanEnquiries)
      .values({ reference: 'CLQ-1', user_id: userId, partner: 'cl', kind: 'car', details_enc: 'sealed' })
    const [voucher] = await db
      .insert(vouchers)
      .values({ merchant: 'M', title: 'T', category: 'c', terms: 't', code_prefix: 'X', stock: 1, valid_until: now })
      .returning()
    await db
      .insert(voucherClaims)
      .values({ voucher_id: voucher?.voucher_id ?? 0, user_id: userId, code: 'X-1', claimed_at: now })
    const before = await traces(userId)
    expect(before).toEqual(
      expect.arrayContaining([
        ...['contacts', 'contact_refusals', 'help_requests', 'offer_lists', 'prospects'],
        ...['reminders', 'loan_enquiries', 'voucher_claims'],
      ]),
    )

    const request = await ask(customer)
    expect(request).toMatchObject({ status: 'open', held_for: null })
    near(request.erase_after, Date.parse('2026-12-03T05:00:00Z'))
    expect(messages(request.reference)).toEqual([textLike(/erased after 3 Dec 2026, 10:30 \(CLE-/)])
    await after(47.9)
    expect((await server.deps.db.select().from(customers))[0]?.deleted_at).toBeNull()
    await after(0.2)

    const [row] = await server.deps.db.select().from(customers).where(eq(customers.user_id, userId))
    expect(Object.entries(row ?? {}).filter(([name, value]) => /_enc$|_index$|data_key/.test(name) && value)).toEqual(
      [],
    )
    expect(row).toMatchObject({ profile: null, profile_enc: null, contact_rules: null, phone_verified: false })
    expect(row?.deleted_at).not.toBeNull()
    expect(await traces(userId)).toEqual(['applications', 'customers', 'erasure_requests', 'kept_records'])
    const [kept, ...more] = await server.deps.db.select().from(applications)
    expect(more).toEqual([])
    expect(kept).toMatchObject({ status: 'withdrawn', lender_id: PLAIN_LENDER, offer: null, lender_reference: null })
    expect(kept).toMatchObject({ apply_answer: null, bureau_score_enc: null, additional_info_enc: null })
    for (const table of ['sessions', 'otps', 'cookie_store', 'ticket_messages'])
      expect([table, rowsOf(await server.deps.db.execute(sql.raw(`select * from ${table}`)))]).toEqual([table, []])
    expect((await browser.get(`/api/user/${userId}`)).status).toBe(401)
    expect(messages(request.reference)[0]).toMatch(/has been erased \(CLE-/)

    const log = await listAudit(server.deps.db)
    expect(findBrokenAudit(log)).toBeNull()
    expect(log.filter(({ action }) => action === 'customer.erased').map(({ object }) => object)).toEqual([
      `customer:${userId}`,
    ])
    expect(JSON.stringify(log)).not.toMatch(/Ananya|Quillfeather|9876543210|HIGPQ|sentinel/)

    const again = await server.signInCustomer({ destination: PHONE })
    expect(again.userId).not.toBe(userId)
    const profile = bodyOf<{ data: Record<string, unknown> }>(await again.browser.get(`/api/user/${again.userId}`)).data
    expect(profile).toMatchObject({ first_name: '', tin: '', birth_date: '', address1: '', monthly_income: '' })
    for (const path of ['/api/applications', '/api/tickets', '/api/profile-views'])
      expect(bodyOf(await again.browser.get(path))).toEqual({ data: [] })
    expect(bodyOf(await again.browser.get('/api/erasure'))).toEqual({ data: null })
  })

  it('asks who it is of whoever has given PAN and birth date, and locks after five wrong tries', async () => {
    const customer = await startCustomer(server)
    for (const wrong of [{}, { pan: PROFILE.tin }, { ...IDENTITY, birth_date: '15/08/1990' }]) {
      const { status: code, body } = await customer.browser.post('/api/erasure', wrong)
      expect([code, body]).toEqual([422, expect.objectContaining({ code: 'identity_mismatch' })])
    }
    for (let tries = 0; tries < 3; tries += 1) await customer.browser.post('/api/erasure', {})
    expect((await customer.browser.post('/api/erasure', IDENTITY)).status).toBe(429)
    expect(await status(customer)).toBeNull()
    const stranger = await server.signInCustomer({ destination: '9876500002' })
    expect((await stranger.browser.post('/api/erasure', {})).status).toBe(200)
  })

  it('asked twice is one request; cancelled it never happens, and can be asked for again', async () => {
    const customer = await startCustomer(server)
    const first = await ask(customer)
    expect((await ask(customer)).reference).toBe(first.reference)
    expect(await server.deps.db.$count(erasureRequests)).toBe(1)
    const thief = await server.signInCustomer({ destination: '9876500002' })
    expect((await thief.browser.post('/api/erasure/cancel')).status).toBe(404)
    bodyOf(await customer.browser.post('/api/erasure/cancel'))
    expect((await customer.browser.post('/api/erasure/cancel')).status).toBe(404)
    await after(49)
    const back = await server.signInCustomer({ destination: PHONE })
    expect(back.userId).toBe(customer.userId)
    expect((await ask({ ...customer, browser: back.browser })).reference).not.toBe(first.reference)
  })

  it('waits while a lender has an application, says why, and announces itself again when that has ended', async () => {
    const customer = await startCustomer(server)
    bodyOf(await apply(customer))
    await server.deps.db
      .update(applications)
      .set({ status: 'in_review' })
      .where(eq(applications.lender_id, PLAIN_LENDER))
    const request = await ask(customer)
    expect(request).toMatchObject({ status: 'held', held_for: 'application_under_way' })
    expect(messages(request.reference)[0]).toMatch(/must wait.*rest is erased after 3 Dec 2026, 10:30/)
    await after(49)
    const held = async () => (await server.deps.db.select().from(erasureRequests))[0]
    expect(await held()).toMatchObject({ status: 'held' })
    await server.deps.db.update(applications).set({ status: 'rejected' })
    await after(25)
    const open = await held()
    expect(open).toMatchObject({ status: 'open', held_for: null })
    // The process died after that and the same job runs again: the notice is not cut short.
    await eraseCustomer(server.deps, { request_id: open?.request_id ?? 0, at: '' })
    expect(await held()).toMatchObject({ status: 'open' })
    near(open?.erase_after, server.clock.now().getTime() + 48 * HOUR)
    expect(messages(request.reference)[0]).toMatch(/erased after/)
    await after(48)
    expect(await held()).toMatchObject({ status: 'done' })
  })

  it('an application under way at the last moment holds it; one that no lender has yet is taken back', async () => {
    const customer = await startCustomer(server)
    await ask(customer)
    server.deps.lenders.controls?.behave(PLAIN_LENDER, 'down')
    bodyOf(await apply(customer))
    server.deps.lenders.controls?.behave(null, 'ok')
    await server.deps.db.update(jobs).set({ done_at: new Date() }).where(eq(jobs.kind, 'submit_application'))
    const set = (value: string) =>
      server.deps.db.update(applications).set({ status: value }).where(eq(applications.lender_id, PLAIN_LENDER))
    await set('approved')
    await after(48)
    expect((await server.deps.db.select().from(erasureRequests))[0]).toMatchObject({ status: 'held' })
    await set('queued')
    await after(25)
    await after(49)
    expect((await server.deps.db.select().from(erasureRequests))[0]).toMatchObject({ status: 'done' })
    expect((await server.deps.db.select().from(applications)).map((each) => each.status)).toEqual(['withdrawn'])
  })

  it('survives a process that dies with the job in its hands or half way through, and is done once', async () => {
    const customer = await startCustomer(server)
    const request = await ask(customer)
    server.clock.set(new Date(server.clock.now().getTime() + 49 * HOUR))
    // Half way: the last statement of the transaction fails, so that nothing of it may stay.
    await server.deps.db.execute(
      sql`create function fail() returns trigger as $$ begin raise exception 'killed'; end $$ language plpgsql`,
    )
    await server.deps.db.execute(
      sql`create trigger fail before insert on audit_log for each row when (new.action = 'customer.erased') execute function fail()`,
    )
    await runDueJobs(server.deps)
    const [whole] = await server.deps.db.select().from(customers)
    expect([whole?.deleted_at, whole?.data_key === null, await server.deps.db.$count(auditLog)]).toEqual([
      null,
      false,
      expect.any(Number),
    ])
    expect((await customer.browser.get('/api/contact-rules')).status).toBe(401)
    await server.deps.db.execute(sql`drop trigger fail on audit_log`)
    await server.deps.db.execute(sql`drop function fail`)
    // In its hands: claimed and never finished.
    const later = new Date(server.clock.now().getTime() + HOUR)
    expect((await claimDueJobs(server.deps.db, later, 10, 120)).map(({ kind }) => kind)).toContain('erase_customer')
    server.clock.set(later)
    await runDueJobs(server.deps)
    expect((await server.deps.db.select().from(customers))[0]?.deleted_at).toBeNull()
    server.clock.set(new Date(later.getTime() + HOUR))
    await runDueJobs(server.deps)
    expect((await server.deps.db.select().from(customers))[0]?.deleted_at).not.toBeNull()
    await server.deps.db.update(jobs).set({ done_at: null, locked_until: null })
    await runDueJobs(server.deps)
    const done = (await server.deps.db.select().from(auditLog)).filter(({ action }) => action === 'customer.erased')
    expect(done).toHaveLength(1)
    expect(messages(request.reference).filter((text) => /has been erased/.test(text))).toHaveLength(1)
  })
})
