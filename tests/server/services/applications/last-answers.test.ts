import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LenderApplication } from '#server/adapters/lenders/lender-gateway.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { listApplicationsWithAnswers } from '#server/services/applications/list-applications-with-answers.ts'
import { findLastAnswers } from '#server/services/applications/shared/last-answers.ts'
import { ADDITIONAL_INFO_FIELDS } from '#src/contract/entities/applications/additional-info.ts'
import type { AdditionalInfo } from '#src/contract/entities/applications/additional-info.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { storedApplications } from '#tests/builders/application.ts'
import { customerCalling } from '#tests/builders/customer.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, ASKING_LENDER, bodyOf, listApplications, PROFILE, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const MONEY_VIEW = 2
const UPWARDS = 3
const KREDITBEE = 6
const FINZY = 7
const MONEY_TAP = 4
const EARLY_SALARY = 8
const TOLD: AdditionalInfo = { loan_purpose: 3, marital_status: 1 }

describe.each(engines())('what a lender was told, on %s', (engine) => {
  let server: TestServer
  let sent: LenderApplication[]
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    const { lenders } = server.deps
    const submit = lenders.submit.bind(lenders)
    server.deps.lenders = {
      ...lenders,
      submit: (application, key, onTry) => {
        sent.push(application)
        return submit(application, key, onTry)
      },
    }
  })
  beforeEach(async () => {
    await server.reset()
    sent = []
  })
  afterAll(() => server.close())

  const letPass = (minutes: number) => server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000))
  const DAY = 24 * 60

  const applyTo = async (customer: Customer, lenderId: number) =>
    bodyOf<{ data: Application }>(await apply(customer, lenderId)).data
  const answer = ({ browser }: Customer, appId: string, answers: AdditionalInfo) =>
    browser.call('answerLender', { params: { appId }, body: { answers } })
  const tell = async (customer: Customer, lenderId: number, answers: AdditionalInfo) => {
    const { app_id } = await applyTo(customer, lenderId)
    await answer(customer, app_id, answers)
    return app_id
  }
  /** What the customer's list says that this lender still asks. */
  const asked = async (customer: Customer, lenderId: number) =>
    (await listApplications(customer)).find(({ lender_id }) => lender_id === lenderId)?.next_step
  const lastAnswers = async ({ userId }: Customer, productType = 'Personal Loans') =>
    (await findLastAnswers(server.deps, await customerCalling(server, userId)))(productType, ADDITIONAL_INFO_FIELDS)

  it('is there when the next one asks the same, the last answer first, and goes out only when it is sent', async () => {
    const customer = await startCustomer(server)
    await tell(customer, MONEY_VIEW, TOLD)
    const second = await applyTo(customer, MONEY_TAP)
    expect(await asked(customer, MONEY_TAP)).toEqual({
      kind: 'additional_info',
      fields: ['marital_status', 'employment_tenure'],
      last_answers: { marital_status: 1 },
    })
    await runDueJobs(server.deps)
    expect(sent.map(({ lender_slug }) => lender_slug)).toEqual(['money-view'])

    letPass(1)
    await answer(customer, second.app_id, { marital_status: 2, employment_tenure: 4 })
    expect(sent[1]?.additional_info).toEqual({ marital_status: 2, employment_tenure: 4 })
    await applyTo(customer, EARLY_SALARY)
    expect((await asked(customer, EARLY_SALARY))?.last_answers).toEqual({ employment_tenure: 4, marital_status: 2 })
  })

  it('lies under the key of the customer alone: no answer that is kept has it', async () => {
    const customer = await startCustomer(server)
    await tell(customer, MONEY_VIEW, TOLD)
    const first = await applyTo(customer, MONEY_TAP)
    await listApplications(customer)
    expect(await applyTo(customer, MONEY_TAP)).toEqual(first)
    expect(JSON.stringify(await storedApplications(server))).not.toContain('last_answers')
  })

  it('stays with the person: neither another customer nor an admin who looks on gets any of it', async () => {
    const customer = await startCustomer(server)
    await tell(customer, MONEY_VIEW, TOLD)
    await applyTo(customer, MONEY_TAP)
    const other = await startCustomer(server, { email: 'other@sentinel.in', tin: 'HIGPZ9999Q' }, '9876500002')
    await applyTo(other, MONEY_TAP)
    expect((await asked(other, MONEY_TAP))?.last_answers).toEqual({})

    const listFor = async (adminId: number | null) =>
      JSON.stringify(
        await listApplicationsWithAnswers(server.deps, {
          ...(await customerCalling(server, customer.userId)),
          actor_admin_id: adminId,
          identity_due: false,
        }),
      )
    expect(await listFor(null)).toContain('last_answers')
    expect(await listFor(1)).not.toContain('last_answers')
  })

  it('about one loan is not said for a loan of another kind', async () => {
    const customer = await startCustomer(server)
    await tell(customer, MONEY_VIEW, TOLD)
    await applyTo(customer, ASKING_LENDER)
    expect((await asked(customer, ASKING_LENDER))?.last_answers).toEqual({ loan_purpose: 3 })
    expect(await lastAnswers(customer, 'Business Loans')).toEqual({ marital_status: 1 })
  })

  it('begins with the purpose that the form asked for, and goes by what a lender was told since', async () => {
    const customer = await startCustomer(server, { se_loan_purpose: 2 })
    expect(await lastAnswers(customer)).toEqual({ loan_purpose: 2 })
    expect(await lastAnswers(customer, 'Business Loans')).toEqual({})
    await tell(customer, MONEY_VIEW, TOLD)
    expect(await lastAnswers(customer)).toMatchObject({ loan_purpose: 3 })
  })

  it('of an account or of another person is offered to no other lender', async () => {
    const customer = await startCustomer(server)
    const account: AdditionalInfo = { account_number: '123456789012', ifsc: 'HDFC0001234' }
    await tell(customer, FINZY, { ...account, loan_purpose: 3, total_work_experience: 4 })
    const another: AdditionalInfo = { reference_name: 'Meera Nair', reference_phone: '9876500077', reference_told: 1 }
    await tell(customer, KREDITBEE, another)
    expect(sent.map(({ additional_info }) => Object.keys(additional_info).length)).toEqual([4, 3])
    expect(await lastAnswers(customer)).toEqual({ loan_purpose: 3, total_work_experience: 4 })
    await applyTo(customer, UPWARDS)
    expect(await asked(customer, UPWARDS)).toMatchObject({ fields: ['account_number', 'ifsc'], last_answers: {} })
  })

  it.each<[string, (customer: Customer, appId: string) => Promise<unknown>]>([
    [
      'the application was taken back',
      async ({ browser }, appId) => await browser.call('withdrawApplication', { params: { appId } }),
    ],
    [
      'the consent to share was withdrawn',
      async ({ browser }) => {
        const { data } = await browser.call('listConsents')
        const share = data.find(({ purpose }) => purpose === 'share_with_lender')
        await browser.call('withdrawConsent', { body: { consent_id: share?.consent_id ?? 0 } })
      },
    ],
    ['ninety days have gone by', async () => Promise.resolve(letPass(90 * DAY + 1))],
  ])('does not come back when %s', async (_, happens) => {
    const customer = await startCustomer(server)
    const appId = await tell(customer, MONEY_VIEW, TOLD)
    expect(await lastAnswers(customer)).toEqual(TOLD)
    await happens(customer, appId)
    expect(await lastAnswers(customer)).toEqual({})
  })

  it('is gone with the customer', async () => {
    server.deps.lenders.controls?.behave(MONEY_VIEW, 'reject')
    const customer = await startCustomer(server)
    const appId = await tell(customer, MONEY_VIEW, TOLD)
    expect(await lastAnswers(customer)).toEqual(TOLD)
    await customer.browser.call('requestErasure', { body: { pan: PROFILE.tin, birth_date: '14/08/1990' } })
    letPass(2 * DAY + 1)
    await runDueJobs(server.deps)
    expect(await lastAnswers(customer)).toEqual({})
    expect(await customer.browser.status('listApplications')).toBe(401)
    const [row] = await storedApplications(server, { app_id: appId })
    expect(row).toMatchObject({ status: 'rejected', additional_info_enc: null })
  })
})
