import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { detailsOfApplication, sealDetails } from '#server/db/repositories/applications/kept-details.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import type { DetailedProduct } from '#src/contract/entities/shared/loan-products.ts'
import { days } from '#src/contract/rules/time.ts'
import { changeApplications, storedApplications } from '#tests/builders/application.ts'
import { storedCustomers } from '#tests/builders/customer.ts'
import { completeDetails } from '#tests/contract/entities/profile/sample-details.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, PROFILE, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const GOLD = 'Gold Loans'
const HOUSING = 'Affordable Housing Loan'
const MUTHOOT = 10
const ANSWERS = completeDetails[GOLD]

describe('a new application', () => {
  let server: TestServer
  let customer: Customer
  beforeAll(async () => {
    server = await makeTestServer()
  })
  beforeEach(async () => {
    await server.reset()
    customer = await startCustomer(server)
  })
  afterAll(() => server.close())

  const open = async (product: DetailedProduct, { browser } = customer) =>
    await browser.call('createApplication', { body: { product_type: product } })
  const withdraw = (appId: string) => customer.browser.call('withdrawApplication', { params: { appId } })
  const answer = async (product: DetailedProduct, body = completeDetails[product]) => {
    const { app_id: appId } = await open(product)
    await customer.browser.call('updateApplicationDetails', { params: { appId }, body })
    return appId
  }
  /** Opens a gold loan, answers it and sends it to a lender. */
  const send = async () => {
    const appId = await answer(GOLD)
    return bodyOf<{ data: { app_id: string } }>(await apply({ ...customer, appId }, MUTHOOT)).data.app_id
  }
  const profile = async () => (await customer.browser.call('getUser', { params: { id: customer.userId } })).data

  it('begins with what was answered for the last of its kind, and is complete by it; both keep their own answers', async () => {
    const sent = await send()
    const { app_id, details } = await open(GOLD)
    expect(app_id).not.toBe(sent)
    expect(details).toEqual(ANSWERS)
    expect((await profile()).gl_completed).toBe(1)

    await customer.browser.call('updateApplicationDetails', { params: { appId: app_id }, body: { gold_weight: 55 } })
    expect((await open(GOLD)).details).toEqual({ ...ANSWERS, gold_weight: 55 })
    const before = await customer.browser.call('getApplicationDetails', { params: { appId: sent } })
    expect(before.data).toEqual(ANSWERS)
  })

  it('begins with those of a draft that made room for it, and not with older ones', async () => {
    await withdraw(await answer(GOLD))
    await withdraw(await answer(GOLD, { gold_weight: 70 }))
    expect((await open(GOLD)).details).toEqual({ ...ANSWERS, gold_weight: 70 })
  })

  it('begins with no consent, no statement, no score and no answer to a lender', async () => {
    const sent = await send()
    const { app_id } = await open(GOLD)
    const [row] = await storedApplications(server, { app_id })
    const empty = { lender_id: null, offer: null, proposal_number: null, additional_info_enc: null }
    expect(row).toMatchObject({ ...empty, bureau_score_enc: null, amount: null, origin_app_id: app_id })
    const { data } = await customer.browser.call('listConsents')
    expect(data.filter((consent) => consent.app_id === sent)).not.toEqual([])
    expect(data.filter((consent) => consent.app_id === app_id)).toEqual([])
  })

  it('takes nothing over from another product', async () => {
    await answer(HOUSING)
    expect((await open(GOLD)).details).toEqual({})
    expect((await profile()).gl_completed).toBe(0)
  })

  it('takes nothing over from another customer', async () => {
    await answer(GOLD)
    const other = await startCustomer(server, { email: 'other@sentinel.in', tin: 'HIGPZ9999Q' }, '9876500002')
    expect((await open(GOLD, other)).details).toEqual({})
  })

  it('takes over only what keeps the rules of today', async () => {
    const appId = await answer(HOUSING)
    const [person] = await storedCustomers(server, { user_id: customer.userId })
    // As a release with other fields, terms and amounts may have kept it.
    const kept = { ...completeDetails[HOUSING], loan_amount: 2_500_000, tenure_months: 7, roof: 'tiles' }
    const { vault } = server.deps
    const sealed = sealDetails(vault, person?.data_key ?? '', kept, 'applications.details')
    await changeApplications(server, { app_id: appId }, sealed)
    await withdraw(appId)
    const { app_id, details } = await open(HOUSING)
    const { loan_amount: _amount, tenure_months: _months, ...valid } = completeDetails[HOUSING]
    expect(details).toEqual(valid)
    const [row] = await storedApplications(server, { app_id })
    expect(row && person && detailsOfApplication(vault, person, row)).toEqual(valid)
    expect((await profile()).hl_completed).toBe(0)
  })

  it.each<[string, (appId: string) => Promise<unknown>]>([
    ['the application was taken back from the lender', withdraw],
    [
      'the consent to share was withdrawn',
      async (appId) => {
        // The lender has decided: the application itself stays.
        await changeApplications(server, { app_id: appId }, { status: 'approved' })
        const { data } = await customer.browser.call('listConsents')
        const share = data.find((consent) => consent.app_id === appId && consent.purpose === 'share_with_lender')
        await customer.browser.call('withdrawConsent', { body: { consent_id: share?.consent_id ?? 0 } })
        const [row] = await storedApplications(server, { app_id: appId })
        expect(row?.status).toBe('approved')
      },
    ],
  ])('takes nothing over when %s', async (_, happens) => {
    await happens(await send())
    expect((await open(GOLD)).details).toEqual({})
  })

  it('finds nothing of what was erased', async () => {
    await answer(GOLD)
    await customer.browser.call('requestErasure', { body: { pan: PROFILE.tin, birth_date: '14/08/1990' } })
    server.clock.set(new Date(server.clock.now().getTime() + days(2) + 60_000))
    await runDueJobs(server.deps)
    const again = await startCustomer(server)
    expect(again.userId).not.toBe(customer.userId)
    expect((await open(GOLD, again)).details).toEqual({})
  })
})
