import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Consent } from '#src/contract/entities/privacy/consent.ts'
import type { OptionLists } from '#src/contract/entities/profile/option-list.ts'
import { AppError } from '#src/contract/errors.ts'
import type { SandboxWebToCase } from '#server/adapters/crm/sandbox-web-to-case.ts'
import { helpRequests } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { outsideQuietHours } from '#server/services/messages/shared/quiet-hours.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf, given, letTimePass, startCustomer } from '../shared/journey.ts'

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer()
})
beforeEach(async () => {
  await server.reset()
  server.deps.limits.profile = 'relaxed'
})
afterAll(() => server.close())

const REQUEST = { name: 'Asha', email: 'a@b.in', phone: '9876543210', description: 'Please help' }

describe('help request', () => {
  it('is stored with a number and a date due, then forwarded, even when support was down first', async () => {
    const sandbox = server.deps.crm as SandboxWebToCase
    server.deps.crm = { sandbox: true, forward: () => Promise.reject(new AppError('not_available', 'down')) }
    const now = new Date('2026-12-01T05:00:00Z')
    server.clock.set(now)
    const answer = bodyOf<{ ticket: string; due_at: string }>(await server.browser().post('/api/help-request', REQUEST))
    expect(answer.ticket).toMatch(/^CLT-\d{6}$/)
    expect(Math.abs(Date.parse(answer.due_at) - now.getTime() - 30 * 86_400_000)).toBeLessThan(5_000)
    await runDueJobs(server.deps)
    expect((await server.deps.db.select().from(helpRequests))[0]).toMatchObject({ forwarded_at: null, status: 'open' })
    server.deps.crm = sandbox
    await letTimePass(server, 60, 30)
    expect(sandbox.cases.at(-1)).toEqual({ ticket: answer.ticket, request: REQUEST })
    const cases = sandbox.cases.length
    await letTimePass(server, 600, 300)
    expect(sandbox.cases.length).toBe(cases)
  })
})

describe('reminder', () => {
  const remind = (customer: Awaited<ReturnType<typeof startCustomer>>, at: Date | string) =>
    customer.browser.post('/api/reminders', {
      app_id: customer.appId,
      remind_at: typeof at === 'string' ? at : at.toISOString(),
    })
  const texts = () => (server.deps.outbox?.list('9876543210') ?? []).filter((each) => /remind/.test(each.text))

  it('comes once, by the channel that signs in, in daytime; a later wish replaces it', async () => {
    server.clock.set(new Date('2026-12-01T05:00:00Z'))
    const customer = await startCustomer(server)
    expect((await remind(customer, new Date('2026-12-01T06:00:00Z'))).status).toBe(200)
    expect((await remind(customer, new Date('2026-12-01T18:00:00Z'))).status).toBe(200)
    for (const [at, count] of [
      ['2026-12-01T06:01:00Z', 0],
      ['2026-12-01T18:01:00Z', 0],
      ['2026-12-02T03:29:00Z', 0],
      ['2026-12-02T03:31:00Z', 1],
      ['2026-12-03T06:00:00Z', 1],
    ] as const) {
      server.clock.set(new Date(at))
      await runDueJobs(server.deps)
      expect([at, texts().length]).toEqual([at, count])
    }
  })

  it('is refused for the past, for 91 days off and for nonsense', async () => {
    const customer = await startCustomer(server)
    for (const at of [
      new Date(Date.now() - 1000),
      new Date(Date.now() + 91 * 86_400_000),
      'tomorrow',
      '2026-99-99T00:00:00Z',
    ])
      expect((await remind(customer, at)).status).toBe(422)
  })
})

it.each([
  ['2026-12-01T03:29:59Z', '2026-12-01T03:30:00.000Z'],
  ['2026-12-01T03:30:00Z', '2026-12-01T03:30:00.000Z'],
  ['2026-12-01T15:29:59Z', '2026-12-01T15:29:59.000Z'],
  ['2026-12-01T15:30:00Z', '2026-12-02T03:30:00.000Z'],
  ['2026-12-01T18:31:00Z', '2026-12-02T03:30:00.000Z'],
])('quiet hours end at 9:00 and begin at 21:00 in India: %s', (at, expected) => {
  expect(outsideQuietHours(new Date(at)).toISOString()).toBe(expected)
})

