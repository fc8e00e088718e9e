import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Consent } from '#src/contract/entities/privacy/consent.ts'
import type { ProfileView, ServedContactRules } from '#src/contract/entities/privacy/privacy.ts'
import type { CsrCustomer, TimelineEntry } from '#src/contract/entities/support/csr.ts'
import { applications, customers } from '#server/db/schema.ts'
import { erasureRequests } from '#server/db/schema-care.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { answerErasureLink } from '#server/services/privacy/answer-erasure-link.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { listAudit } from '#tests/setup/list-audit.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, getOffers, PLAIN_LENDER, startCustomer, type Customer } from '../shared/journey.ts'

const DAY = 86_400_000
const WHY = 'Asked on the phone'

describe.each(engines())('what staff do on a customer’s word, on %s', (engine) => {
  let server: TestServer
  let agent: Browser
  let customer: Customer
  let reference: string
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.clock.set(new Date('2026-12-01T05:00:00Z'))
    customer = await startCustomer(server)
    await getOffers(customer)
    bodyOf(await apply(customer, PLAIN_LENDER))
    reference = (await application()).reference
    agent = (await server.signInAdmin(3)).browser
  })
  afterAll(() => server.close())

  const own = eq(applications.lender_id, PLAIN_LENDER)
  const application = async () => {
    const [row] = await server.deps.db.select().from(applications).where(own)
    if (!row) throw new Error('no application')
    return row
  }
  const path = (more = '', userId = customer.userId) => `/api/csr/customers/${userId}${more}`
  const act = (what: string, body: object, userId?: number) =>
    agent.post(path(`/${what}`, userId), { reason: WHY, ...body })
  const record = async () => bodyOf<{ data: CsrCustomer }>(await agent.get(path())).data
  const rules = async () => bodyOf<{ data: ServedContactRules }>(await customer.browser.get('/api/contact-rules')).data
  const consents = async () => bodyOf<{ data: Consent[] }>(await customer.browser.get('/api/consents')).data
  const allow = (purpose: string, channel: string) =>
    customer.browser.post('/api/contact-rules', { purpose, channel, allowed: true })
  const views = async () => bodyOf<{ data: ProfileView[] }>(await customer.browser.get('/api/profile-views')).data
  const entries = async (action: string) => (await listAudit(server.deps.db)).filter((line) => line.action === action)
  const sent = async () => {
    const { app_id } = await application()
    return (
      server.deps.outbox?.list('9876543210').filter(({ text }) => text.includes(`/customer-site?app=${app_id}`)) ?? []
    )
  }
  const setQuiet = (days: number) => customer.browser.post('/api/quiet-mode', { days })
  const atLender = () =>
    server.deps.db.update(applications).set({ status: 'received', lender_reference: 'TEAK-1' }).where(own)

  describe('quiet mode', () => {
    it.each([7, 30, 90])('for %i days: the customer reads until when, by which role and why', async (days) => {
      const until = new Date(server.clock.now().getTime() + days * DAY).toISOString()
      const { quiet_until } = bodyOf<{ quiet_until: string }>(await act('quiet', { days }))
      expect(quiet_until.slice(0, 10)).toBe(until.slice(0, 10))
      expect((await rules()).quiet_until).toBe(quiet_until)
      expect(await views()).toMatchObject([{ kind: 'quiet', role_id: 3, reason: WHY }])
      expect(await entries('customer.quiet')).toMatchObject([
        { object: `customer:${customer.userId}`, after: { days, reason: WHY } },
      ])
      const { entries: looks } = bodyOf<{ entries: TimelineEntry[] }>(await agent.get(path('/timeline?group=looks')))
      expect(looks).toContainEqual(expect.objectContaining({ what: 'customer.quiet', reason: WHY }))
    })

    it('is never ended or shortened: only the customer does that', async () => {
      bodyOf(await setQuiet(30))
      const before = (await rules()).quiet_until
      expect((await act('quiet', { days: 7 })).status).toBe(409)
      for (const days of [0, 1, -7, 365, null]) expect((await act('quiet', { days })).status).toBe(422)
      expect((await rules()).quiet_until).toBe(before)
      expect(await entries('customer.quiet')).toEqual([])
      expect((await act('quiet', { days: 90 })).status).toBe(200)
    })
  })

  describe('taking back', () => {
    it('offers what stands, and nothing that is kept as proof', async () => {
      bodyOf(await allow('offers', 'sms'))
      bodyOf(await allow('partner_offers', 'whatsapp'))
      const { takeable } = await record()
      expect(takeable.map(({ purpose, channel }) => [purpose, channel])).toEqual([
        ['offers', 'sms'],
        ['partner_offers', 'whatsapp'],
        ['bureau_check', null],
        ['share_with_lender', null],
      ])
      expect(takeable.at(-1)).toMatchObject({ reference, lender: 'Teak Capital' })
    })

    it('ends one permission for offers and its consent, once', async () => {
      bodyOf(await allow('offers', 'sms'))
      bodyOf(await allow('offers', 'call'))
      bodyOf(await act('take-back', { what: 'offers-sms' }))
      expect((await rules()).choices.offers).toMatchObject({ sms: false, call: true })
      expect((await consents()).find(({ purpose }) => purpose === 'marketing_sms')?.withdrawn_at).not.toBeNull()
      expect((await act('take-back', { what: 'offers-sms' })).status).toBe(409)
      expect(await entries('customer.take-back')).toMatchObject([
        { after: { purpose: 'offers', channel: 'sms', reason: WHY } },
      ])
      expect(await views()).toMatchObject([{ kind: 'take_back', reason: WHY }])
    })

    it('ends one consent and what went on under it, as the customer would', async () => {
      const { takeable } = await record()
      const what = takeable.find(({ purpose }) => purpose === 'share_with_lender')?.what
      bodyOf(await act('take-back', { what }))
      expect((await consents()).find(({ purpose }) => purpose === 'share_with_lender')?.withdrawn_at).not.toBeNull()
      expect((await application()).status).toBe('withdrawn')
      expect((await record()).takeable.map((each) => each.what)).not.toContain(what)
      expect((await act('take-back', { what })).status).toBe(409)
    })

    it('never of somebody else, of a proof, or of what nobody allowed; and gives nothing', async () => {
      const proof = (await consents()).find(({ purpose }) => purpose === 'kfs_read')
      expect((await act('take-back', { what: `consent-${proof?.consent_id}` })).status).toBe(409)
      const other = await startCustomer(server, {}, '9876500001')
      const [first] = (await record()).takeable
      expect((await act('take-back', { what: first?.what }, other.userId)).status).toBe(404)
      expect((await act('take-back', { what: 'partner_offers-call' })).status).toBe(409)
      for (const what of ['', 'service-sms', 'offers-post', 'consent-0', 'offers-sms-on'])
        expect((await act('take-back', { what })).status).toBe(422)
      expect((await act('take-back', { what: 'offers-sms', allowed: true })).status).toBe(422)
      expect((await rules()).choices.partner_offers.call).toBe(false)
      expect(await entries('customer.take-back')).toEqual([])
    })
  })

  describe('an erasure', () => {
    const request = async () => {
      const [row] = await server.deps.db.select().from(erasureRequests)
      return row
    }
    const link = () =>
      /\/erase\/([\w-]+)/.exec(
        server.deps.outbox
          ?.list('9876543210')
          .map(({ text }) => text)
          .join(' ') ?? '',
      )?.[1] ?? ''

    it('is written down, waits for the customer’s own yes, and says who wrote it and why', async () => {
      const answer = bodyOf<{ reference: string; told: boolean }>(await act('erasure', {}))
      expect(answer).toMatchObject({ told: true })
      expect(await request()).toMatchObject({
        ...{ status: 'verifying', came_by: 'phone', note: WHY, reference: answer.reference, user_id: customer.userId },
      })
      expect((await record()).erasure).toEqual({ reference: answer.reference, status: 'verifying' })
      expect(await views()).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'erasure', reason: WHY })]))
      expect(await entries('customer.erasure')).toMatchObject([
        { object: `customer:${customer.userId}`, after: { reference: answer.reference, reason: WHY } },
      ])
      // Nothing goes without the yes, however long it takes.
      server.clock.set(new Date(server.clock.now().getTime() + 3 * DAY))
      await runDueJobs(server.deps)
      const [kept] = await server.deps.db.select().from(customers).where(eq(customers.user_id, customer.userId))
      expect(kept?.deleted_at).toBeNull()
      await answerErasureLink(server.deps, link(), true)
      // An application is with a lender: the request waits for that, as when they ask themselves.
      expect(await request()).toMatchObject({ status: 'held', reference: answer.reference })
    })

    it('is one request, also when they ask twice; none beside their own; none without words', async () => {
      const { reference } = bodyOf<{ reference: string }>(await act('erasure', {}))
      expect(bodyOf<{ reference: string }>(await act('erasure', {})).reference).toBe(reference)
      await answerErasureLink(server.deps, link(), true)
      expect((await act('erasure', {})).status).toBe(409)
      for (const reason of ['', 'abc', 'PAN ABCPK1234F']) expect((await act('erasure', { reason })).status).toBe(422)
      expect((await act('erasure', {}, 999_999)).status).toBe(404)
      expect(await entries('customer.erasure')).toHaveLength(2)
    })
  })

  describe('a ticket', () => {
    it('stands among the customer’s own, about their application', async () => {
      const text = 'The lender does not answer.'
      const { ticket } = bodyOf<{ ticket: string }>(await act('tickets', { reference, text }))
      const { body } = await customer.browser.get(`/api/tickets/${ticket}`)
      expect(JSON.stringify(body)).toContain(text)
      expect((await record()).tickets).toMatchObject([{ ticket, status: 'open' }])
      expect(await entries('customer.ticket')).toMatchObject([{ after: { reference: ticket, reason: WHY } }])
      expect(JSON.stringify(await entries('customer.ticket'))).not.toContain(text)
      expect(await views()).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'ticket', reason: WHY })]))
    })

    it('keeps no PAN or code, says something, and is about nobody else’s application', async () => {
      for (const text of ['', '  ', 'My PAN is ABCPA1234Z', 'The OTP is 482913'])
        expect((await act('tickets', { reference: '', text })).status).toBe(422)
      const other = await startCustomer(server, {}, '9876500001')
      expect((await act('tickets', { reference, text: 'Where is it?' }, other.userId)).status).toBe(404)
      expect((await record()).tickets).toEqual([])
    })
  })

  describe('the link', () => {
    it('goes out in quiet mode too, by one channel, three times a day at most', async () => {
      bodyOf(await setQuiet(7))
      for (let turn = 1; turn <= 3; turn += 1) {
        bodyOf(await act('link', { reference }))
        expect(await sent()).toHaveLength(turn)
      }
      expect((await act('link', { reference })).status).toBe(429)
      expect(await sent()).toHaveLength(3)
      const { body } = await customer.browser.get('/api/contacts')
      expect(JSON.stringify(body)).toContain('"about":"reminder"')
      expect((await views())[0]).toMatchObject({ kind: 'link', reason: WHY })
    })

    it('goes to no contact that is not verified, of no application that is over, and of nobody else’s', async () => {
      const verify = (phone_verified: boolean) =>
        server.deps.db.update(customers).set({ phone_verified }).where(eq(customers.user_id, customer.userId))
      await verify(false)
      expect((await act('link', { reference })).status).toBe(409)
      await verify(true)
      const other = await startCustomer(server, {}, '9876500001')
      expect((await act('link', { reference }, other.userId)).status).toBe(404)
      await server.deps.db.update(applications).set({ status: 'rejected' }).where(own)
      expect((await act('link', { reference })).status).toBe(409)
      expect((await record()).applications.find((each) => each.reference === reference)?.may_resume).toBe(false)
      expect(await sent()).toEqual([])
    })
  })

  it('asks the lender to go on once a day, whoever asks', async () => {
    await atLender()
    expect((await record()).applications.find((each) => each.reference === reference)?.may_nudge).toBe(true)
    bodyOf(await act('nudge', { reference }))
    const { app_id } = await application()
    expect((await customer.browser.post(`/api/applications/${app_id}/nudge`)).status).toBe(429)
    expect((await act('nudge', { reference })).status).toBe(429)
    expect((await record()).applications.find((each) => each.reference === reference)?.may_nudge).toBe(false)
    expect((await views()).filter(({ kind }) => kind === 'nudge')).toMatchObject([{ reason: WHY }])
    await server.deps.db.update(applications).set({ status: 'rejected' }).where(own)
    expect((await act('nudge', { reference })).status).toBe(409)
  })

  it('needs a reason each time, without a PAN or a code in it', async () => {
    await atLender()
    bodyOf(await allow('offers', 'call'))
    const acts: [string, object][] = [
      ['quiet', { days: 7 }],
      ['take-back', { what: 'offers-call' }],
      ['tickets', { reference, text: 'Where is it?' }],
      ['link', { reference }],
      ['nudge', { reference }],
    ]
    for (const [what, body] of acts)
      for (const reason of ['', '  x  ', 'Her PAN is ABCPA1234Z', 'The OTP is 482913'])
        expect((await act(what, { ...body, reason })).status, `${what}: ${reason}`).toBe(422)
    expect((await rules()).quiet_until).toBeNull()
    expect(await sent()).toEqual([])
    await server.deps.db
      .update(customers)
      .set({ deleted_at: server.clock.now() })
      .where(eq(customers.user_id, customer.userId))
    for (const [what, body] of acts) expect((await act(what, body)).status, what).toBe(404)
  })
})
