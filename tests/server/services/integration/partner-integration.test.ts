import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#server/adapters/outgoing/limits.ts'
import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { countWorkingApiKeys } from '#server/db/repositories/integration/api-keys.ts'
import { transaction } from '#server/db/transaction.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { createApplication } from '#server/services/applications/create-application.ts'
import { moveApplication } from '#server/services/applications/move-application.ts'
import { createTrackingLink } from '#server/services/leads/create-tracking-link.ts'
import { queueWebhookEvent } from '#server/services/shared/queue-webhook-event.ts'
import { spendAllowance } from '#server/services/shared/rate-rules.ts'
import {
  NAMINGS_PER_DAY,
  NAMINGS_PER_HOUR,
  WEBHOOK_BODIES,
  WEBHOOK_EVENTS,
} from '#src/contract/entities/integration/partner-integration.ts'
import type { LeadEventData } from '#src/contract/entities/integration/partner-integration.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { hours, minutes } from '#src/contract/rules/time.ts'
import { changeApplications, makeEvent } from '#tests/builders/application.ts'
import { storedCustomers } from '#tests/builders/customer.ts'
import { makeLead, storedLeadNamings, storedLeads, storedTouches } from '#tests/builders/lead.ts'
import { lastAudit, storedAuditLog, storedJobs } from '#tests/builders/log.ts'
import { storedApiKeys, storedPartnerWebhooks, storedWebhookDeliveries } from '#tests/builders/partner.ts'
import { changeSessions } from '#tests/builders/session.ts'
import { bodyOf, untyped, pathOf } from '#tests/setup/browser.ts'
import type { BodyTo, Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { outgoingOfATest } from '#tests/setup/others/outgoing.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const START = Date.UTC(2026, 10, 2, 6)
const MOBILE = '9812345611'
const LEAD = {
  mobile: MOBILE,
  product_type: 'Personal Loans',
  name: 'Asha Rao',
  consent: true,
  consent_text_version: '2026-11-01',
}
const FIGURES = {
  product_type: 'Personal Loans',
  age: 30,
  employment_status_code: 1,
  monthly_income: 45_000,
  postal_code: '560001',
  amount: 300_000,
  collateral_value: null,
}

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** A partner's own server: keeps what it receives, and answers with the next status of the list, else 200. */
async function receiver(): Promise<{ url: string; received: Received[]; answers: number[]; server: Server }> {
  const received: Received[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      const status = answers.shift() ?? 200
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received, answers, server }
}

describe.each(engines())('digital integration on %s', (engine) => {
  let server: TestServer
  let hook: Awaited<ReturnType<typeof receiver>>
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    hook = await receiver()
  })
  afterEach(async () => {
    hook.received.length = 0
    hook.answers.length = 0
    server.deps.limits.profile = 'strict'
    await server.reset()
  })
  afterAll(async () => {
    hook.server.close()
    await server.close()
  })

  const at = (count: number) => server.clock.set(new Date(START + hours(count)))
  const makeKey = async (browser: Browser, more: object = {}) => {
    const body: BodyTo<'createApiKey'> = {
      name: 'CRM',
      scopes: ['leads:write', 'leads:read', 'eligibility:read'],
      sandbox: false,
      ...more,
    }
    return await browser.call('createApiKey', { body })
  }
  const makeHook = (
    browser: Browser,
    events: BodyTo<'createWebhook'>['events'] = ['lead.created', 'lead.lost', 'payout.approved'],
  ) => browser.call('createWebhook', { body: { url: hook.url, events } })
  /** A program: no cookie, no origin. */
  const ask = async (
    key: string,
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    const init = {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }
    const answer = await server.app.fetch(new Request(`http://127.0.0.1${path}`, init))
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const handIn = (key: string, more: object = {}, headers: Record<string, string> = {}) =>
    ask(key, 'POST', pathOf('createApiLead'), { ...LEAD, ...more }, headers)

  it('a key works with its scopes, goes on for a day after its rotation, and ends when revoked', async () => {
    at(0)
    const { browser } = await server.signInPartner('a')
    const { key, row } = await makeKey(browser, { scopes: ['leads:read'] })
    expect(key).toMatch(/^clk_live_[\w-]{43}$/)
    expect(row).toMatchObject({ prefix: key.slice(0, 13), state: 'active', last_used_at: null })
    expect(JSON.stringify(await storedApiKeys(server))).not.toContain(key.slice(13))
    expect(JSON.stringify(await storedAuditLog(server))).not.toContain(key.slice(13))

    expect((await ask(key, 'GET', pathOf('listApiLeads'))).status).toBe(200)
    expect(await handIn(key)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const [used] = await browser.call('listApiKeys')
    expect(Date.parse(used?.last_used_at ?? '') - START).toBeLessThan(hours(1))

    const rotated = await browser.call('rotateApiKey', { params: { id: row.key_id } })
    const { key: next } = rotated
    expect(await browser.status('rotateApiKey', { params: { id: row.key_id } })).toBe(409)
    at(23)
    expect((await ask(key, 'GET', pathOf('listApiLeads'))).status).toBe(200)
    at(25)
    expect(await ask(key, 'GET', pathOf('listApiLeads'))).toMatchObject({
      status: 401,
      body: { code: 'api_key_expired' },
    })
    expect((await ask(next, 'GET', pathOf('listApiLeads'))).status).toBe(200)

    const { browser: again } = await server.signInPartner('a')
    const [newest] = await again.call('listApiKeys')
    await again.call('revokeApiKey', { params: { id: newest?.key_id ?? 0 } })
    expect(await ask(next, 'GET', pathOf('listApiLeads'))).toMatchObject({ body: { code: 'api_key_revoked' } })
    const invented = await ask(`clk_live_${'A'.repeat(43)}`, 'GET', pathOf('listApiLeads'))
    expect(invented).toMatchObject({ status: 401, body: { code: 'api_key_invalid' } })
  })

  it('a key that was rotated while a clock was a day ahead has ended once the clock is right', async () => {
    at(24)
    const { browser } = await server.signInPartner('a')
    const { key, row } = await makeKey(browser, { scopes: ['leads:read'] })
    const { key: next } = await browser.call('rotateApiKey', { params: { id: row.key_id } })
    at(0)
    expect(await ask(key, 'GET', pathOf('listApiLeads'))).toMatchObject({ body: { code: 'api_key_expired' } })
    expect((await ask(next, 'GET', pathOf('listApiLeads'))).status).toBe(200)
    expect(await countWorkingApiKeys(server.deps.db, 1, server.clock.now())).toBe(1)
  })

  it('a key and a webhook ask for a code from the own mail, which holds for ten minutes in this sign-in', async () => {
    at(0)
    const { browser } = await server.signInPartner('a')
    const other = (await server.signInPartner('a')).browser
    await changeSessions(server, { area: 'partner' }, { code_at: null })
    const name = 'Made with a code'
    const make = (by = browser) => by.answer('createApiKey', { body: { name, scopes: ['leads:read'], sandbox: true } })
    expect(await make()).toMatchObject({ status: 409, body: { code: 'code_needed' } })
    await browser.call('sendPartnerCode')
    const otp = server.codeFor('partner@demo.test')
    const wrong = otp === '000000' ? '000001' : '000000'
    expect(await browser.answer('confirmPartnerCode', { body: { otp: wrong } })).toMatchObject({ status: 422 })
    expect((await make()).status).toBe(409)
    await browser.call('confirmPartnerCode', { body: { otp } })
    expect((await make()).status).toBe(200)
    expect((await make(other)).status).toBe(409)
    await changeSessions(server, { area: 'partner' }, { code_at: new Date(server.clock.now().getTime() - minutes(10)) })
    expect(await make()).toMatchObject({ status: 409, body: { code: 'code_needed' } })
  })

  it('a session opens nothing here, and a key opens no page of the portal', async () => {
    at(0)
    const { browser } = await server.signInPartner('a')
    const { key } = await makeKey(browser)
    expect(await browser.refusal('listApiLeads')).toMatchObject({
      status: 401,
      body: { code: 'api_key_invalid' },
    })
    expect((await ask(key, 'GET', pathOf('listApiKeys'))).status).toBe(401)
    expect((await ask(key, 'GET', pathOf('listPartnerLeads'))).status).toBe(401)
    // A page of another site that got hold of a key.
    const foreign = await handIn(key, {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
    expect(foreign).toMatchObject({ status: 403, body: { code: 'bad_origin' } })
  })

  it.each([
    '=HYPERLINK("https://evil.example")',
    '\t=1',
    '＝1+1',
    '+1',
    '-1',
    '@x',
    'Asha\nRao',
    '<b>Asha</b>',
    ' ',
    '123',
  ])('takes no lead by the name of %j', async (name) => {
    at(0)
    const { key } = await makeKey((await server.signInPartner('a')).browser)
    expect(await handIn(key, { name })).toMatchObject({ status: 422, body: { code: 'validation' } })
  })

  it.each(['Asha Rao', 'आशा राव', 'A. P. J. Kalam', "D'Souza-Rao", 'José', 'க்ஷேமா'])(
    'takes a lead by the name of %s',
    async (name) => {
      at(0)
      const { key } = await makeKey((await server.signInPartner('a')).browser)
      expect((await handIn(key, { name })).status).toBe(200)
    },
  )

  it('notes every key that was shown and refused, and nobody who showed none', async () => {
    at(0)
    const { browser } = await server.signInPartner('a')
    const { key, row } = await makeKey(browser)
    await browser.call('revokeApiKey', { params: { id: row.key_id } })
    const denials = async () =>
      (await storedAuditLog(server))
        .filter((each) => each.action === 'denied')
        .map((each) => (each.after as { code: string }).code)
    expect((await handIn(key)).status).toBe(401)
    expect((await handIn(`clk_live_${'A'.repeat(43)}`)).status).toBe(401)
    const none = await server.browser().answer('createApiLead', { body: untyped(LEAD) })
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await denials()).toEqual(['api_key_revoked', 'api_key_invalid'])
  })

  it('whom systems hand in waits for their own code; the first that named them keeps the lead', async () => {
    at(0)
    const a = await makeKey((await server.signInPartner('a')).browser)
    const b = await makeKey((await server.signInPartner('b')).browser)
    const first = await handIn(a.key, {}, { 'idempotency-key': 'one' })
    const until = expect.stringMatching(/^2026-11-09T06:00/) as string
    const waiting = { status: 'pending', pending_until: until, held_until: null }
    expect(first).toMatchObject({ status: 200, body: { sandbox: false, outcome: 'pending', lead: waiting } })
    expect((await handIn(a.key, {}, { 'idempotency-key': 'one' })).body).toEqual(first.body)
    expect((await handIn(a.key)).body).toEqual(first.body)
    expect(await storedLeadNamings(server)).toHaveLength(1)
    expect((await handIn(a.key, { mobile: '9812345612' }, { 'idempotency-key': 'one' })).status).toBe(409)

    at(1)
    // Nobody is told that somebody else has named them, or holds them.
    const second = await handIn(b.key, { name: 'Somebody Else' }, { 'idempotency-key': 'b' })
    expect(second.body).toMatchObject({ outcome: 'pending', lead: { status: 'pending' } })
    expect((await ask(a.key, 'GET', pathOf('listApiLeads'))).body).toMatchObject({ leads: [], next: null })
    const { reference } = first.body.lead as { reference: string }
    expect((await ask(b.key, 'GET', pathOf('getApiLead', { params: { reference } }))).status).toBe(404)
    expect((await ask(b.key, 'GET', `${pathOf('listApiLeads')}?after=${reference}`)).status).toBe(404)
    const mine = await ask(a.key, 'GET', pathOf('getApiLead', { params: { reference } }))
    expect(mine.body).toEqual({ sandbox: false, lead: first.body.lead })
    expect(JSON.stringify(mine.body)).not.toMatch(/Asha|98123/)
    expect(await storedTouches(server)).toEqual([])
    expect(await storedLeads(server)).toEqual([])

    // The person comes and signs in: from then it counts, under the number that the partner was told.
    await runDueJobs(server.deps)
    at(2)
    await server.signInCustomer({ destination: MOBILE })
    const counted = {
      reference,
      status: 'new',
      pending_until: null,
      created_at: expect.stringMatching(/^2026-11-02T08:00/) as string,
    }
    expect((await handIn(a.key)).body).toMatchObject({ outcome: 'yours', lead: counted })
    expect((await handIn(a.key, {}, { 'idempotency-key': 'one' })).body).toMatchObject({
      outcome: 'yours',
      lead: counted,
    })
    expect((await ask(a.key, 'GET', pathOf('listApiLeads'))).body).toMatchObject({ leads: [counted] })
    expect((await handIn(b.key, {}, { 'idempotency-key': 'b' })).body).toMatchObject({
      outcome: 'ended',
      lead: { status: 'held_elsewhere', pending_until: null, held_until: null },
    })
    const [row, ...others] = await storedLeads(server)
    const [customer] = await storedCustomers(server)
    expect(others).toEqual([])
    expect([row?.user_id, row?.partner_id]).toEqual([customer?.user_id, 1])
  })

  it('a code of the address that was named counts as one of the number does, and a number before it', async () => {
    at(0)
    const { key } = await makeKey((await server.signInPartner('a')).browser)
    await handIn(key, { mobile: '9812345622', email: 'Asha@Example.com' })
    await runDueJobs(server.deps)
    const { userId } = await server.signInCustomer({ channel: 'email', destination: 'asha@example.com' })
    expect(await storedLeads(server)).toMatchObject([{ user_id: userId, status: 'new' }])
    at(1)
    // Already theirs, by the address alone: nobody is told twice.
    expect((await handIn(key, { mobile: '9812345622', email: 'asha@example.com' })).body).toMatchObject({
      outcome: 'yours',
    })
    const { userId: other } = await server.signInCustomer({ destination: '9812345623' })
    await handIn(key, { mobile: '9812345623', email: 'asha@example.com' })
    await runDueJobs(server.deps)
    at(2)
    await server.signInCustomer({ destination: '9812345623' })
    const users = (await storedLeads(server)).map(({ user_id }) => user_id)
    expect(users).toEqual([userId, other])
    expect(await handIn(key, { email: 'asha' })).toMatchObject({
      status: 422,
      body: { errors: { email: 'Please enter a valid email address' } },
    })
  })

  it('writes to nobody at night: whom a system names then is told in the morning', async () => {
    // 2:30 in India, and 9:00.
    at(15)
    const { browser } = await server.signInPartner('a')
    const { key } = await makeKey(browser)
    await handIn(key, { mobile: '9812345699' })
    await runDueJobs(server.deps)
    expect(server.deps.outbox?.list('9812345699')).toEqual([])
    at(21.5)
    await runDueJobs(server.deps)
    expect(server.deps.outbox?.list('9812345699')).toHaveLength(1)
  })

  it('takes no list of numbers: a partner names so many in an hour and in a day, with whatever key', async () => {
    at(0)
    const { browser, partnerId } = await server.signInPartner('a')
    const { key } = await makeKey(browser)
    const spend = async (counter: string, times: number, seconds: number) => {
      for (let each = 0; each < times; each += 1)
        await spendAllowance(server.deps, `api-naming-${counter}:${partnerId}`, 1_000, seconds)
    }
    await handIn(key, { mobile: '9700000000' })
    await spend('hour', NAMINGS_PER_HOUR - 1, 3_600)
    const refused = await handIn(key, { mobile: '9711111111' })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    // Who waits already is answered as ever; a new key begins no new hour, and another partner has its own.
    expect(await handIn(key, { mobile: '9700000000' })).toMatchObject({ status: 200, body: { outcome: 'pending' } })
    expect((await handIn((await makeKey(browser)).key, { mobile: '9711111111' })).status).toBe(429)
    const { browser: another } = await server.signInPartner('b')
    expect((await handIn((await makeKey(another)).key, { mobile: '9711111111' })).status).toBe(200)
    at(2)
    expect((await handIn(key, { mobile: '9711111112' })).status).toBe(200)
    await spend('day', NAMINGS_PER_DAY - 2, 24 * 3_600)
    expect((await handIn(key, { mobile: '9711111113' })).status).toBe(429)
    at(25)
    expect((await handIn(key, { mobile: '9711111113' })).status).toBe(200)
  })

  it('answers in pages of fifty, and slows one key down without touching another', async () => {
    at(0)
    const { browser } = await server.signInPartner('a')
    const { key } = await makeKey(browser)
    for (let nth = 0; nth < 52; nth += 1)
      await makeLead(server, {
        reference: `LD-9${String(nth).padStart(5, '0')}`,
        product_type: 'Gold Loans',
        channel: 'api',
        status: 'new',
        at: new Date(START),
      })
    const first = await ask(key, 'GET', pathOf('listApiLeads'))
    expect((first.body.leads as object[]).length).toBe(50)
    expect(first.body.next).toBe('LD-900002')
    const second = await ask(key, 'GET', `${pathOf('listApiLeads')}?after=${String(first.body.next)}`)
    expect((second.body.leads as { reference: string }[]).map((lead) => lead.reference)).toEqual([
      'LD-900001',
      'LD-900000',
    ])
    expect(second.body.next).toBeNull()

    const other = await makeKey(browser)
    for (let spent = 0; server.deps.limits.take(`key:${other.row.key_id}`, 'partner-api') === 0; spent += 1)
      expect(spent).toBeLessThan(200)
    expect(await ask(other.key, 'GET', pathOf('listApiLeads'))).toMatchObject({ status: 429 })
    expect((await ask(key, 'GET', pathOf('listApiLeads'))).status).toBe(200)
  })

  it('a test key says that it is one, and stores nothing', async () => {
    at(0)
    const { browser } = await server.signInPartner('a')
    const { key } = await makeKey(browser, { sandbox: true })
    expect(key).toMatch(/^clk_test_/)
    const made = await handIn(key)
    expect(made.body).toMatchObject({ sandbox: true, outcome: 'pending', lead: { status: 'pending' } })
    expect((await handIn(key, { mobile: '9812345610' })).body).toMatchObject({ outcome: 'refused', lead: null })
    const { reference } = made.body.lead as { reference: string }
    expect((await ask(key, 'GET', pathOf('getApiLead', { params: { reference } }))).body).toMatchObject({
      sandbox: true,
    })
    expect((await ask(key, 'GET', pathOf('listApiLeads'))).body).toMatchObject({ sandbox: true, next: null })
    expect(await storedLeadNamings(server)).toEqual([])
    expect(await storedLeads(server)).toEqual([])
    const body = { ...FIGURES, emi: 0, credit_score: null, tenure_months: 24 }
    const answer = await ask(key, 'POST', pathOf('checkApiEligibility'), body)
    expect(answer.body).toMatchObject({ sandbox: true })
    expect((answer.body.matched as object[]).length).toBeGreaterThan(0)
  })

  it('without the consent no lead is taken, and the refusal names the field', async () => {
    at(0)
    const { key } = await makeKey((await server.signInPartner('a')).browser)
    const refused = await handIn(key, { consent: false, consent_text_version: 'old', mobile: '123' })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors as object).sort()).toEqual(['consent', 'consent_text_version', 'mobile'])
    expect(await storedLeadNamings(server)).toEqual([])
  })

  it('tells a webhook, signed and without personal data, tries again with pauses, and repeats on demand', async () => {
    at(0)
    const { browser } = await server.signInPartner('a')
    const { key } = await makeKey(browser)
    const { signing } = await makeHook(browser)
    expect(JSON.stringify(await storedPartnerWebhooks(server))).not.toContain(signing)
    hook.answers.push(500)
    await handIn(key)
    await runDueJobs(server.deps)
    expect(hook.received).toEqual([])
    await server.signInCustomer({ destination: MOBILE })
    await runDueJobs(server.deps)
    const log = async () => (await browser.call('listWebhookDeliveries')).rows
    expect(await log()).toMatchObject([
      { event: 'lead.created', status: 'waiting', attempts: 1, response_code: 500, error: 'answer' },
    ])
    await runDueJobs(server.deps)
    expect(hook.received).toHaveLength(1)
    server.clock.set(new Date(START + 20_000))
    await runDueJobs(server.deps)
    const [line] = await log()
    expect(line).toMatchObject({ status: 'delivered', attempts: 2, response_code: 200, error: null })

    const [, second] = hook.received
    const [, seconds, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(second?.headers['creditlane-signature'])) ?? []
    expect(createHmac('sha256', signing).update(`${seconds}.${second?.body}`).digest('hex')).toBe(hex)
    expect(Number(seconds)).toBe(START / 1000 + 20)
    expect(second?.body).toBe(line?.body)
    expect(second?.body).not.toMatch(/98123|Asha|\bRao\b/)
    expect(JSON.parse(second?.body ?? '{}')).toMatchObject({ event: 'lead.created', data: { status: 'new' } })

    const again = await browser.call('replayWebhookDelivery', { params: { id: line?.delivery_id ?? 0 } })
    expect(again).toMatchObject({ status: 'delivered', attempts: 1, body: line?.body })
    expect(await log()).toHaveLength(2)
    expect(hook.received).toHaveLength(3)
    expect(JSON.parse(hook.received[2]?.body ?? '{}')).toEqual(JSON.parse(second?.body ?? '{}'))
  })

  it('follows no redirect, and sends nothing more once the webhook is removed', async () => {
    at(0)
    const { browser } = await server.signInPartner('a')
    const { row } = await makeHook(browser)
    hook.answers.push(302)
    const tested = await browser.call('testWebhook', { params: { id: row.webhook_id } })
    expect(tested).toMatchObject({ event: 'test.ping', status: 'waiting', response_code: 302 })
    await browser.call('removeWebhook', { params: { id: row.webhook_id } })
    at(1)
    await runDueJobs(server.deps)
    expect(hook.received).toHaveLength(1)
    expect(await storedWebhookDeliveries(server)).toMatchObject([{ status: 'failed', error: 'removed' }])
    const { browser: later } = await server.signInPartner('a')
    expect(await later.call('listWebhooks')).toEqual([])
  })

  it('moves to another address with the same secret, and tells what it is to be told from now on', async () => {
    at(0)
    const { browser } = await server.signInPartner('a')
    const { row, signing } = await makeHook(browser, ['lead.lost'])
    for (const url of ['https://10.0.0.1/hook', 'ftp://shop.example/hook', '']) {
      const { status, body } = await browser.answer('updateWebhook', { params: { id: row.webhook_id }, body: { url } })
      expect([url, status, Object.keys((body as { errors: object }).errors)]).toEqual([url, 422, ['url']])
    }
    expect(await browser.status('updateWebhook', { params: { id: row.webhook_id }, body: { events: [] } })).toBe(422)
    const moved = await browser.call('updateWebhook', {
      params: { id: row.webhook_id },
      body: { url: `${hook.url}/new`, events: ['payout.approved'] },
    })
    expect(moved).toEqual({ ...row, url: `${hook.url}/new`, events: ['payout.approved'] })
    const entry = await lastAudit(server)
    expect(entry).toMatchObject({
      action: 'webhook.update',
      before: { url: hook.url, events: ['lead.lost'], active: true },
      after: { url: `${hook.url}/new`, events: ['payout.approved'], active: true },
    })
    await transaction(server.deps, (deps) => queueWebhookEvent(deps, 1, 'payout.approved', { net: 1 }))
    await runDueJobs(server.deps)
    const [sent, ...more] = hook.received
    expect(more).toEqual([])
    const [, seconds, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(sent?.headers['creditlane-signature'])) ?? []
    expect(createHmac('sha256', signing).update(`${seconds}.${sent?.body}`).digest('hex')).toBe(hex)
  })

  it('what waits is left alone with its address, goes along to another, and what was not sent is no try', async () => {
    at(0)
    const { browser } = await server.signInPartner('a')
    const { row } = await makeHook(browser)
    const hostOf = (url: string) => new URL(url).host
    const { outgoing } = server.deps
    server.deps.outgoing = outgoingOfATest()
    for (let time = 0; time < LIMITS.failures; time += 1)
      await server.deps.outgoing
        .to('webhook', hostOf(hook.url))
        .run(minutes(1), () => Promise.reject(new Error('down')))
        .catch(() => undefined)
    await transaction(server.deps, (deps) => queueWebhookEvent(deps, 1, 'payout.approved', { net: 1 }))
    expect(await storedJobs(server, { kind: 'deliver_webhook' })).toMatchObject([
      { target: `webhook:${hostOf(hook.url)}` },
    ])
    await runDueJobs(server.deps)
    const [delivery] = await storedWebhookDeliveries(server)
    // Asked for at once, it is not sent either.
    await browser.call('replayWebhookDelivery', { params: { id: delivery?.delivery_id ?? 0 } })
    expect(hook.received).toEqual([])
    expect(await storedWebhookDeliveries(server)).toMatchObject([
      { status: 'waiting', attempts: 0, error: null },
      { status: 'waiting', attempts: 0, error: null },
    ])

    const url = hook.url.replace('127.0.0.1', 'localhost')
    await browser.call('updateWebhook', { params: { id: row.webhook_id }, body: { url } })
    await runDueJobs(server.deps)
    const jobs = await storedJobs(server, { kind: 'deliver_webhook' })
    expect(jobs.map(({ target }) => target)).toEqual([`webhook:${hostOf(url)}`, `webhook:${hostOf(url)}`])
    expect((await storedWebhookDeliveries(server)).map(({ status }) => status)).toEqual(['delivered', 'delivered'])
    server.deps.outgoing = outgoing
  })

  it('paused, nothing is queued for it or sent to it; resumed, it goes on', async () => {
    at(0)
    const { browser } = await server.signInPartner('a')
    const { row } = await makeHook(browser)
    const tell = () => transaction(server.deps, (deps) => queueWebhookEvent(deps, 1, 'payout.approved', { net: 1 }))
    await tell()
    expect(
      await browser.call('updateWebhook', { params: { id: row.webhook_id }, body: { active: false } }),
    ).toMatchObject({ active: false, url: hook.url })
    await tell()
    await runDueJobs(server.deps)
    expect(hook.received).toEqual([])
    const [waiting, ...queued] = await storedWebhookDeliveries(server)
    expect(queued).toEqual([])
    expect(waiting).toMatchObject({ status: 'failed', error: 'paused', attempts: 0 })
    const again = { params: { id: waiting?.delivery_id ?? 0 } }
    expect(await browser.status('testWebhook', { params: { id: row.webhook_id } })).toBe(409)
    expect(await browser.status('replayWebhookDelivery', again)).toBe(409)
    await browser.call('updateWebhook', { params: { id: row.webhook_id }, body: { active: true } })
    expect(await browser.call('replayWebhookDelivery', again)).toMatchObject({
      status: 'delivered',
    })
    await tell()
    await runDueJobs(server.deps)
    expect(hook.received).toHaveLength(2)
  })

  it('says how much was paid out, in rupees, and nothing before', async () => {
    at(0)
    const { browser } = await server.signInPartner('a')
    const { key } = await makeKey(browser)
    await makeHook(browser, ['lead.created', 'lead.applied', 'lead.disbursed'])
    await handIn(key)
    await runDueJobs(server.deps)
    const { userId } = await server.signInCustomer({ destination: MOBILE })
    const { app_id } = await createApplication(server.deps, 'Personal Loans', { user_id: userId })
    const sent = { status: 'submitted', amount: toPaise(280_000.5), lender_id: 1 }
    await changeApplications(server, { app_id }, sent)
    await makeEvent(server, { app_id, status: 'submitted', source: 'customer' })
    for (const to of ['received', 'approved', 'disbursed'] as const)
      await transaction(server.deps, async (deps) => {
        const row = await lockApplication(deps.db, app_id, null)
        if (row) await moveApplication(deps, row, { to, source: 'lender' })
      })
    const deliveries = await storedWebhookDeliveries(server)
    const amounts = deliveries.map(({ event: name, payload }) => [name, (payload['data'] as LeadEventData).loan_amount])
    expect(amounts).toEqual([
      ['lead.created', null],
      ['lead.applied', null],
      ['lead.disbursed', 280_000.5],
    ])
    for (const { event: name, payload } of deliveries)
      expect(() => WEBHOOK_BODIES[name]?.validateSync(payload, { strict: true })).not.toThrow()
    const { webhooks = {} } = (await server.browser().call('getOpenApi')) as { webhooks?: object }
    expect(Object.keys(webhooks)).toEqual([...WEBHOOK_EVENTS])
    expect(JSON.stringify(webhooks)).toContain('loan_amount')
  })

  it("another partner's keys, webhooks and deliveries are not there", async () => {
    at(0)
    const b = await server.signInPartner('b')
    const kept = await makeKey(b.browser, { name: 'SENTINEL-B' })
    const { row } = await makeHook(b.browser)
    await b.browser.call('testWebhook', { params: { id: row.webhook_id } })
    const [delivery] = await storedWebhookDeliveries(server)
    const a = await server.signInPartner('a')
    expect(await a.browser.call('listApiKeys')).toEqual([])
    expect(await a.browser.call('listWebhooks')).toEqual([])
    expect(await a.browser.call('listWebhookDeliveries')).toMatchObject({ rows: [], total: 0 })
    const ofKey = { params: { id: kept.row.key_id } }
    const ofHook = { params: { id: row.webhook_id } }
    expect([
      await a.browser.status('rotateApiKey', ofKey),
      await a.browser.status('revokeApiKey', ofKey),
      await a.browser.status('updateWebhook', { ...ofHook, body: {} }),
      await a.browser.status('removeWebhook', ofHook),
      await a.browser.status('testWebhook', ofHook),
      await a.browser.status('replayWebhookDelivery', { params: { id: delivery?.delivery_id ?? 0 } }),
    ]).toEqual(Array.from({ length: 6 }, () => 404))
    await transaction(server.deps, (deps) => queueWebhookEvent(deps, 1, 'payout.approved', { net: 1 }))
    expect(await storedWebhookDeliveries(server)).toHaveLength(1)
  })

  it('a widget counts lenders for its own loans alone, and ends with its link', async () => {
    at(0)
    const { browser } = await server.signInPartner('a')
    const made = await browser.call('createWidget', { body: { products: ['Personal Loans'], hosts: ['shop.example'] } })
    const { key } = made
    const check = (body: object) =>
      server.browser().answer('checkWidgetEligibility', { body: untyped({ key, ...FIGURES, ...body }) })
    const answer = bodyOf(await check({}))
    expect(answer.matched).toBeGreaterThan(0)
    expect(answer.asked).toBeGreaterThanOrEqual(answer.matched)
    const link = { product_type: 'Personal Loans', label: 'Widget' } as const
    const { code, link_id } = await createTrackingLink(server.deps, link, { partner_id: 1, partner_user_id: 1 })
    expect(answer.way_on).toBe(`/go/${code}?c=widget`)
    expect((await check({ product_type: 'Business Loans' })).status).toBe(404)
    expect((await check({ key: key.replace(/.$/, (last) => (last === '0' ? '1' : '0')) })).status).toBe(404)
    await browser.call('disableTrackingLink', { params: { id: link_id } })
    expect((await check({})).status).toBe(404)
  })
})
