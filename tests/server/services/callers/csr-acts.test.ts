import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { answerErasureLink } from '#server/services/privacy/answer-erasure-link.ts'
import { days } from '#src/contract/rules/time.ts'
import { changeApplications, storedApplications } from '#tests/builders/application.ts'
import { changeCustomers, storedCustomers, storedErasureRequests } from '#tests/builders/customer.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser, BodyTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, getOffers, PLAIN_LENDER, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const WHY = 'Asked on the phone'

type Act =
  | 'quietCustomer'
  | 'takeBackForCustomer'
  | 'noteErasureForCustomer'
  | 'createTicketForCustomer'
  | 'sendLinkToCustomer'
  | 'nudgeForCustomer'

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

  const own = { lender_id: PLAIN_LENDER }
  const application = async () => {
    const [row] = await storedApplications(server, own)
    if (!row) throw new Error('no application')
    return row
  }
  const act = (what: Act, body: object, userId = customer.userId) =>
    agent.answer(what, { params: { user_id: userId }, body: untyped({ reason: WHY, ...body }) })
  const record = async () => (await agent.call('getCsrCustomer', { params: { user_id: customer.userId } })).data
  const rules = async () => (await customer.browser.call('getContactRules')).data
  const consents = async () => (await customer.browser.call('listConsents')).data
  const allow = (purpose: BodyTo<'updateContactRules'>['purpose'], channel: BodyTo<'updateContactRules'>['channel']) =>
    customer.browser.call('updateContactRules', { body: { purpose, channel, allowed: true } })
  const views = async () => (await customer.browser.call('listProfileViews')).data
  const entries = async (action: string) => (await storedAuditLog(server)).filter((line) => line.action === action)
  const sent = async () => {
    const { app_id } = await application()
    return (
      server.deps.outbox?.list('9876543210').filter(({ text }) => text.includes(`/customer-site?app=${app_id}`)) ?? []
    )
  }
  const setQuiet = (days: number) => customer.browser.call('setQuietMode', { body: { days } })
  const atLender = () => changeApplications(server, own, { status: 'received', lender_reference: 'TEAK-1' })

  it('says of each kind of call by itself whether they may be called', async () => {
    expect(await record()).toMatchObject({ no_call: { reason: 'not_chosen' }, no_offer_call: { reason: 'not_chosen' } })
    await allow('offers', 'call')
    expect(await record()).toMatchObject({ no_call: { reason: 'not_chosen' }, no_offer_call: { reason: 'unchecked' } })
  })

  describe('quiet mode', () => {
    it.each([7, 30, 90])('for %i days: the customer reads until when, by which role and why', async (count) => {
      const until = new Date(server.clock.now().getTime() + days(count)).toISOString()
      const { quiet_until } = bodyOf<{ quiet_until: string }>(await act('quietCustomer', { days: count }))
      expect(quiet_until.slice(0, 10)).toBe(until.slice(0, 10))
      expect((await rules()).quiet_until).toBe(quiet_until)
      expect(await views()).toMatchObject([{ kind: 'quiet', role_id: 3, reason: WHY }])
      expect(await entries('customer.quiet')).toMatchObject([
        { object: `customer:${customer.userId}`, after: { days: count, reason: WHY } },
      ])
      const { entries: looks } = await agent.call('listCsrTimeline', {
        params: { user_id: customer.userId },
        query: { group: 'looks' },
      })
      expect(looks).toContainEqual(expect.objectContaining({ what: 'customer.quiet', reason: WHY }))
    })

    it('is never ended or shortened: only the customer does that', async () => {
      await setQuiet(30)
      const before = (await rules()).quiet_until
      expect((await act('quietCustomer', { days: 7 })).status).toBe(409)
      for (const days of [0, 1, -7, 365, null]) expect((await act('quietCustomer', { days })).status).toBe(422)
      expect((await rules()).quiet_until).toBe(before)
      expect(await entries('customer.quiet')).toEqual([])
      expect((await act('quietCustomer', { days: 90 })).status).toBe(200)
    })
  })

  describe('taking back', () => {
    it('offers what stands, and nothing that is kept as proof', async () => {
      await allow('offers', 'sms')
      await allow('partner_offers', 'whatsapp')
      const { revocable } = await record()
      expect(revocable.map(({ purpose, channel }) => [purpose, channel])).toEqual([
        ['offers', 'sms'],
        ['partner_offers', 'whatsapp'],
        ['bureau_check', null],
        ['share_with_lender', null],
      ])
      expect(revocable.at(-1)).toMatchObject({ reference, lender: 'Teak Capital' })
    })

    it('ends one permission for offers and its consent, once', async () => {
      await allow('offers', 'sms')
      await allow('offers', 'call')
      bodyOf(await act('takeBackForCustomer', { what: 'offers-sms' }))
      expect((await rules()).choices.offers).toMatchObject({ sms: false, call: true })
      expect((await consents()).find(({ purpose }) => purpose === 'marketing_sms')?.withdrawn_at).not.toBeNull()
      expect((await act('takeBackForCustomer', { what: 'offers-sms' })).status).toBe(409)
      expect(await entries('customer.take-back')).toMatchObject([
        { after: { purpose: 'offers', channel: 'sms', reason: WHY } },
      ])
      expect(await views()).toMatchObject([{ kind: 'take_back', reason: WHY }])
    })

    it('ends one consent and what went on under it, as the customer would', async () => {
      const { revocable } = await record()
      const what = revocable.find(({ purpose }) => purpose === 'share_with_lender')?.what
      bodyOf(await act('takeBackForCustomer', { what }))
      expect((await consents()).find(({ purpose }) => purpose === 'share_with_lender')?.withdrawn_at).not.toBeNull()
      expect((await application()).status).toBe('withdrawn')
      expect((await record()).revocable.map((each) => each.what)).not.toContain(what)
      expect((await act('takeBackForCustomer', { what })).status).toBe(409)
    })

    it('never of somebody else, of a proof, or of what nobody allowed; and gives nothing', async () => {
      const proof = (await consents()).find(({ purpose }) => purpose === 'kfs_read')
      expect((await act('takeBackForCustomer', { what: `consent-${proof?.consent_id}` })).status).toBe(409)
      const other = await startCustomer(server, {}, '9876500001')
      const [first] = (await record()).revocable
      expect((await act('takeBackForCustomer', { what: first?.what }, other.userId)).status).toBe(404)
      expect((await act('takeBackForCustomer', { what: 'partner_offers-call' })).status).toBe(409)
      for (const what of ['', 'service-sms', 'offers-post', 'consent-0', 'offers-sms-on'])
        expect((await act('takeBackForCustomer', { what })).status).toBe(422)
      expect((await act('takeBackForCustomer', { what: 'offers-sms', allowed: true })).status).toBe(422)
      expect((await rules()).choices.partner_offers.call).toBe(false)
      expect(await entries('customer.take-back')).toEqual([])
    })
  })

  describe('an erasure', () => {
    const request = async () => {
      const [row] = await storedErasureRequests(server)
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
      const answer = bodyOf<{ reference: string; told: boolean }>(await act('noteErasureForCustomer', {}))
      expect(answer).toMatchObject({ told: true })
      expect(await request()).toMatchObject({
        status: 'verifying',
        came_by: 'phone',
        note: WHY,
        reference: answer.reference,
        user_id: customer.userId,
      })
      expect((await record()).erasure).toEqual({ reference: answer.reference, status: 'verifying' })
      expect(await views()).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'erasure', reason: WHY })]))
      expect(await entries('customer.erasure')).toMatchObject([
        { object: `customer:${customer.userId}`, after: { reference: answer.reference, reason: WHY } },
      ])
      // Nothing goes without the yes, however long it takes.
      server.clock.set(new Date(server.clock.now().getTime() + days(3)))
      await runDueJobs(server.deps)
      const [kept] = await storedCustomers(server, { user_id: customer.userId })
      expect(kept?.deleted_at).toBeNull()
      await answerErasureLink(server.deps, link(), true)
      // An application is with a lender: the request waits for that, as when they ask themselves.
      expect(await request()).toMatchObject({ status: 'held', reference: answer.reference })
    })

    it('is one request, also when they ask twice; none beside their own; none without words', async () => {
      const { reference } = bodyOf<{ reference: string }>(await act('noteErasureForCustomer', {}))
      expect(bodyOf<{ reference: string }>(await act('noteErasureForCustomer', {})).reference).toBe(reference)
      await answerErasureLink(server.deps, link(), true)
      expect((await act('noteErasureForCustomer', {})).status).toBe(409)
      for (const reason of ['', 'abc', 'PAN ABCPK1234F'])
        expect((await act('noteErasureForCustomer', { reason })).status).toBe(422)
      expect((await act('noteErasureForCustomer', {}, 999_999)).status).toBe(404)
      expect(await entries('customer.erasure')).toHaveLength(2)
    })
  })

  describe('a ticket', () => {
    it('stands among the customer’s own, about their application', async () => {
      const text = 'The lender does not answer.'
      const { ticket } = bodyOf<{ ticket: string }>(await act('createTicketForCustomer', { reference, text }))
      const body = await customer.browser.call('getTicket', { params: { ticket } })
      expect(JSON.stringify(body)).toContain(text)
      expect((await record()).tickets).toMatchObject([{ ticket, status: 'open' }])
      expect(await entries('customer.ticket')).toMatchObject([{ after: { reference: ticket, reason: WHY } }])
      expect(JSON.stringify(await entries('customer.ticket'))).not.toContain(text)
      expect(await views()).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'ticket', reason: WHY })]))
    })

    it('keeps no PAN or code, says something, and is about nobody else’s application', async () => {
      for (const text of ['', '  ', 'My PAN is ABCPA1234Z', 'The OTP is 482913'])
        expect((await act('createTicketForCustomer', { reference: '', text })).status).toBe(422)
      const other = await startCustomer(server, {}, '9876500001')
      expect((await act('createTicketForCustomer', { reference, text: 'Where is it?' }, other.userId)).status).toBe(404)
      expect((await record()).tickets).toEqual([])
    })
  })

  describe('the link', () => {
    it('waits for the end of quiet mode, and goes out three times a day at most', async () => {
      await setQuiet(7)
      for (let turn = 1; turn <= 4; turn += 1)
        expect((await act('sendLinkToCustomer', { reference })).status, 'quiet').toBe(409)
      expect(await sent()).toEqual([])
      await setQuiet(0)
      for (let turn = 1; turn <= 3; turn += 1) {
        bodyOf(await act('sendLinkToCustomer', { reference }))
        expect(await sent()).toHaveLength(turn)
      }
      expect((await act('sendLinkToCustomer', { reference })).status).toBe(429)
      expect(await sent()).toHaveLength(3)
      const body = await customer.browser.call('listContacts')
      expect(JSON.stringify(body)).toContain('"about":"reminder"')
      expect((await views())[0]).toMatchObject({ kind: 'link', reason: WHY })
    })

    it('goes to no contact that is not verified, of no application that is over, and of nobody else’s', async () => {
      const verify = (phone_verified: boolean) =>
        changeCustomers(server, { user_id: customer.userId }, { phone_verified })
      await verify(false)
      expect((await act('sendLinkToCustomer', { reference })).status).toBe(409)
      await verify(true)
      const other = await startCustomer(server, {}, '9876500001')
      expect((await act('sendLinkToCustomer', { reference }, other.userId)).status).toBe(404)
      await changeApplications(server, own, { status: 'rejected' })
      expect((await act('sendLinkToCustomer', { reference })).status).toBe(409)
      expect((await record()).applications.find((each) => each.reference === reference)?.may_resume).toBe(false)
      expect(await sent()).toEqual([])
    })
  })

  it('asks the lender to go on once a day, whoever asks', async () => {
    await atLender()
    expect((await record()).applications.find((each) => each.reference === reference)?.may_nudge).toBe(true)
    bodyOf(await act('nudgeForCustomer', { reference }))
    const { app_id } = await application()
    expect(await customer.browser.status('nudgeApplication', { params: { appId: app_id } })).toBe(429)
    expect((await act('nudgeForCustomer', { reference })).status).toBe(429)
    expect((await record()).applications.find((each) => each.reference === reference)?.may_nudge).toBe(false)
    expect((await views()).filter(({ kind }) => kind === 'nudge')).toMatchObject([{ reason: WHY }])
    await changeApplications(server, own, { status: 'rejected' })
    expect((await act('nudgeForCustomer', { reference })).status).toBe(409)
  })

  it('needs a reason each time, without a PAN or a code in it', async () => {
    await atLender()
    await allow('offers', 'call')
    const acts: [Act, object][] = [
      ['quietCustomer', { days: 7 }],
      ['takeBackForCustomer', { what: 'offers-call' }],
      ['createTicketForCustomer', { reference, text: 'Where is it?' }],
      ['sendLinkToCustomer', { reference }],
      ['nudgeForCustomer', { reference }],
    ]
    for (const [what, body] of acts)
      for (const reason of ['', '  x  ', 'Her PAN is ABCPA1234Z', 'The OTP is 482913'])
        expect((await act(what, { ...body, reason })).status, `${what}: ${reason}`).toBe(422)
    expect((await rules()).quiet_until).toBeNull()
    expect(await sent()).toEqual([])
    await changeCustomers(server, { user_id: customer.userId }, { deleted_at: server.clock.now() })
    for (const [what, body] of acts) expect((await act(what, body)).status, what).toBe(404)
  })
})
