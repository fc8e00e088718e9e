import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { changeCustomers, storedCustomers } from '#tests/builders/customer.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, getOffers, given, letTimePass, listApplications, startCustomer, textLike } from '../shared/journey.ts'

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer()
})
afterAll(() => server.close())

/** Everything that tells who the customer of journey.ts is, however it is written. */
const SENTINELS =
  /HIGPQ4321A|9876543210|ananya\.q|sentinel\.in|Quillfeather|Ananya|Peacockfeather|Zanzibarpur|14-08-1990|1990-08-14|14\/08\/1990|Referencewala|9812345678|50100012345678|Zyxwright/i
/** The score that the sandbox's bureau has of them, as a value by itself: digests hold every few digits somewhere. */
const SCORE = /(?<![\w.-])820(?![\w.-])/
/** Pincodes, income and instalments, a home and a car, likewise. */
const FIGURES = /(?<![\w.-])(?:431977|431993|83719|4937|8319773|913577)(?![\w.-])/

const rowsOf = (answer: unknown) => (answer as { rows: Record<string, string>[] }).rows

async function dumpRows(): Promise<string> {
  const { db } = server.deps
  const tables = rowsOf(await db.execute(sql`select tablename from pg_tables where schemaname = 'public'`))
  const dumps: string[] = []
  for (const { tablename = '' } of tables) {
    const rows = rowsOf(await db.execute(sql.raw(`select row_to_json(t)::text as row from "${tablename}" t`)))
    dumps.push(...rows.map(({ row = '' }) => `${tablename} ${row}`))
  }
  return dumps.join('\n')
}

it('leaves no personal data in clear in any row or log line after a whole journey', async () => {
  const customer = await startCustomer(server, {
    allow_sms: 1,
    allow_emails: 1,
    employer_name: 'Zyxwright Looms',
    postal_code: '431977',
    officepincode: '431993',
    monthly_income: 83_719,
    emi: 4_937,
  })
  const { browser, appId, userId } = customer
  await browser.call('giveConsent', { body: given('credit_score')[0] })
  const answers: unknown[] = [await browser.call('getUser', { params: { id: userId } }), await getOffers(customer)]
  await apply(customer, 1)
  await browser.call('answerLender', {
    params: { appId },
    body: {
      answers: {
        employment_tenure: 2,
        reference_name: 'Ramesh Referencewala',
        reference_phone: '9812345678',
        reference_told: 1,
      },
    },
  })
  await apply(customer, 3)
  const second = (await listApplications(customer)).find((each) => each.lender_id === 3)
  await browser.call('answerLender', {
    params: { appId: second?.app_id ?? '' },
    body: {
      answers: { account_number: '50100012345678', ifsc: 'HDFC0001234' },
    },
  })
  await browser.call('createHelpRequest', {
    body: {
      name: 'Ananya Quillfeather',
      email: 'ananya.q@sentinel.in',
      phone: '9876543210',
      description: 'I live at 221 Peacockfeather Lane',
    },
  })
  await browser.refusal('updateUser', {
    params: { id: userId },
    body: { tin: 'HIGPQ4321A', address1: 'Peacockfeather <b>' },
  })
  await browser.call('verifyIdentity', { body: { pan: 'HIGPQ4321A', birth_date: '14/08/1990' } })
  const home = await browser.call('createApplication', { body: { product_type: 'Affordable Housing Loan' } })
  await browser.call('updateApplicationDetails', {
    params: { appId: home.app_id },
    body: { property_value: 8_319_773 },
  })
  await browser.call('createLoanEnquiry', {
    body: {
      kind: 'car',
      details: { condition: 'used', price: 913_577, down_payment: 413_577, amount: 500_000 },
      consent: CONSENT_VERSIONS.loan_enquiry,
    },
  })
  await letTimePass(server, 60)
  answers.push(await listApplications(customer), await browser.call('listConsents'))

  const copy = JSON.stringify(await browser.call('exportMyData'))
  for (const known of [SCORE, /8319773/, /913577/]) expect(copy).toMatch(known)
  const rows = await dumpRows()
  expect(rows.split('\n').length).toBeGreaterThan(60)
  expect(rows).toContain('disbursed')
  expect(SENTINELS.exec(rows)?.[0]).toBeUndefined()
  expect(SCORE.exec(rows)?.[0]).toBeUndefined()
  expect(FIGURES.exec(rows)?.[0]).toBeUndefined()
  expect(SENTINELS.exec(server.logs.join('\n'))?.[0]).toBeUndefined()
  expect(JSON.stringify(answers)).not.toMatch(/HIGPQ4321A|14-08-1990/)
})

it('answers a damaged value with a clean error', async () => {
  const { browser, userId } = await server.signInCustomer({ destination: '9876500077' })
  await browser.call('updateUser', { params: { id: userId }, body: { first_name: 'Asha' } })
  const [{ first_name_enc } = { first_name_enc: null }] = await storedCustomers(server, { user_id: userId })
  const damaged = first_name_enc?.replace(/^(.{29}).{4}/s, '$1AAAA')
  expect(damaged).not.toBe(first_name_enc)
  await changeCustomers(server, { user_id: userId }, { first_name_enc: damaged })
  const { status, body } = await browser.refusal('getUser', { params: { id: userId } })
  expect(status).toBe(500)
  expect(body).toMatchObject({ code: 'server_error', message: textLike(/^(?!.*(sealed|cipher|Asha))/) })
})
