import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { customers } from '#server/db/schema.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import {
  apply,
  bodyOf,
  getOffers,
  given,
  letTimePass,
  listApplications,
  startCustomer,
  textLike,
} from '../shared/journey.ts'

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
    ...{ allow_sms: 1, allow_emails: 1, employer_name: 'Zyxwright Looms' },
    ...{ postal_code: '431977', officepincode: '431993', monthly_income: 83_719, emi: 4_937 },
  })
  const { browser, appId, userId } = customer
  bodyOf(await browser.post('/api/consents', given('credit_score')[0]))
  const answers: unknown[] = [(await browser.get(`/api/user/${userId}`)).body, await getOffers(customer)]
  await apply(customer, 1)
  bodyOf(
    await browser.post(`/api/applications/${appId}/additional-info`, {
      answers: { employment_tenure: 2, reference_name: 'Ramesh Referencewala', reference_phone: '9812345678' },
    }),
  )
  await apply(customer, 3)
  const second = (await listApplications(customer)).find((each) => each.lender_id === 3)
  bodyOf(
    await browser.post(`/api/applications/${second?.app_id ?? ''}/additional-info`, {
      answers: { account_number: '50100012345678', ifsc: 'HDFC0001234' },
    }),
  )
  bodyOf(
    await browser.post('/api/help-request', {
      name: 'Ananya Quillfeather',
      email: 'ananya.q@sentinel.in',
      phone: '9876543210',
      description: 'I live at 221 Peacockfeather Lane',
    }),
  )
  await browser.post(`/api/user/${userId}`, { tin: 'HIGPQ4321A', address1: 'Peacockfeather <b>' })
  await browser.post('/api/identity-check', { pan: 'HIGPQ4321A', birth_date: '14/08/1990' })
  const home = bodyOf<{ app_id: string }>(
    await browser.post('/api/applications', { product_type: 'Affordable Housing Loan' }),
  )
  bodyOf(await browser.post(`/api/applications/${home.app_id}/details`, { property_value: 8_319_773 }))
  bodyOf(
    await browser.post('/api/loan-enquiries', {
      kind: 'car',
      details: { condition: 'used', price: 913_577, down_payment: 413_577, amount: 500_000 },
      consent: CONSENT_VERSIONS.loan_enquiry,
    }),
  )
  await letTimePass(server, 60)
  answers.push(await listApplications(customer), (await browser.get('/api/consents')).body)

  const copy = JSON.stringify((await browser.post('/api/my-data')).body)
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
  bodyOf(await browser.post(`/api/user/${userId}`, { first_name: 'Asha' }))
  await server.deps.db
    .update(customers)
    .set({ first_name_enc: sql`overlay(${customers.first_name_enc} placing 'AAAA' from 30)` })
    .where(sql`user_id = ${userId}`)
  const { status, body } = await browser.get(`/api/user/${userId}`)
  expect(status).toBe(500)
  expect(body).toMatchObject({ code: 'server_error', message: textLike(/^(?!.*(sealed|cipher|Asha))/) })
})
