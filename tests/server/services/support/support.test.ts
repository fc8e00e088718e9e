import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SandboxWebToCase } from '#server/adapters/crm/sandbox-web-to-case.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { outsideQuietHours } from '#server/services/messages/public/quiet-hours.ts'
import { AppError } from '#src/contract/errors.ts'
import { days } from '#src/contract/rules/time.ts'
import { storedHelpRequests } from '#tests/builders/help-request.ts'
import { untyped } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { given, letTimePass, startCustomer } from '../shared/journey.ts'

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
    const answer = await server.browser().call('createHelpRequest', { body: REQUEST })
    expect(answer.ticket).toMatch(/^CLT-\d{6}$/)
    expect(Math.abs(Date.parse(answer.due_at) - now.getTime() - days(30))).toBeLessThan(5_000)
    await runDueJobs(server.deps)
    expect((await storedHelpRequests(server))[0]).toMatchObject({ forwarded_at: null, status: 'open' })
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
    customer.browser.status('createReminder', {
      body: {
        app_id: customer.appId,
        remind_at: typeof at === 'string' ? at : at.toISOString(),
      },
    })
  const texts = () => (server.deps.outbox?.list('9876543210') ?? []).filter((each) => /remind/.test(each.text))

  it('comes once, by the channel that signs in, in daytime; a later wish replaces it', async () => {
    server.clock.set(new Date('2026-12-01T05:00:00Z'))
    const customer = await startCustomer(server)
    expect(await remind(customer, new Date('2026-12-01T06:00:00Z'))).toBe(200)
    expect(await remind(customer, new Date('2026-12-01T18:00:00Z'))).toBe(200)
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
    for (const at of [new Date(Date.now() - 1000), new Date(Date.now() + days(91)), 'tomorrow', '2026-99-99T00:00:00Z'])
      expect(await remind(customer, at)).toBe(422)
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
    (await browser.call('listConsents')).data

  it('to be written to is a line of the ledger, from the profile as from here', async () => {
    const { browser, userId } = await startCustomer(server)
    await browser.call('updateUser', { params: { id: userId }, body: { allow_sms: 1 } })
    await browser.call('giveConsent', { body: given('marketing_sms')[0] })
    await browser.call('giveConsent', { body: given('marketing_email')[0] })
    const lines = (await ledger(browser)).filter((each) => each.purpose.startsWith('marketing'))
    expect(lines.map((each) => each.purpose).toSorted()).toEqual(['marketing_email', 'marketing_sms'])
    const profile = (await browser.call('getUser', { params: { id: userId } })).data
    expect(profile).toMatchObject({ allow_sms: 1, allow_emails: 1 })

    const sms = lines.find((each) => each.purpose === 'marketing_sms')
    await browser.call('withdrawConsent', { body: { consent_id: sms?.consent_id ?? 0 } })
    await browser.call('updateUser', { params: { id: userId }, body: { allow_emails: 0 } })
    const after = (await ledger(browser)).filter((each) => each.purpose.startsWith('marketing'))
    expect(after.every((each) => each.withdrawn_at !== null)).toBe(true)
    expect((await browser.call('getUser', { params: { id: userId } })).data).toMatchObject({
      allow_sms: 0,
      allow_emails: 0,
    })
  })

  it('is withdrawn by its owner alone, and given alone only where it stands alone', async () => {
    const owner = await startCustomer(server)
    const thief = await server.signInCustomer({ destination: '9876500002' })
    const [line] = await ledger(owner.browser)
    expect(await thief.browser.status('withdrawConsent', { body: untyped({ consent_id: line?.consent_id }) })).toBe(404)
    expect((await ledger(owner.browser))[0]?.withdrawn_at).toBeNull()
    for (const consent of [
      given('kfs_read')[0],
      { purpose: 'bureau_check', version: 'old' },
      { purpose: 'x', version: '1' },
    ])
      expect(await owner.browser.status('giveConsent', { body: untyped(consent) })).toBe(422)
  })
})

describe('lists', () => {
  it('serves all option lists and one, in both languages', async () => {
    const browser = server.browser()
    const en = (await browser.call('listSearchLists', { params: { language: 'en' } })).data
    const hi = (await browser.call('listSearchLists', { params: { language: 'hi' } })).data
    expect(en.salaryMode?.[0]).toEqual({ id: 1, value: 'Bank transfer' })
    expect(hi.salaryMode?.[0]?.value).toMatch(/[\u0900-\u097f]/)
    expect(Object.keys(hi)).toEqual(Object.keys(en))
    expect(await browser.call('getSearchList', { params: { language: 'en', x: 'salaryMode' } })).toEqual({
      data: en.salaryMode,
    })
    for (const x of ['nothing', 'constructor'])
      expect(await browser.status('getSearchList', { params: { language: 'en', x } })).toBe(404)
  })

  it('serves the languages of India and the brand of a code', async () => {
    const browser = server.browser()
    const languages = await browser.call('listLanguages', { body: { countryCode: 'IN' } })
    expect(languages.data.data[0]).toMatchObject({ languageName: 'English', isDefault: 1, phone_code: '91' })
    expect(await browser.call('listLanguages', { body: { countryCode: 'US' } })).toEqual({ data: { data: [] } })
    const theme = async (code: string) => (await browser.call('getPartnerTheme', { params: { code } })).data
    expect((await theme('CAMPUSKEY')).partner_code).toBe('campuskey')
    expect(await theme('nobody')).toMatchObject({ partner_code: 'cl', cobrand_logo: '' })
  })
})
