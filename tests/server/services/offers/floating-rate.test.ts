import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toVersion } from '#server/db/lender-row.ts'
import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { instalmentsWhenDearer } from '#src/contract/finance/floating-rate.ts'
import { seededLenders } from '#tests/builders/catalogue.ts'
import { completeDetails } from '#tests/contract/entities/profile/sample-details.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf, getOffers, PLAIN_LENDER, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const HOUSING = 'Affordable Housing Loan'
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`

describe.each(engines())('a rate that may change on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  let seeded: Awaited<ReturnType<typeof seededLenders>>
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    seeded = await seededLenders(server)
  })
  beforeEach(async () => {
    await server.reset()
    await seeded.putBack()
    admin = (await server.signInAdmin(1)).browser
  })
  afterAll(() => server.close())

  const update = (property: string, value: unknown, headers: Record<string, string> = {}) =>
    admin.answer('updateLender', { body: untyped({ lender_id: PLAIN_LENDER, property, value }), headers })
  const statementOf = async ({ browser, appId }: Customer, lender: number) =>
    (await browser.call('getKfs', { params: { appId, lenderId: lender } })).data
  const linesOf = (kfs: Kfs, language: Locale) =>
    Object.fromEntries(
      (kfs.words.find((words) => words.language === language)?.sections ?? [])
        .filter(({ kind }) => kind === 'terms')
        .flatMap(({ rows }) => rows.map((row) => [row.key, [row.clause, row.value, row.note, row.lang]])),
    )
  const atHome = async (): Promise<Customer> => {
    const customer = await startCustomer(server)
    const { app_id } = await customer.browser.call('createApplication', { body: { product_type: HOUSING } })
    await customer.browser.call('updateApplicationDetails', {
      params: { appId: app_id },
      body: completeDetails[HOUSING],
    })
    return { ...customer, appId: app_id }
  }

  it('is told with each offer for a home, and every line of the statement about it, in both languages', async () => {
    const customer = await atHome()
    const { matched } = await getOffers(customer)
    expect(matched.length).toBeGreaterThan(1)
    for (const { floating } of matched)
      expect(floating).toEqual({
        benchmark: 'RBI repo rate',
        benchmark_hi: 'RBI की रेपो दर',
        reset_months: 3,
        benchmark_pct: 5.25,
      })
    const kfs = await statementOf(customer, matched[0]?.lender_id ?? 0)
    expect([kfs.rate_type, kfs.floating?.reset_months]).toEqual(['floating', 3])
    const growth = rupees(kfs.floating?.growth ?? 0)
    const rate = `${kfs.interest_rate.toFixed(2)}%`
    const spread = `${(kfs.interest_rate - 5.25).toFixed(2)}%`
    const loan = { amount: kfs.sanctioned_amount, annualRate: kfs.interest_rate, emi: kfs.emi }
    const more = instalmentsWhenDearer(loan)
    expect(more).toBeGreaterThan(kfs.instalment_count)
    expect(linesOf(kfs, 'en')).toMatchObject({
      rate: ['6', `${rate} a year`, 'Floating: it may change with its benchmark; on the reducing balance', null],
      benchmark: ['7', 'RBI repo rate: 5.25% a year', null, null],
      spread: ['7', spread, `Benchmark and spread together are ${rate} a year today`, null],
      reset: ['7', 'Every 3 months', null, null],
      growth: ['7', `${growth} more`, 'Over the same term', null],
      moreEmis: ['7', `${more} instead of ${kfs.instalment_count}`, 'If it rises when the loan begins', null],
      foreclosure: ['10(iii)', 'No charge', 'RBI allows no charge for this while the rate is floating', null],
      switching: ['10(iv)', 'The lender has not told us', null, null],
    })
    expect(linesOf(kfs, 'hi')).toMatchObject({
      rate: ['6', `${rate} सालाना`, 'बदलने वाली दर: बेंचमार्क के साथ बदल सकती है; घटते बैलेंस पर', null],
      benchmark: ['7', 'RBI की रेपो दर: 5.25% सालाना', null, null],
      spread: ['7', spread, `बेंचमार्क और अंतर मिलाकर आज ${rate} सालाना`, null],
      reset: ['7', 'हर 3 महीने में', null, null],
      growth: ['7', `${growth} ज़्यादा`, 'उतनी ही अवधि में', null],
      moreEmis: ['7', `${kfs.instalment_count} की जगह ${more}`, 'अगर लोन शुरू होते ही दर बढ़े', null],
      foreclosure: ['10(iii)', 'कोई शुल्क नहीं', 'दर बदलने वाली हो तो RBI इसका कोई शुल्क लेने नहीं देता', null],
      switching: ['10(iv)', 'लेंडर ने हमें नहीं बताया', null, null],
    })
    for (const { sections } of kfs.words)
      expect(sections.flatMap(({ rows }) => rows.map(({ key }) => key))).not.toContain('floating')
  })

  it('and a charge for closing early refuse each other where they are entered, naming field and remedy', async () => {
    const refused = async (property: string, value: unknown, language = 'en') => {
      const { status, body } = await update(property, value, { 'x-language': language })
      expect(status).toBe(422)
      return (body as { errors: Record<string, string> }).errors['value']
    }
    for (const [property, value] of [
      ['rate_benchmark', 'RBI repo rate'],
      ['rate_benchmark_hi', 'RBI की रेपो दर'],
      ['rate_reset_months', 3],
      ['foreclosure_free_after_emis', 6],
      ['foreclosure_charge_amount', 500],
    ] as const)
      bodyOf(await update(property, value))
    expect(await refused('rate_kind', 'floating')).toBe(
      'RBI allows no charge for the early closing of a floating-rate loan to a person. Correct: Foreclosure free after ' +
        'EMIs paid, Foreclosure charge, rupees. It must be free to close after 0 EMIs, with no charge in rupees or percent',
    )
    expect(await refused('rate_kind', 'floating', 'hi')).toContain('कितनी EMI के बाद बंद करना मुफ़्त')
    bodyOf(await update('foreclosure_free_after_emis', 0))
    bodyOf(await update('foreclosure_charge_amount', null))
    bodyOf(await update('rate_kind', 'floating'))
    expect(await refused('foreclosure_charge_pct', 2)).toContain('Foreclosure charge, percent')
    expect(await refused('rate_benchmark', '')).toContain('Benchmark of a floating rate')
    await refused('rate_kind', 'variable')
    await refused('rate_reset_months', 0)
    bodyOf(await update('rate_kind', 'fixed'))
    bodyOf(await update('foreclosure_charge_pct', 2))
  })

  it('outdates a statement of the fixed one, which keeps its words', async () => {
    const customer = await startCustomer(server)
    bodyOf(await update('foreclosure_free_after_emis', 0))
    bodyOf(await update('foreclosure_charge_amount', null))
    const first = await statementOf(customer, PLAIN_LENDER)
    expect([first.rate_type, Object.hasOwn(first, 'floating')]).toEqual(['fixed', false])
    expect(linesOf(first, 'en')).toMatchObject({
      floating: ['7', 'Does not apply: the rate is fixed for the whole term', null, null],
      switching: ['10(iv)', 'Does not apply: the rate is fixed for the whole term', null, null],
    })
    for (const [property, value] of [
      ['rate_benchmark', 'Our base rate'],
      ['rate_benchmark_hi', 'हमारी आधार दर'],
      ['rate_reset_months', 1],
      ['rate_kind', 'floating'],
    ] as const)
      bodyOf(await update(property, value))
    const second = await statementOf(customer, PLAIN_LENDER)
    expect(second.version).toBe(first.version + 1)
    expect(linesOf(second, 'hi')).toMatchObject({
      benchmark: ['7', 'हमारी आधार दर', null, null],
      spread: ['7', 'लेंडर ने हमें नहीं बताया', expect.any(String) as unknown, null],
      reset: ['7', 'हर महीने', null, null],
    })
    bodyOf(await update('rate_kind', 'fixed'))
    expect(await statementOf(customer, PLAIN_LENDER)).toEqual(first)
  })

  it('is in the kept version of a lender; a fixed lender is kept as before there were such rates', () => {
    const [home] = seeded.rows.filter(({ product_kind }) => product_kind === HOUSING).map(toVersion)
    expect(home).toMatchObject({ rate_kind: 'floating', rate_benchmark: 'RBI repo rate', rate_reset_months: 3 })
    const [plain] = seeded.rows.filter(({ lender_id }) => lender_id === PLAIN_LENDER).map(toVersion)
    expect(Object.keys(plain ?? {}).filter((name) => /rate_(?:kind|benchmark|reset)/.test(name))).toEqual([])
  })
})
