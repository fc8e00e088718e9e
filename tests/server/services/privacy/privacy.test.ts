import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queueJob } from '#server/job-kinds.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { writeAudit } from '#server/services/audit/write-audit.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { MyData } from '#src/contract/entities/privacy/my-data.ts'
import { days } from '#src/contract/rules/time.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, ASKING_LENDER, bodyOf, getOffers, PROFILE, proveEmail, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const PHONE = '9876543210'

describe.each(engines())('privacy centre on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    server.clock.set(new Date('2026-12-01T05:00:00Z'))
  })
  afterAll(() => server.close())

  const rules = async (browser: Browser) => (await browser.call('getContactRules')).data
  const choose = (browser: Browser, purpose: string, channel: string, allowed: boolean) =>
    browser.answer('updateContactRules', { body: untyped({ purpose, channel, allowed }) })
  const contacts = async (browser: Browser) => (await browser.call('listContacts')).data
  const live = async (browser: Browser) =>
    (await browser.call('listConsents')).data.filter(
      ({ withdrawn_at, purpose }) => withdrawn_at === null && purpose.startsWith('marketing_'),
    )
  const news = async (customer: Customer, status: string) => {
    const { data } = await customer.browser.call('listApplications')
    const app_id = data[0]?.app_id ?? ''
    await queueJob(
      server.deps.db,
      'notify_status',
      { app_id, status: data[0]?.status ?? '', at: status },
      server.clock.now(),
    )
    await runDueJobs(server.deps)
  }

  describe('choices', () => {
    it('begin with news by the channel of the sign-in alone', async () => {
      const { browser } = await startCustomer(server)
      const off = { sms: false, email: false, call: false, whatsapp: false }
      expect(await rules(browser)).toEqual({
        choices: { service: { ...off, sms: true }, offers: off, partner_offers: off },
        quiet_until: null,
        no_calls_since: null,
        // Typed into the form, and nobody's until its code is entered.
        reachable: { sms: true, email: false },
      })
    })

    it('never lose the last way of telling news, whose address must be known', async () => {
      const { browser, userId } = await startCustomer(server)
      const refused = await choose(browser, 'service', 'sms', false)
      expect([refused.status, refused.body]).toEqual([
        422,
        expect.objectContaining({ errors: { allowed: expect.stringMatching(/needs SMS or email/) as unknown } }),
      ])
      expect((await choose(browser, 'service', 'email', true)).status).toBe(200)
      expect((await choose(browser, 'service', 'sms', false)).status).toBe(422)
      await proveEmail(server, browser)
      expect((await choose(browser, 'service', 'sms', false)).status).toBe(200)
      expect((await choose(browser, 'service', 'email', false)).status).toBe(422)
      expect((await rules(browser)).choices.service).toMatchObject({ sms: false, email: true })
      const stranger = await server.signInCustomer({ destination: '9876500002' })
      expect((await choose(stranger.browser, 'service', 'email', true)).status).toBe(200)
      expect((await choose(stranger.browser, 'service', 'sms', false)).status).toBe(422)
      expect(userId).not.toBe(stranger.userId)
    })

    it('of offers are the ones of the loan form, in both directions, each a line in the ledger', async () => {
      const { browser, userId } = await startCustomer(server)
      expect((await choose(browser, 'offers', 'sms', true)).status).toBe(200)
      expect((await browser.call('getUser', { params: { id: userId } })).data).toMatchObject({
        allow_sms: 1,
        allow_emails: 0,
      })
      const [consent] = await live(browser)
      expect(consent?.purpose).toBe('marketing_sms')
      await browser.call('updateUser', { params: { id: userId }, body: { allow_sms: 0, allow_emails: 1 } })
      expect((await rules(browser)).choices.offers).toMatchObject({ sms: false, email: true })
      const [mail] = await live(browser)
      await browser.call('withdrawConsent', { body: { consent_id: mail?.consent_id ?? 0 } })
      expect((await rules(browser)).choices.offers).toMatchObject({ sms: false, email: false })
      expect(await live(browser)).toEqual([])
    })

    it('are kept per customer, and two at once both stay', async () => {
      const { browser } = await startCustomer(server)
      await Promise.all([
        choose(browser, 'offers', 'call', true),
        choose(browser, 'partner_offers', 'whatsapp', true),
        choose(browser, 'service', 'call', true),
      ])
      const { choices } = await rules(browser)
      expect([choices.offers.call, choices.partner_offers.whatsapp, choices.service.call]).toEqual([true, true, true])
      const other = await server.signInCustomer({ destination: '9876500002' })
      expect((await rules(other.browser)).choices.offers.call).toBe(false)
    })
  })

  describe('messages', () => {
    it('are all written down: codes, news, reminders; nobody sees another’s', async () => {
      const customer = await startCustomer(server)
      bodyOf(await apply(customer))
      await news(customer, 'first')
      const at = new Date(server.clock.now().getTime() + 60_000)
      await customer.browser.call('createReminder', { body: { app_id: customer.appId, remind_at: at.toISOString() } })
      server.clock.set(new Date(at.getTime() + 1_000))
      await runDueJobs(server.deps)
      const own = await contacts(customer.browser)
      expect(new Set(own.map(({ about, channel, purpose }) => `${about} ${channel} ${purpose}`))).toEqual(
        new Set(['reminder sms service', 'status sms service', 'otp sms service']),
      )
      const other = await server.signInCustomer({ destination: '9876500002' })
      expect((await contacts(other.browser)).map(({ about }) => about)).toEqual(['otp'])
      // A code that somebody else asked for with this number is a contact, too.
      const before = own.length
      const stranger = server.browser()
      const { prospectAppId } = await stranger.call('createProspect', { body: {} })
      server.clock.set(new Date(at.getTime() + 60_000))
      const notice_version = CONSENT_VERSIONS.privacy_notice
      for (const destination of [PHONE, '9876500099'])
        await stranger.call('sendOtp', { body: { prospectAppId, channel: 'mobile', destination, notice_version } })
      expect(await contacts(customer.browser)).toHaveLength(before + 1)
    })

    it('stay away in quiet mode, but for mail about one’s own application, and come back after it', async () => {
      const customer = await startCustomer(server)
      bodyOf(await apply(customer))
      await proveEmail(server, customer.browser)
      await choose(customer.browser, 'service', 'email', true)
      const { data } = await customer.browser.call('setQuietMode', { body: { days: 7 } })
      expect(Math.abs(Date.parse(data.quiet_until ?? '') - server.clock.now().getTime() - days(7))).toBeLessThan(30_000)
      const sent = async () =>
        (await contacts(customer.browser)).filter(({ about }) => about === 'status').map(({ channel }) => channel)
      const before = await sent()
      await news(customer, 'quiet')
      const quietly = await sent()
      expect(quietly.length).toBeGreaterThan(before.length)
      expect(quietly.slice(0, quietly.length - before.length)).not.toContain('sms')
      server.clock.set(new Date(server.clock.now().getTime() + days(7) + 60_000))
      const back = await server.signInCustomer({ destination: PHONE })
      customer.browser = back.browser
      expect((await rules(back.browser)).quiet_until).toBeNull()
      await news({ ...customer, browser: back.browser }, 'loud')
      // The lender has news, too: what is told at once is told in any order.
      const loudly = await sent()
      expect([...new Set(loudly.slice(0, loudly.length - quietly.length))].toSorted()).toEqual(['email', 'sms'])
      expect(await customer.browser.status('setQuietMode', { body: { days: 8 } })).toBe(422)
      await customer.browser.call('setQuietMode', { body: { days: 90 } })
      await customer.browser.call('setQuietMode', { body: { days: 0 } })
      expect((await rules(customer.browser)).quiet_until).toBeNull()
    })
  })

  it('says who of the staff looked, in which role and why, and not by name', async () => {
    const { browser, userId } = await startCustomer(server)
    const admin = await server.signInAdmin(1)
    const reason = 'Customer asked on the phone'
    await admin.browser.call('startMasquerade', { body: { kind: 'user', id: userId, reason } })
    const masked = server.browser()
    for (const [name, value] of admin.browser.cookies) masked.cookies.set(name, value)
    const started = await admin.browser.call('startMasquerade', { body: { kind: 'user', id: userId, reason } })
    admin.browser.token = started.token
    await admin.browser.call('getUser', { params: { id: userId } })
    expect(await admin.browser.status('exportMyData')).toBe(403)
    expect(await admin.browser.status('requestErasure', { body: {} })).toBe(403)
    await writeAudit(server.deps, {
      actor: 'admin:2',
      action: 'pan.reveal',
      object: `customer:${userId}`,
      after: { reason: 'Lender query' },
    })
    const other = await server.signInCustomer({ destination: '9876500002' })
    const { data } = await browser.call('listProfileViews')
    expect(data).toMatchObject([
      { kind: 'reveal', role_id: 2, reason: 'Lender query', views: 1 },
      { kind: 'screens', role_id: 1, reason, views: 1 },
      { kind: 'screens', role_id: 1, reason, views: 0 },
    ])
    expect(JSON.stringify(data)).not.toMatch(/\bRao\b|\bShah\b|admin@/)
    expect(await other.browser.call('listProfileViews')).toEqual({ data: [] })
  })

  it('hands over everything kept about oneself, and nothing of anybody else', async () => {
    const customer = await startCustomer(server)
    await getOffers(customer)
    bodyOf(await apply(customer, ASKING_LENDER))
    await customer.browser.call('createHelpRequest', {
      body: {
        name: 'Ananya',
        email: PROFILE.email,
        phone: PHONE,
        description: 'My own question',
      },
    })
    const other = await startCustomer(
      server,
      {
        first_name: 'Zebedee',
        last_name: 'Otherman',
        email: 'other@sentinel.in',
        address1: '9 Elsewhere Road',
        tin: 'HIGPZ9999Q',
      },
      '9876500002',
    )
    await other.browser.call('createHelpRequest', {
      body: {
        name: 'Zebedee',
        email: 'other@sentinel.in',
        phone: '9876500002',
        description: 'A foreign question',
      },
    })
    await getOffers(other)
    const remind_at = new Date(server.clock.now().getTime() + days(1)).toISOString()
    await other.browser.call('createReminder', { body: { app_id: other.appId, remind_at } })
    const answer = await customer.browser.answer('exportMyData')
    const { data } = bodyOf<{ data: MyData }>(answer)
    const text = JSON.stringify(data)
    for (const own of [
      'Quillfeather',
      'Peacockfeather',
      PROFILE.email,
      PHONE,
      'My own question',
      'HIGP*****A',
      '85000',
    ])
      expect([own, text.includes(own)]).toEqual([own, true])
    expect(text).not.toMatch(/HIGPQ4321A|14-08-1990|1990-08-14/)
    expect(text).not.toMatch(/Zebedee|Otherman|Elsewhere|9876500002|foreign question|other@/)
    expect(data.reminders).toEqual([])
    expect(JSON.stringify(data)).not.toContain(other.appId)
    expect(data.applications).toMatchObject([{ credit_score: null, answers: [] }])
    for (const part of [data.consents, data.offers_shown, data.contacts, data.sign_ins, data.visits, data.tickets])
      expect(part.length).toBeGreaterThan(0)
    expect(data.consents[0]?.ip).toEqual(expect.stringMatching(/\d/))
    for (let more = 0; more < 19; more += 1) await customer.browser.call('exportMyData')
    expect(await customer.browser.status('exportMyData')).toBe(429)
  })
})
