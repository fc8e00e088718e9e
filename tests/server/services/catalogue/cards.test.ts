import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CreditCardRow } from '#server/db/repositories/catalogue/credit-cards.ts'
import { seedBase } from '#server/seed/seed-base.ts'
import { cardLink } from '#server/services/applications/shared/card-link.ts'
import { storedApplications } from '#tests/builders/application.ts'
import { changeCreditCards, storedCreditCards } from '#tests/builders/catalogue.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser, QueryTo, RequestOptions } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf, given, letTimePass, textLike } from '../shared/journey.ts'

const CARD = 104
const CONSENTS = given('share_with_card_bank')

describe.each(engines())('credit cards on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    await changeCreditCards(server, {}, { status: 1, deleted_at: null })
  })
  afterAll(() => server.close())

  const list = async (query: QueryTo<'listCreditCards'> = {}) =>
    (await server.browser().call('listCreditCards', { query })).data
  const apply = (
    browser: Browser,
    card: number | string = CARD,
    options?: RequestOptions,
    consents: unknown = CONSENTS,
  ) => browser.answer('applyForCard', { params: { cardId: card }, body: untyped({ consents }), ...options })
  const change = (changes: Partial<CreditCardRow>, card = CARD) =>
    changeCreditCards(server, { category_id: card }, changes)
  const rows = () => storedApplications(server)
  const signIn = async () => (await server.signInCustomer()).browser

  it('lists active cards in their order, both kinds or one, and never the link to the bank', async () => {
    const all = await list()
    expect(all.length).toBeGreaterThanOrEqual(8)
    expect(all.map((each) => each.sort_order)).toEqual(all.map((each) => each.sort_order).toSorted((a, b) => a - b))
    for (const card of all) {
      expect(card).toMatchObject({ issuer: textLike(/\S/), annual_fee: textLike(/\S/), late_fee: textLike(/\S/) })
      expect(card.finance_charge_pct).toBeGreaterThan(0)
      expect(card.terms_link).toMatch(/^https:\/\/[\w.]+\.example\//)
      expect(Object.keys(card)).not.toContain('utm_link')
    }
    expect(JSON.stringify(all)).not.toContain('UNIQUE_ID')
    const secured = await list({ secured: '1' })
    const unsecured = await list({ secured: '0' })
    expect([...secured, ...unsecured].map((each) => each.category_id).toSorted()).toEqual(
      all.map((each) => each.category_id).toSorted(),
    )
    expect(new Set(secured.map((each) => each.secured))).toEqual(new Set([1]))

    await change({ status: 0 })
    await change({ deleted_at: new Date() }, 101)
    await change({ sort_order: 999 }, 102)
    const now = (await list()).map((each) => each.category_id)
    expect(now).not.toContain(CARD)
    expect(now).not.toContain(101)
    expect(now.at(-1)).toBe(102)
    await change({ sort_order: 20 }, 102)
    expect(await server.browser().status('listCreditCards', { query: untyped({ secured: '2' }) })).toBe(422)
  })

  it('is filled once, and a catalogue that the admin has changed stays as it is', async () => {
    await change({ category_name: 'Renamed' })
    await seedBase(server.deps.db, { demoAccounts: true })
    expect(await storedCreditCards(server)).toHaveLength(9)
    expect((await list()).find((each) => each.category_id === CARD)?.category_name).toBe('Renamed')
    await change({ category_name: 'Tamarind Everyday' })
  })

  it('notes the application, keeps the consent and answers the address with an id of its own', async () => {
    const browser = await signIn()
    const { data, url, sandbox } = bodyOf(await apply(browser))
    expect(sandbox).toBe(true)
    expect(url).toMatch(/^https:\/\/apply\.tamarind\.example\/\?click=clk_[\w-]{16,}$/)
    expect(url).not.toContain(data.app_id)
    expect(data).toMatchObject({
      product_type: 'Credit Cards',
      product_id: 'card-104',
      product_name: 'Tamarind Everyday',
      lender_name: 'Tamarind Bank',
      lender_id: null,
      status: 'submitted',
      next_step: { kind: 'wait' },
      history: [{ status: 'submitted', source: 'customer', note: 'continues_at_bank' }],
    })
    const { data: consents } = await browser.call('listConsents')
    expect(consents.find((each) => each.purpose === 'share_with_card_bank')).toMatchObject({
      app_id: data.app_id,
      lender_id: null,
    })
    const { data: mine } = await browser.call('listApplications')
    expect(mine).toEqual([data])
  })

  it('follows it to the decision of a practice bank', async () => {
    const browser = await signIn()
    await apply(browser)
    await letTimePass(server, 40)
    const { data } = await browser.call('listApplications')
    expect(data[0]?.history.map(({ status, source }) => `${status} ${source}`)).toEqual([
      'submitted customer',
      'received lender',
      'in_review lender',
      'approved lender',
    ])
  })

  it('a PAN that ends in Z is refused, and then the card can be applied for again', async () => {
    const { browser, userId } = await server.signInCustomer()
    await browser.call('updateUser', { params: { id: userId }, body: { tin: 'HIGPQ4321Z' } })
    const first = bodyOf(await apply(browser))
    await letTimePass(server, 40)
    const second = bodyOf(await apply(browser))
    expect(second.data.app_id).not.toBe(first.data.app_id)
    expect(second.url).not.toBe(first.url)
    expect((await rows()).map((each) => each.status).toSorted()).toEqual(['rejected', 'submitted'])
  })

  it.each([
    ['with an Idempotency-Key', { headers: { 'idempotency-key': 'key-1' } }],
    ['without one', {}],
  ])('twenty presses at once %s are one application with one address', async (_, options) => {
    const browser = await signIn()
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(browser, CARD, options)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: answers[0]?.body })
    expect(await rows()).toHaveLength(1)
  })

  it('a key belongs to one card', async () => {
    const browser = await signIn()
    const options = { headers: { 'idempotency-key': 'key-1' } }
    expect((await apply(browser, CARD, options)).status).toBe(200)
    expect(await apply(browser, 105, options)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await apply(browser, 105)).status).toBe(200)
  })

  it('nobody is sent on without consent, and no other consent is taken along', async () => {
    const browser = await signIn()
    for (const consents of [
      [],
      given('share_with_lender'),
      [{ purpose: 'share_with_card_bank', version: '2020-01-01' }],
    ])
      expect(await apply(browser, CARD, {}, consents)).toMatchObject({ status: 422, body: { code: 'consent_missing' } })
    expect(await rows()).toEqual([])
    await apply(browser, CARD, {}, [...CONSENTS, ...given('marketing_sms')])
    const { data } = await browser.call('listConsents')
    expect(data.map((each) => each.purpose)).not.toContain('marketing_sms')
  })

  it.each([
    ['missing', 999, {}, 404],
    ['removed', CARD, { deleted_at: new Date() }, 404],
    ['switched off', CARD, { status: 0 }, 409],
    ['without a safe address', CARD, { utm_link: 'javascript:alert(1)' }, 503],
    ['without any address', CARD, { utm_link: '' }, 503],
  ])('a card that is %s takes no application', async (_, card, changes, status) => {
    const [before] = await storedCreditCards(server, { category_id: CARD })
    const browser = await signIn()
    if (Object.keys(changes).length > 0) await change(changes)
    expect((await apply(browser, card)).status).toBe(status)
    expect(await rows()).toEqual([])
    await change({ utm_link: before?.utm_link ?? '' })
  })

  it('is taken back with its consent, and the practice bank then says nothing more', async () => {
    const browser = await signIn()
    await apply(browser)
    const { data: consents } = await browser.call('listConsents')
    const consent = consents.find((each) => each.purpose === 'share_with_card_bank')
    await browser.call('withdrawConsent', { body: { consent_id: consent?.consent_id ?? 0 } })
    await letTimePass(server, 40)
    expect((await rows()).map((each) => each.status)).toEqual(['withdrawn'])
  })

  it('a draft that was opened for cards becomes the application', async () => {
    const browser = await signIn()
    const { app_id } = await browser.call('createApplication', { body: { product_type: 'Credit Cards' } })
    expect(bodyOf(await apply(browser)).data.app_id).toBe(app_id)
    expect(await rows()).toHaveLength(1)
  })
})

describe("a bank's address", () => {
  it.each([
    ['https://b.example/?c=UNIQUE_ID', 'clk_a-1', 'https://b.example/?c=clk_a-1'],
    [
      'https://b.example/UNIQUE_ID?c=UNIQUE_ID',
      'a b&c=d#e/f',
      'https://b.example/a%20b%26c%3Dd%23e%2Ff?c=a%20b%26c%3Dd%23e%2Ff',
    ],
    ['https://b.example/?c=UNIQUE_ID', "$&$'ऋण", "https://b.example/?c=%24%26%24'%E0%A4%8B%E0%A4%A3"],
    ['https://b.example/', 'clk_a', 'https://b.example/'],
    ['http://b.example/?c=UNIQUE_ID', 'clk_a', null],
    ['UNIQUE_ID', 'https://evil.example', null],
    ['javascript:alert(UNIQUE_ID)', 'clk_a', null],
    ['https://', 'clk_a', null],
  ])('%s for %s', (link, id, expected) => {
    expect(cardLink(link, id)).toBe(expected)
  })
})
