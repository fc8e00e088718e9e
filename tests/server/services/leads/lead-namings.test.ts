import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { createApiLead } from '#server/services/integration/create-api-lead.ts'
import { createWebhook } from '#server/services/integration/create-webhook.ts'
import { createTrackingLink } from '#server/services/leads/create-tracking-link.ts'
import { API_CONSENT_VERSION } from '#src/contract/entities/integration/partner-integration.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { days } from '#src/contract/rules/time.ts'
import { changeCustomers } from '#tests/builders/customer.ts'
import { storedLeadNamings, storedLeads } from '#tests/builders/lead.ts'
import { storedAuditLog, storedJobs } from '#tests/builders/log.ts'
import { storedWebhookDeliveries } from '#tests/builders/partner.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { proveContact } from '../shared/journey.ts'

const START = Date.UTC(2026, 10, 2, 6)
const MOBILE = '9812345611'

describe.each(engines())('whom a partner’s system names, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  let before = 0
  beforeEach(async () => {
    await server.reset()
    before = server.deps.outbox?.list(MOBILE).length ?? 0
  })
  afterAll(() => server.close())

  const at = (day: number) => server.clock.set(new Date(START + days(day)))
  const name = (partner_id: number, more: { mobile?: string; email?: string; product?: ProductType } = {}) => {
    const { mobile = MOBILE, email, product = 'Personal Loans' } = more
    const consent = { consent: true, consent_text_version: API_CONSENT_VERSION } as const
    const who = { mobile, name: 'Asha Rao', ...(email !== undefined && { email }) }
    const input = { ...who, ...consent, product_type: product }
    return createApiLead(server.deps, input, null, { partner_id, key_id: partner_id, sandbox: false })
  }
  const told = async () => {
    await runDueJobs(server.deps)
    // The outbox outlasts a test: what is older stands behind.
    const sent = server.deps.outbox?.list(MOBILE) ?? []
    return sent.slice(0, sent.length - before).filter(({ text }) => text.includes('/no/'))
  }
  /** Path of the link in the newest message. */
  const linkOf = async () => {
    const link = /\/no\/\w+/.exec((await told())[0]?.text ?? '')?.[0]
    if (link === undefined) throw new Error('nobody was told')
    return link
  }
  const page = async (path: string, method = 'GET') => {
    // A phone without a script sends the form with no origin that anybody could name.
    const init = { method, ...(method === 'POST' && { headers: { origin: 'null' } }) }
    const answer = await server.app.fetch(new Request(`http://127.0.0.1${path}`, init))
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const states = async () => (await storedLeadNamings(server)).map(({ state }) => state)
  const owners = async () => (await storedLeads(server)).map(({ partner_id, status }) => [partner_id, status])
  const follow = async (partner_id: number, visit = server.browser()) => {
    const by = { partner_id, partner_user_id: partner_id }
    const { code } = await createTrackingLink(server.deps, { product_type: 'Personal Loans', label: '' }, by)
    const answer = await server.app.fetch(new Request(`http://127.0.0.1/go/${code}`))
    for (const line of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      visit.cookies.set(key, value)
    }
    return visit
  }

  it('holds nothing: whoever really brings the person meanwhile is first, however late they come', async () => {
    at(0)
    await name(2)
    await told()
    at(3)
    const browser = await follow(1)
    at(4)
    await server.signInCustomer({ browser, destination: MOBILE })
    expect(await owners()).toEqual([[1, 'new']])
    expect(await states()).toEqual(['held_elsewhere'])
  })

  it('counts from the code and not from the call, and its 90 days too', async () => {
    at(0)
    await name(2)
    await told()
    at(6.9)
    await server.signInCustomer({ destination: MOBILE })
    const [lead] = await storedLeads(server)
    const [naming] = await storedLeadNamings(server)
    expect(lead).toMatchObject({ partner_id: 2, channel: 'api', reference: naming?.reference })
    const begin = ((lead?.first_touch_at.getTime() ?? 0) - START) / days(1)
    expect(begin).toBeCloseTo(6.9, 2)
    expect(((lead?.held_until.getTime() ?? 0) - START) / days(1)).toBeCloseTo(begin + 90, 6)
  })

  it('is over after seven days, whether the night’s sweep has been by or not', async () => {
    at(0)
    await name(2)
    await told()
    at(7.01)
    await server.signInCustomer({ destination: MOBILE })
    expect(await owners()).toEqual([])
    const { browser } = await server.signInPartner('b')
    expect(await browser.call('listLeadNamings')).toMatchObject([{ state: 'expired', mobile: '' }])
  })

  it('counts for nobody before the person could be told', async () => {
    at(0)
    await name(2)
    await server.signInCustomer({ destination: MOBILE })
    expect(await owners()).toEqual([])
    expect(await states()).toEqual(['pending'])
  })

  it('takes one product of a partner at a time', async () => {
    at(0)
    await name(2)
    await expect(name(2, { product: 'Gold Loans' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await name(2)).toMatchObject({ outcome: 'pending' })
    expect(await states()).toEqual(['pending'])
    at(7.1)
    expect(await name(2, { product: 'Gold Loans' })).toMatchObject({ outcome: 'pending' })
  })

  it.each([
    ['in the evening', '2026-11-02T13:00:00.000Z', '2026-11-03T03:30:00.000Z'],
    ['at night', '2026-11-02T21:30:00.000Z', '2026-11-03T03:30:00.000Z'],
    ['on a holiday', '2027-01-26T06:00:00.000Z', '2027-01-27T03:30:00.000Z'],
    ['by day', '2026-11-02T06:00:00.000Z', '2026-11-02T06:00:00.000Z'],
  ])('writes in the hours in which strangers may be contacted to whoever is named %s', async (_, named, due) => {
    server.clock.set(new Date(named))
    await name(2)
    const [job] = (await storedJobs(server)).filter(({ kind }) => kind === 'tell_named_person')
    expect(job?.run_at.toISOString().slice(0, 16)).toBe(due.slice(0, 16))
  })

  it('tells a stranger in both languages who named them', async () => {
    at(0)
    await name(2)
    const [message, ...others] = await told()
    expect(others).toEqual([])
    expect(message?.to).toBe(MOBILE)
    const partner = (await findPartner(server.deps.db, 2))?.name ?? ''
    expect(message?.text).toContain(`${partner} gave us your number`)
    expect(message?.text).toContain(`${partner} ने हमें आपका नंबर दिया है`)
    expect(message?.text).toMatch(/9 Nov 2026[\s\S]*9 नवंबर 2026/)
    expect(message?.text).not.toMatch(/Asha/)
    await name(1)
    expect(await told()).toHaveLength(2)
    await server.signInCustomer({ destination: MOBILE })
    expect(await states()).toEqual(['counted', 'held_elsewhere'])
  })

  it('tells our customer in their language; in quiet mode nothing is sent, and so nothing counts', async () => {
    at(0)
    const { browser, userId } = await server.signInCustomer({ destination: MOBILE })
    await changeCustomers(server, { user_id: userId }, { language: 'hi' })
    await name(2)
    const [message] = await told()
    expect(message?.text).toMatch(/आपका नंबर दिया है/)
    expect(message?.text).not.toMatch(/gave us/)
    const { data: contacts } = await browser.call('listContacts')
    expect(contacts.map(({ about }) => about)).toContain('naming')
    await browser.call('setQuietMode', { body: { days: 30 } })
    await name(1)
    expect(await told()).toHaveLength(1)
    at(1)
    await server.signInCustomer({ destination: MOBILE })
    expect(await states()).toEqual(['counted', 'pending'])
  })

  it('a no ends all that the partner named at once, needs no sign-in, and binds the partner for 90 days', async () => {
    at(0)
    await createWebhook(
      server.deps,
      { url: 'http://127.0.0.1:9/hook', events: ['lead.not_counted'] },
      { partner_id: 2 },
    )
    await name(2)
    await name(1, { mobile: '9812345619' })
    const path = await linkOf()
    // Opening it, as a preview does, says no to nothing.
    const opened = await page(path)
    expect(opened.status).toBe(200)
    expect(opened.headers.get('cache-control')).toBe('no-store')
    expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(opened.text).toContain('<form method="post"><button>No, end this now</button></form>')
    expect(opened.text).toContain('<section lang="hi">')
    expect(opened.text).not.toMatch(/<script|Asha|98123/)
    expect(await states()).toEqual(['pending', 'pending'])

    const done = await page(path, 'POST')
    expect(done.text).toMatch(/It may not give us your number again until 31 Jan 2027/)
    expect(await states()).toEqual(['refused', 'pending'])
    const rows = await storedLeadNamings(server, { state: 'refused' })
    expect(rows.map(({ contact_enc }) => contact_enc)).toEqual([null])
    const events = (await storedWebhookDeliveries(server)).map(({ payload }) => payload['data'])
    expect(events).toMatchObject([{ status: 'refused' }])
    const [entry] = (await storedAuditLog(server)).filter(({ action }) => action === 'lead.refuse')
    expect(entry).toMatchObject({ actor: 'anonymous', object: 'partner:2' })

    // It has served: once more it says how things stand, and moves nothing.
    at(1)
    expect((await page(path, 'POST')).text).toMatch(/until 31 Jan 2027/)
    await server.signInCustomer({ destination: MOBILE })
    expect(await owners()).toEqual([])
    for (const day of [1, 89.9]) {
      at(day)
      expect(await name(2)).toMatchObject({ outcome: 'refused', lead: null })
      expect(await name(2, { mobile: '9812345618' })).toMatchObject({ outcome: 'pending' })
    }
    expect(await name(1)).toMatchObject({ outcome: 'pending' })
    at(90.1)
    expect(await name(2)).toMatchObject({ outcome: 'pending' })
  })

  it('a link that is changed or invented opens nothing, and one that has been decided says so', async () => {
    at(0)
    await name(2)
    const path = await linkOf()
    const last = path.at(-1) === 'a' ? 'b' : 'a'
    for (const wrong of [`${path.slice(0, -1)}${last}`, '/no/', '/no/AAAAAAAAAAAA']) {
      expect((await page(wrong)).status, wrong).toBe(404)
      expect((await page(wrong, 'POST')).text).toContain('This link does not work')
    }
    // Further down there is nothing of ours.
    expect((await page(`${path}/x`, 'POST')).text).not.toContain('link')
    expect((await page(path, 'PUT')).status).toBe(405)
    await server.signInCustomer({ destination: MOBILE })
    expect((await page(path, 'POST')).text).toContain('You have signed in since')
    expect(await states()).toEqual(['counted'])
    expect(JSON.stringify([await storedLeadNamings(server), await storedJobs(server)])).not.toContain(
      path.slice('/no/'.length),
    )
  })

  it('a number proved later, in an account that there is, counts like a sign-in', async () => {
    at(0)
    const { browser } = await server.signInCustomer({ channel: 'email', destination: 'asha@example.com' })
    await name(2)
    await told()
    await proveContact(server, browser, 'mobile', MOBILE)
    expect(await owners()).toEqual([[2, 'new']])
  })

  it('partner and person see the same of it, and nobody else anything', async () => {
    at(0)
    await name(2)
    await told()
    const b = await server.signInPartner('b')
    const until = expect.stringMatching(/^2026-11-09T06:0/) as string
    const own = await b.browser.call('listLeadNamings')
    const waiting = { name: 'A*** R***', mobile: '98xxxxxx11', state: 'pending', pending_until: until, ended_at: null }
    expect(own).toMatchObject([waiting])
    const inspect = (browser: typeof b.browser) =>
      browser.call('inspectLead', { body: { mobile: MOBILE, product_type: 'Personal Loans' } })
    expect(await inspect(b.browser)).toMatchObject({
      verdict: 'not_yours',
      reasons: ['waiting_for_code'],
      held_until: until,
    })
    const a = await server.signInPartner('a')
    expect(await a.browser.call('listLeadNamings')).toEqual([])
    expect(await inspect(a.browser)).toMatchObject({ verdict: 'none', reasons: ['no_touch'] })

    const { browser } = await server.signInCustomer({ destination: MOBILE })
    const { data } = await browser.call('listOwnNamings')
    expect(data).toMatchObject([
      { reference: own[0]?.reference, state: 'counted', at: expect.stringMatching(/^2026-11-02T06:0/) as string },
    ])
    const { browser: other } = await server.signInCustomer({ destination: '9812345699' })
    expect(await other.call('listOwnNamings')).toEqual({ data: [] })
  })
})
