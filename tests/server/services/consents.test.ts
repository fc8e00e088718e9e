import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasConsent } from '#server/db/repositories/consents.ts'
import { consents } from '#server/db/schema.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/consent-purposes.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, given, listApplications, startCustomer, type Customer } from './journey.ts'

describe.each(engines())('the ledger of consents on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const give = ({ browser }: Customer, purpose: 'credit_score' | 'terms' | 'share_with_lender' | 'marketing_sms') =>
    browser.post('/api/consents', given(purpose)[0])
  const rows = ({ userId }: Customer) =>
    server.deps.db.select().from(consents).where(eq(consents.user_id, userId)).orderBy(consents.consent_id)
  const liveOf = async (customer: Customer) =>
    (await rows(customer)).flatMap(({ purpose, withdrawn_at }) => (withdrawn_at === null ? [purpose] : []))
  const withdraw = async (customer: Customer, purpose: string) => {
    const row = (await rows(customer)).findLast((each) => each.purpose === purpose)
    return customer.browser.post('/api/consents/withdraw', { consent_id: row?.consent_id })
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
    await server.deps.db.insert(consents).values(older)
    expect(consent_id).toBeGreaterThan(0)
    const before = await liveOf(two)
    bodyOf(await withdraw(one, 'credit_score'))
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
    await withdraw(one, 'credit_score')
    expect(await holds(one, 'credit_score')).toBe(false)
  })

  it('what belongs to an application is not given alone', async () => {
    const customer = await startCustomer(server)
    const before = (await rows(customer)).length
    expect(await give(customer, 'share_with_lender')).toMatchObject({ status: 422, body: { code: 'validation' } })
    expect(await rows(customer)).toHaveLength(before)
  })

  it('a consent to share that has done its work leaves the application where it is', async () => {
    const customer = await startCustomer(server)
    bodyOf(await apply(customer))
    expect((await listApplications(customer))[0]?.status).toBe('received')
    bodyOf(await withdraw(customer, 'share_with_lender'))
    expect((await listApplications(customer))[0]?.status).toBe('received')
  })

  it('permission to write follows its consent, given and withdrawn', async () => {
    const customer = await startCustomer(server)
    const permission = async () =>
      bodyOf<{ data: { allow_sms: number } }>(await customer.browser.get(`/api/user/${customer.userId}`)).data.allow_sms
    bodyOf(await give(customer, 'marketing_sms'))
    expect(await permission()).toBe(1)
    bodyOf(await withdraw(customer, 'marketing_sms'))
    expect(await permission()).toBe(0)
  })
})