describe('consent', () => {
  const ledger = async (browser: Awaited<ReturnType<typeof startCustomer>>['browser']) =>
    bodyOf<{ data: Consent[] }>(await browser.get('/api/consents')).data

  it('to be written to is a line of the ledger, from the profile as from here', async () => {
    const { browser, userId } = await startCustomer(server)
    bodyOf(await browser.post(`/api/user/${userId}`, { allow_sms: 1 }))
    bodyOf(await browser.post('/api/consents', given('marketing_sms')[0]))
    bodyOf(await browser.post('/api/consents', given('marketing_email')[0]))
    const lines = (await ledger(browser)).filter((each) => each.purpose.startsWith('marketing'))
    expect(lines.map((each) => each.purpose).toSorted()).toEqual(['marketing_email', 'marketing_sms'])
    const profile = bodyOf<{ data: object }>(await browser.get(`/api/user/${userId}`)).data
    expect(profile).toMatchObject({ allow_sms: 1, allow_emails: 1 })

    const sms = lines.find((each) => each.purpose === 'marketing_sms')
    bodyOf(await browser.post('/api/consents/withdraw', { consent_id: sms?.consent_id }))
    bodyOf(await browser.post(`/api/user/${userId}`, { allow_emails: 0 }))
    const after = (await ledger(browser)).filter((each) => each.purpose.startsWith('marketing'))
    expect(after.every((each) => each.withdrawn_at !== null)).toBe(true)
    expect(bodyOf<{ data: object }>(await browser.get(`/api/user/${userId}`)).data).toMatchObject({
      allow_sms: 0,
      allow_emails: 0,
    })
  })

  it('is withdrawn by its owner alone, and given alone only where it stands alone', async () => {
    const owner = await startCustomer(server)
    const thief = await server.signInCustomer({ destination: '9876500002' })
    const [line] = await ledger(owner.browser)
    expect((await thief.browser.post('/api/consents/withdraw', { consent_id: line?.consent_id })).status).toBe(404)
    expect((await ledger(owner.browser))[0]?.withdrawn_at).toBeNull()
    for (const consent of [
      given('kfs_read')[0],
      { purpose: 'bureau_check', version: 'old' },
      { purpose: 'x', version: '1' },
    ])
      expect((await owner.browser.post('/api/consents', consent)).status).toBe(422)
  })
})

describe('lists', () => {
  it('serves all option lists and one, in both languages', async () => {
    const browser = server.browser()
    const en = bodyOf<{ data: OptionLists }>(await browser.get('/api/search-list/en')).data
    const hi = bodyOf<{ data: OptionLists }>(await browser.get('/api/search-list/hi')).data
    expect(en.salaryMode[0]).toEqual({ id: 1, value: 'Bank transfer' })
    expect(hi.salaryMode[0]?.value).toMatch(/[\u0900-\u097f]/)
    expect(Object.keys(hi)).toEqual(Object.keys(en))
    expect(bodyOf(await browser.get('/api/search-list/en/salaryMode'))).toEqual({ data: en.salaryMode })
    for (const path of ['/api/search-list/en/nothing', '/api/search-list/en/constructor'])
      expect((await browser.get(path)).status).toBe(404)
  })

  it('serves the languages of India and the brand of a code', async () => {
    const browser = server.browser()
    const languages = bodyOf<{ data: { data: object[] } }>(
      await browser.post('/api/getLanguages', { countryCode: 'IN' }),
    )
    expect(languages.data.data[0]).toMatchObject({ languageName: 'English', isDefault: 1, phone_code: '91' })
    expect(bodyOf(await browser.post('/api/getLanguages', { countryCode: 'US' }))).toEqual({ data: { data: [] } })
    const theme = async (code: string) =>
      bodyOf<{ data: { partner_code: string } }>(await browser.get(`/api/partner-theme/${code}`)).data
    expect((await theme('CAMPUSKEY')).partner_code).toBe('campuskey')
    expect(await theme('nobody')).toMatchObject({ partner_code: 'cl', cobrand_logo: '' })
  })
})
