import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasConsent } from '#server/db/repositories/privacy/consents.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { WITHDRAWAL_RULE } from '#src/contract/entities/privacy/withdrawal-rule.ts'
import {
  addApplications,
  changeApplications,
  makeEvent,
  removeApplicationEvents,
  storedApplicationEvents,
  storedApplications,
} from '#tests/builders/application.ts'
import { addConsents, storedConsents } from '#tests/builders/customer.ts'
import { untyped } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, given, listApplications, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

describe.each(engines())('the ledger of consents on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const give = ({ browser }: Customer, purpose: 'credit_score' | 'terms' | 'share_with_lender' | 'marketing_sms') =>
    browser.answer('giveConsent', { body: given(purpose)[0] })
  const rows = ({ userId }: Customer) => storedConsents(server, { user_id: userId })
  const liveOf = async (customer: Customer) =>
    (await rows(customer)).flatMap(({ purpose, withdrawn_at }) => (withdrawn_at === null ? [purpose] : []))
  const withdraw = async (customer: Customer, purpose: string) => {
    const row = (await rows(customer)).findLast((each) => each.purpose === purpose)
    return customer.browser.call('withdrawConsent', { body: { consent_id: row?.consent_id ?? 0 } })
  }
  const other = () => startCustomer(server, { email: 'other@sentinel.in', tin: 'HIGPZ9999Q' }, '9876500002')

  it('withdrawing the credit score ends every line of it, and nothing else of anybody', async () => {
    const one = await startCustomer(server)
    const two = await other()
    for (const each of [one, two])
      for (const purpose of ['credit_score', 'marketing_sms'] as const) bodyOf(await give(each, purpose))
    const [line] = (await rows(one)).filter(({ purpose }) => purpose === 'credit_score')
    if (!line) throw new Error('no line was written')
    const { consent_id, ...older } = line
    await addConsents(server, older)
    expect(consent_id).toBeGreaterThan(0)
    const before = await liveOf(two)
    await withdraw(one, 'credit_score')
    expect(await liveOf(one)).not.toContain('credit_score')
    expect(await liveOf(one)).toContain('marketing_sms')
    expect(await liveOf(two)).toEqual(before)
    expect(before).toContain('credit_score')
  })

  it('one customer’s consent is not another’s, nor another version or purpose', async () => {
    const one = await startCustomer(server)
    const two = await other()
    bodyOf(await give(one, 'credit_score'))
    const version = CONSENT_VERSIONS.credit_score
    const holds = (customer: Customer, purpose: 'credit_score' | 'terms', text = version) =>
      hasConsent(server.deps.db, customer.userId, purpose, text)
    expect(await holds(one, 'credit_score')).toBe(true)
    expect(await holds(two, 'credit_score')).toBe(false)
    expect(await holds(one, 'credit_score', '2020-01-01')).toBe(false)
    expect(await holds(one, 'terms')).toBe(false)
    const [line] = (await rows(one)).filter(({ purpose }) => purpose === 'credit_score')
    const byOther = await two.browser.refusal('withdrawConsent', { body: untyped({ consent_id: line?.consent_id }) })
    expect(byOther.status).toBe(404)
    expect(await holds(one, 'credit_score')).toBe(true)
    await withdraw(one, 'credit_score')
    expect(await holds(one, 'credit_score')).toBe(false)
  })

  it('what belongs to an application is not given alone', async () => {
    const customer = await startCustomer(server)
    const before = (await rows(customer)).length
    expect(await give(customer, 'share_with_lender')).toMatchObject({ status: 422, body: { code: 'validation' } })
    expect(await rows(customer)).toHaveLength(before)
  })

  it('a consent to share is not over when the lender has the application: without it, it is taken back', async () => {
    const customer = await startCustomer(server)
    bodyOf(await apply(customer))
    expect((await listApplications(customer))[0]?.status).toBe('received')
    await withdraw(customer, 'share_with_lender')
    expect((await listApplications(customer))[0]?.status).toBe('withdrawn')
  })

  it('a consent taken back with the application on its way takes it back as the customer’s own step', async () => {
    const customer = await startCustomer(server)
    bodyOf(await apply(customer))
    await changeApplications(server, { app_id: customer.appId }, { status: 'queued' })
    await withdraw(customer, 'share_with_lender')
    const [application] = await listApplications(customer)
    expect(application?.status).toBe('withdrawn')
    expect(application?.history.find(({ status }) => status === 'withdrawn')).toMatchObject({ source: 'customer' })
  })

  describe('names who is meant, and since when they really have something', () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 5, minute))
    const listed = async ({ browser }: Customer) => (await browser.call('listConsents')).data
    const put = async ({ userId, appId }: Customer, row: { purpose: string; given: number; withdrawn?: number }) => {
      const written = await addConsents(server, {
        user_id: userId,
        app_id: appId,
        purpose: row.purpose,
        text_version: '2020-01-01',
        language: 'en',
        given_at: at(row.given),
        withdrawn_at: row.withdrawn === undefined ? null : at(row.withdrawn),
      })
      return written.consent_id
    }
    const askBureau = async (customer: Customer, ...minutes: number[]) => {
      const [own] = await storedApplications(server, { app_id: customer.appId })
      if (!own) throw new Error('no application')
      await changeApplications(server, {}, { bureau_checked_at: null })
      for (const [place, minute] of minutes.entries())
        await addApplications(server, {
          ...own,
          app_id: `${own.app_id.slice(0, -2)}z${place}`,
          reference: `CL-Z${place}`,
          status: 'withdrawn',
          bureau_checked_at: at(minute),
        })
    }
    const recipientOf = async (customer: Customer, id: number) =>
      (await listed(customer)).find(({ consent_id }) => consent_id === id)?.recipient

    it('the bureau: the first time it was asked while the consent held', async () => {
      const customer = await startCustomer(server)
      const open = await put(customer, { purpose: 'credit_score', given: 10 })
      const ended = await put(customer, { purpose: 'credit_score', given: 20, withdrawn: 30 })
      const never = await put(customer, { purpose: 'credit_score', given: 31, withdrawn: 39 })
      const lasting = await put(customer, { purpose: 'credit_score', given: 50, withdrawn: 50 })
      expect(await recipientOf(customer, open)).toEqual({ kind: 'bureau', name: null, sent_at: null })
      await askBureau(customer, 5, 40, 25, 30, 15, 22, 50)
      const seen = async (id: number) => (await recipientOf(customer, id))?.sent_at
      expect(await seen(open)).toBe(at(15).toISOString())
      expect(await seen(ended)).toBe(at(22).toISOString())
      expect(await seen(never)).toBeNull()
      expect(await seen(lasting)).toBe(at(50).toISOString())
      expect(await recipientOf(customer, open)).toMatchObject({ kind: 'bureau', name: null })
    })

    it('the lender, the bank of a card and the insurer by name, from their first answer or one’s own step', async () => {
      const customer = await startCustomer(server)
      bodyOf(await apply(customer))
      const [application] = await listApplications(customer)
      const answered = application?.history.find(({ source }) => source === 'lender')?.at
      expect(answered).toBeDefined()
      for (const [purpose, kind] of [
        ['share_with_lender', 'lender'],
        ['bureau_check', 'lender'],
        ['share_with_card_bank', 'bank'],
        ['share_with_insurer', 'insurer'],
      ] as const) {
        const id = await put(customer, { purpose, given: 1 })
        expect(await recipientOf(customer, id)).toEqual({ kind, name: application?.lender_name, sent_at: answered })
      }
      const [event] = await storedApplicationEvents(server)
      if (!event) throw new Error('no event')
      await removeApplicationEvents(server)
      const id = await put(customer, { purpose: 'share_with_card_bank', given: 1 })
      expect(await recipientOf(customer, id)).toMatchObject({ kind: 'bank', sent_at: null })
      const { event_id, ...rest } = event
      expect(event_id).toBeGreaterThan(0)
      await makeEvent(server, { ...rest, source: 'customer', note: 'continues_at_bank', at: at(7) })
      expect(await recipientOf(customer, id)).toMatchObject({ sent_at: at(7).toISOString() })
    })

    it('us, for everything else; and leaves out what nobody has a word for', async () => {
      const customer = await startCustomer(server)
      bodyOf(await apply(customer))
      const notice = await put(customer, { purpose: 'privacy_notice', given: 1 })
      expect(await recipientOf(customer, notice)).toEqual({ kind: 'us', name: null, sent_at: null })
      const unknown = await put(customer, { purpose: 'of_another_age', given: 1 })
      expect(await recipientOf(customer, unknown)).toBeUndefined()
      const lines = await listed(customer)
      expect(lines.map(({ consent_id }) => consent_id)).toEqual(
        lines.map(({ consent_id }) => consent_id).toSorted((a, b) => b - a),
      )
    })
  })

  it('terms are accepted alone and change no permission; a text that has changed is not accepted', async () => {
    const customer = await startCustomer(server)
    const profile = async () => (await customer.browser.call('getUser', { params: { id: customer.userId } })).data
    const before = await profile()
    bodyOf(await give(customer, 'terms'))
    expect(await liveOf(customer)).toContain('terms')
    expect(await profile()).toEqual(before)
    const stale = await customer.browser.answer('giveConsent', {
      body: { purpose: 'marketing_email', version: '2020-01-01' },
    })
    expect(stale).toMatchObject({ status: 422, body: { code: 'validation' } })
    expect(await liveOf(customer)).not.toContain('marketing_email')
  })

  it('the words of a version are there for whoever asks, an old version’s too, and no other', async () => {
    const read = async (purpose: string, version: string) =>
      server.browser().answer('getConsentText', { params: untyped({ purpose, version }) })
    const now = bodyOf(await read('share_with_lender', CONSENT_VERSIONS.share_with_lender)).data
    // What it covers differs from loan to loan: those words are kept with each consent.
    expect(now.en).toEqual(['Share this with {{lender}} for this application. {{what}}.'])
    const earlier = bodyOf(await read('share_with_lender', '2026-11-22')).data
    expect(earlier.en[1]).toMatch(/what I told about my gold with {{lender}}/)
    const before = bodyOf(await read('share_with_lender', '2026-11-01')).data
    expect(before.en).toHaveLength(1)
    expect(before.hi[0]).toMatch(/जन्म तारीख़/)
    for (const [purpose, version] of [
      ['share_with_lender', '2020-01-01'],
      ['terms', 'constructor'],
    ] as const)
      expect((await read(purpose, version)).status).toBe(404)
    expect((await read('nothing', '2026-11-01')).status).toBe(422)
  })

  it('permission to write follows its consent, given and withdrawn', async () => {
    const customer = await startCustomer(server)
    const permission = async () =>
      (await customer.browser.call('getUser', { params: { id: customer.userId } })).data.allow_sms
    bodyOf(await give(customer, 'marketing_sms'))
    expect(await permission()).toBe(1)
    const { message } = await withdraw(customer, 'marketing_sms')
    expect(message).toContain(WITHDRAWAL_RULE)
    expect(await permission()).toBe(0)
  })
})
