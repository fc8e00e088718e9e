import { describe, expect, it } from 'vitest'
import { readCustomerReference } from '#src/contract/rules/codes/customer-reference.ts'
import { storedApplications, storedOfferLists } from '#tests/builders/application.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { beginEachWithAdmin } from '#tests/setup/fresh-admin.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf, getOffers, given, startCustomer } from '../shared/journey.ts'

const REASON = 'Asked on the phone why so few lenders match'

describe.each(engines())("a customer's eligibility on %s", (engine) => {
  let server: TestServer
  let admin: Browser
  beginEachWithAdmin(engine, (begun) => ({ server, admin } = begun))

  const check = (customer: string, reason = REASON) =>
    admin.answer('checkExistingCustomer', { body: { customer, reason } })

  it('is what the customer sees, by any of three numbers, and leaves no trace in the list or at the bureau', async () => {
    const customer = await startCustomer(server, { monthly_income: 22_000 })
    await customer.browser.call('giveConsent', { body: given('credit_score')[0] })
    const byId = bodyOf(await check(String(customer.userId)))
    expect(await storedOfferLists(server)).toHaveLength(0)
    expect((await storedApplications(server))[0]?.bureau_checked_at).toBeNull()

    const own = await getOffers(customer)
    const answer = bodyOf(await check(String(customer.userId)))
    expect(answer.matched.map(({ lender_id, apr }) => [lender_id, apr])).toEqual(
      own.matched.map(({ lender_id, apr }) => [lender_id, apr]),
    )
    expect(answer.not_matched).toEqual(own.not_matched)
    expect(answer.not_matched.length).toBeGreaterThan(0)
    // Without the bureau's answer every lender is matched at its highest rate.
    expect(byId.matched).not.toEqual(answer.matched)
    const reference = answer.application?.reference ?? ''
    for (const number of [reference, reference.toLowerCase(), '9876543210', '98765 43210'])
      expect(bodyOf(await check(number))).toEqual(answer)
    expect(answer.application).toMatchObject({ amount: 100_000, tenure_months: own.request.tenure_months })
  })

  it('is masked, written down with its reason, and told to the customer', async () => {
    const customer = await startCustomer(server)
    const body = bodyOf(await check('9876543210'))
    expect(body).toMatchObject({ customer: { user_id: customer.userId, pan: 'HIGP*****A' } })
    expect(JSON.stringify(body)).not.toMatch(/Ananya|Quillfeather|HIGPQ4321A|9876543210|14-08-1990|1990-08-14/)
    const entry = (await storedAuditLog(server)).at(-1)
    expect(entry).toMatchObject({
      actor: 'admin:1',
      action: 'customer.view-eligibility',
      object: `customer:${customer.userId}`,
      after: { reason: REASON },
    })
    const { data } = await customer.browser.call('listProfileViews')
    expect(data).toMatchObject([{ kind: 'matching', role_id: 1, reason: REASON, views: 1 }])
  })

  it('says what is missing where the profile is not complete, or that no loan was started', async () => {
    const { browser, userId } = await server.signInCustomer()
    expect(bodyOf(await check(String(userId)))).toMatchObject({ application: null, matched: [], missing: [] })
    await browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
    const answer = bodyOf(await check(String(userId)))
    expect(answer).toMatchObject({ customer: { pan: '' }, matched: [], not_matched: [] })
    expect(answer.missing).toContain('tin')
  })

  it('refuses what is no number, nobody’s number, and a look without a reason', async () => {
    const { userId } = await startCustomer(server)
    for (const wrong of ['', 'Ananya', '0', '1234567890', 'CL-', "1' or '1'='1", 'CL-1; drop'])
      expect([wrong, (await check(wrong)).status]).toEqual([wrong, 422])
    for (const reason of ['', '    ', 'x', 'x'.repeat(301)])
      expect((await check(String(userId), reason)).body).toMatchObject({
        errors: { reason: expect.any(String) as unknown },
      })
    for (const nobody of ['999999', '9999999999', 'CL-1']) expect((await check(nobody)).status).toBe(404)
    const views = (await storedAuditLog(server)).filter(({ action }) => action === 'customer.view-eligibility')
    expect(views).toEqual([])
  })
})

it('tells numbers apart', () => {
  expect(readCustomerReference(' cl-240101 ')).toEqual({ kind: 'reference', reference: 'CL-240101' })
  expect(readCustomerReference('98765 43210')).toEqual({ kind: 'mobile', mobile: '9876543210' })
  expect(readCustomerReference('100001')).toEqual({ kind: 'user_id', user_id: 100_001 })
  expect(readCustomerReference('5876543210')).toBeNull()
})
