import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { createApiKey } from '#server/services/integration/create-api-key.ts'
import { createWebhook } from '#server/services/integration/create-webhook.ts'
import { createTrackingLink } from '#server/services/leads/create-tracking-link.ts'
import { followLink } from '#server/services/leads/follow-link.ts'
import { queueWebhookEvent } from '#server/services/shared/queue-webhook-event.ts'
import type { Standing } from '#src/contract/entities/partners/partner-standing.ts'
import { storedHelpRequests } from '#tests/builders/help-request.ts'
import { storedLeads, storedTouches } from '#tests/builders/lead.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { changePartners, storedWebhookDeliveries } from '#tests/builders/partner.ts'
import { storedPayoutLines } from '#tests/builders/payout.ts'
import {
  approvedLoan,
  checkedAccount,
  openPayoutBook,
  payOut,
  payoutBook,
} from '#tests/server/services/earnings/payout-book.ts'
import { payByRun } from '#tests/server/services/paying/run-book.ts'
import { bodyOf, untyped, ORIGIN, pathOf } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const OWNER = 'partner@demo.test'
const LOGIN = { email: OWNER, password: 'Demo@12345' }
const REASON = 'A poster promises approval'

describe.each(engines())('whether a partner works with us on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    const fresh = { status: 1, has_left: false, standing_at: null, standing_by: null, standing_reason: '' }
    await changePartners(server, {}, fresh)
    admin = (await server.signInAdmin(1)).browser
  })

  const change = (from: Standing, to: Standing, reason = REASON) =>
    admin.answer('changePartnerStanding', { params: { id: 1 }, body: { from, to, reason } })
  const standing = () => admin.call('getPartnerStanding', { params: { id: 1 } })
  const signIn = (password = LOGIN.password) =>
    server.browser().answer('partnerLogin', { body: { ...LOGIN, password } })
  const link = (label = '') =>
    createTrackingLink(server.deps, { product_type: 'Personal Loans', label }, { partner_id: 1, partner_user_id: 1 })
  const follow = async (code: string, browser: Browser) => {
    const comer = { cookies: browser.cookies, userAgent: 'Chrome', partnerSid: null }
    const answer = await followLink(server.deps, code, 'link', comer)
    for (const line of answer?.cookies ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      browser.cookies.set(name, value)
    }
    return answer
  }
  const held = () => storedLeads(server)

  it('ends every sign-in at once, lets nobody of it in, and resume lets in those who were not off before', async () => {
    const { browser: open } = await server.signInPartner('a')
    const person = { name: 'Ravi Kale', email: 'ravi@anand.example' }
    const { partner_user_id } = await admin.call('createPartnerUser', { params: { id: 1 }, body: person })
    await admin.call('updatePartnerUserStatus', { params: { id: 1, userId: partner_user_id }, body: { status: 0 } })
    expect((await change('active', 'suspended')).status).toBe(200)
    const refused = await open.answer('getPartnerSettings')
    expect([refused.status, refused.body]).toMatchObject([401, { code: 'account_off' }])
    // Whoever has the right password is told why; a stranger is not.
    expect(await signIn()).toMatchObject({
      status: 401,
      body: {
        code: 'account_off',
        errors: { account: 'This partnership is suspended. The mail to its owner says why.' },
      },
    })
    expect((await signIn('not the one')).body).toMatchObject({ code: 'bad_credentials' })
    expect((await server.signInPartner('b')).partnerId).toBe(2)
    const entered = { kind: 'merchant', id: 1, reason: 'A call about a lead' }
    expect(await admin.status('startMasquerade', { body: untyped(entered) })).not.toBe(200)

    expect((await change('suspended', 'active', 'The poster is gone')).status).toBe(200)
    // What was ended stays ended.
    expect(await open.status('getPartnerSettings')).toBe(401)
    expect((await signIn()).status).toBe(200)
    const people = await admin.call('listPartnerUsers', { params: { id: 1 } })
    expect(people.map(({ status }) => status)).toEqual([1, 0])
  })

  it('refuses its API keys with a plain answer, until it goes on', async () => {
    const input = { name: 'Shop', scopes: ['leads:read' as const], sandbox: false }
    const { key } = await createApiKey(server.deps, input, { partner_id: 1, partner_user_id: 1 })
    const ask = () =>
      server.app.fetch(
        new Request(`${ORIGIN}${pathOf('listApiLeads')}`, { headers: { authorization: `Bearer ${key}` } }),
      )
    expect((await ask()).status).toBe(200)
    await change('active', 'suspended')
    const answer = await ask()
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { code: 'account_off', message: expect.stringContaining('suspended or has left') as string },
    ])
    await change('suspended', 'active')
    expect((await ask()).status).toBe(200)
  })

  it('sends nothing to its webhooks, neither what waits nor what happens meanwhile', async () => {
    await createWebhook(server.deps, { url: 'http://127.0.0.1:9/hook', events: ['lead.created'] }, { partner_id: 1 })
    const happens = () => queueWebhookEvent(server.deps, 1, 'lead.created', {})
    await happens()
    await change('active', 'suspended')
    await happens()
    await runDueJobs(server.deps)
    const rows = await storedWebhookDeliveries(server)
    expect(rows).toMatchObject([{ status: 'failed', error: 'paused' }])
  })

  it('its links lead to the product and bring it nobody; its leads stay, and a visit from before never counts', async () => {
    const { code } = await link()
    const [lead, early, late, later] = [0, 1, 2, 3].map(() => server.browser()) as [Browser, Browser, Browser, Browser]
    await follow(code, lead)
    await server.signInCustomer({ browser: lead, destination: '9812345611' })
    expect(await held()).toMatchObject([{ partner_id: 1 }])
    for (const browser of [early, later]) await follow(code, browser)

    await change('active', 'suspended')
    expect(await follow(code, late)).toEqual({ location: '/personal-loan', cookies: [] })
    for (const [browser, destination] of [
      [early, '9812345612'],
      [late, '9812345613'],
    ] as const)
      await server.signInCustomer({ browser, destination })
    const wait = () => server.clock.set(new Date(server.clock.now().getTime() + 60_000))
    wait()
    await server.signInCustomer({ destination: '9812345611' })
    expect(await held()).toMatchObject([{ partner_id: 1, status: 'new' }])

    await change('suspended', 'active')
    wait()
    // Signed in while it was off: not its lead, now either.
    await server.signInCustomer({ browser: early, destination: '9812345612' })
    expect(await held()).toHaveLength(1)
    await server.signInCustomer({ browser: later, destination: '9812345614' })
    expect(await held()).toHaveLength(2)
    expect((await storedTouches(server)).filter(({ left_out }) => left_out === 'stopped')).toHaveLength(1)
  })

  it('what it has earned stays: months are approved and read as before', async () => {
    const before = await admin.call('listPartnerStatements', { params: { id: 1 } })
    await change('active', 'left')
    expect(await admin.call('listPartnerStatements', { params: { id: 1 } })).toEqual(before)
    const unpaid = await storedPayoutLines(server, { partner_id: 1 })
    const { open } = await standing()
    expect(open.months.map(({ month }) => month)).toEqual(
      [...new Set(unpaid.filter(({ paid_at }) => paid_at === null).map(({ month }) => month))].sort(),
    )
  })

  it.each(['suspended', 'left'] as const)('%s, it is paid to the rupee what it would have been', async (to) => {
    const pay = async (standing: Standing) => {
      await openPayoutBook(server)
      await changePartners(server, {}, { status: 1, has_left: false })
      await checkedAccount(server)
      for (const rupees of [300_000, 650_000]) await payOut(server, await approvedLoan(server, rupees))
      server.clock.set(new Date('2026-11-05T06:00:00Z'))
      admin = (await server.signInAdmin(1)).browser
      if (standing !== 'active') expect((await change('active', standing)).status).toBe(200)
      await admin.call('approvePayouts', { params: { id: 1, month: '2026-10' }, body: {} })
      await payByRun(server)
      return payoutBook(server)
    }
    const asEver = await pay('active')
    expect(asEver.map(([month, status]) => [month, status])).toEqual([
      ['2026-10', 'paid'],
      ['2026-10', 'paid'],
    ])
    expect(asEver.every(([, , gross, , net]) => gross > net && net > 0)).toBe(true)
    expect(await pay(to)).toEqual(asEver)
  })

  it('leave lists what is open first, and resume takes it back', async () => {
    await link('Shop')
    const stopped = await link('Fair')
    await admin.call('stopTrackingLink', { params: { id: stopped.link_id }, body: { reason: REASON } })
    const { browser } = await server.signInPartner('a')
    const ticket = { topic: 'general', subject: 'October', description: 'Where is the money of October?' } as const
    await browser.call('createPartnerTicket', { body: ticket })
    const tickets = (await storedHelpRequests(server, { partner_id: 1 })).length
    expect((await standing()).open).toMatchObject({ links: 1, tickets })
    expect(bodyOf(await change('active', 'left'))).toMatchObject({ standing: 'left', reason: REASON })
    expect((await signIn()).status).toBe(401)
    expect((await change('left', 'active')).status).toBe(200)
    expect((await signIn()).status).toBe(200)
  })

  it('two at once: one acts and one is told; resume of one that was never suspended changes nothing', async () => {
    expect((await change('active', 'active')).status).toBe(409)
    expect((await change('suspended', 'active')).status).toBe(409)
    expect((await change('active', 'suspended', 'no')).status).toBe(422)
    expect(
      await admin.status('changePartnerStanding', {
        params: { id: 999 },
        body: { from: 'active', to: 'left', reason: REASON },
      }),
    ).toBe(404)
    const both = await Promise.all([change('active', 'suspended'), change('active', 'left', 'Another reason')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    for (const role of [2, 3] as const) {
      const { browser } = await server.signInAdmin(role)
      expect(
        await browser.status('changePartnerStanding', {
          params: { id: 1 },
          body: { from: 'suspended', to: 'active', reason: REASON },
        }),
      ).toBe(403)
    }
  })

  it('the log has the reason, and the owner reads it in a mail', async () => {
    await change('active', 'suspended')
    await runDueJobs(server.deps)
    expect(server.deps.outbox?.list(OWNER)[0]?.text).toContain(`Why: ${REASON}`)
    await change('suspended', 'active', 'The poster is gone')
    await runDueJobs(server.deps)
    expect(server.deps.outbox?.list(OWNER)[0]?.text).toContain('Why: The poster is gone')
    const said = await storedAuditLog(server, { action: 'partner.standing' })
    expect(said.map(({ object, before, after }) => [object, before, after])).toEqual([
      ['partner:1', { standing: 'active' }, { standing: 'suspended', reason: REASON }],
      ['partner:1', { standing: 'suspended' }, { standing: 'active', reason: 'The poster is gone' }],
    ])
    expect(await standing()).toMatchObject({
      standing: 'active',
      reason: 'The poster is gone',
      by: expect.any(String) as string,
    })
  })
})
