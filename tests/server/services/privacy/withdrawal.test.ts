import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openInputs } from '#server/db/repositories/offers/offer-lists.ts'
import { sealScore } from '#server/db/repositories/profile/credit-scores.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'
import { changeApplications, storedApplications, storedOfferLists } from '#tests/builders/application.ts'
import { storedConsents, storedCustomers } from '#tests/builders/customer.ts'
import { untyped } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, getOffers, given, listApplications, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

/** It has a code of its own, and a page to finish at. */
const INDIALENDS = 9

describe.each(engines())('a consent withdrawn on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const agreeToScore = ({ browser }: Customer) => browser.call('giveConsent', { body: given('credit_score')[0] })
  const withdraw = async ({ browser, userId }: Customer, purpose: ConsentPurpose) => {
    const rows = await storedConsents(server, { user_id: userId })
    const row = rows.findLast((each) => each.purpose === purpose)
    return browser.answer('withdrawConsent', { body: untyped({ consent_id: row?.consent_id }) })
  }
  const myData = async ({ browser }: Customer) => (await browser.call('exportMyData')).data
  const keyOf = async ({ userId }: Customer) => {
    const [row] = await storedCustomers(server, { user_id: userId })
    if (!row?.data_key) throw new Error('the customer has no key')
    return row.data_key
  }
  const openReceipts = async () => {
    const keys = new Map((await storedCustomers(server)).map(({ user_id, data_key }) => [user_id, data_key]))
    const lists = await storedOfferLists(server)
    return lists.map((list) => openInputs(server.deps.vault, keys.get(list.user_id) ?? null, list.inputs_enc))
  }
  const pass = (minutes: number) => server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000))
  const put = (appId: string, status: ApplicationStatus) => changeApplications(server, { app_id: appId }, { status })

  describe('for the score', () => {
    it('takes it out of offers, applications, receipts and the customer’s own copy; what comes later has none', async () => {
      const customer = await startCustomer(server)
      const blind = await getOffers(customer)
      await agreeToScore(customer)
      expect((await getOffers(customer)).matched).not.toEqual(blind.matched)
      pass(1)
      expect(JSON.stringify(await myData(customer))).toContain('820')
      bodyOf(await withdraw(customer, 'credit_score'))
      expect((await getOffers(customer)).matched).toEqual(blind.matched)
      bodyOf(await apply(customer, INDIALENDS))
      bodyOf(await apply(customer))
      const rows = await storedApplications(server)
      expect(rows).toHaveLength(2)
      expect(rows.map(({ bureau_score_enc }) => bureau_score_enc)).toEqual([null, null])
      const receipts = await openReceipts()
      expect(receipts.map((inputs) => inputs?.applicant.credit_score)).toEqual(receipts.map(() => 'not_checked'))
      expect(receipts.map((inputs) => inputs?.score_withdrawn === true)).toEqual([false, true, false])
      const copy = await myData(customer)
      expect(copy.applications.map(({ credit_score }) => credit_score)).toEqual([null, null])
      // As a number by itself: an instant may end in the same digits.
      expect(JSON.stringify(copy)).not.toMatch(/(?<!\.)\b820\b/)
    })

    it('is not brought back by an answer of the bureau that was on its way', async () => {
      const customer = await startCustomer(server)
      await agreeToScore(customer)
      const { bureau } = server.deps
      server.deps.bureau = {
        ...bureau,
        score: async (person) => {
          bodyOf(await withdraw(customer, 'credit_score'))
          return bureau.score(person)
        },
      }
      const offers = await getOffers(customer).finally(() => {
        server.deps.bureau = bureau
      })
      expect(offers.matched).toEqual((await getOffers(customer)).matched)
      expect((await storedApplications(server))[0]?.bureau_score_enc).toBeNull()
    })

    it('is asked for anew under a new consent: what was fetched before is nobody’s', async () => {
      const customer = await startCustomer(server)
      await agreeToScore(customer)
      await getOffers(customer)
      // A copy that an older version left behind.
      bodyOf(await withdraw(customer, 'credit_score'))
      const key = await keyOf(customer)
      await changeApplications(server, {}, { bureau_score_enc: sealScore(server.deps.vault, key, 300) })
      expect((await myData(customer)).applications[0]?.credit_score).toBeNull()
      pass(1)
      await agreeToScore(customer)
      expect((await myData(customer)).applications[0]?.credit_score).toBeNull()
      await getOffers(customer)
      expect((await myData(customer)).applications[0]?.credit_score).toBe(820)
    })
  })

  it.each(['privacy_notice', 'kfs_read'] as const)('is refused for %s, which is kept as proof', async (purpose) => {
    const customer = await startCustomer(server)
    bodyOf(await apply(customer))
    const answer = await withdraw(customer, purpose)
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(JSON.stringify(answer.body)).toContain('kept as proof')
    const rows = await storedConsents(server, { purpose })
    expect(rows.map(({ withdrawn_at }) => withdrawn_at)).toEqual(rows.map(() => null))
    expect((await listApplications(customer))[0]?.status).toBe('received')
  })

  describe.each(['share_with_lender', 'bureau_check'] as const)('for an application (%s)', (purpose) => {
    const stoppedAt = async (status: ApplicationStatus) => {
      const customer = await startCustomer(server)
      const { data } = bodyOf<{ data: { app_id: string } }>(await apply(customer, INDIALENDS))
      await put(data.app_id, status)
      bodyOf(await withdraw(customer, purpose))
      return { customer, params: { appId: data.app_id } }
    }

    it.each(['queued', 'received', 'documents_needed', 'in_review'] as const)(
      'takes it back while it is %s; no code, no way on, no reminder, no submission',
      async (status) => {
        const { customer, params } = await stoppedAt(status)
        const [application] = await listApplications(customer)
        expect(application).toMatchObject({ status: 'withdrawn', next_step: { kind: 'none' } })
        expect(application?.history.slice(-2).map(({ note }) => note)).toEqual(['consent_withdrawn', 'cancel_asked'])
        for (const call of ['sendLenderOtp', 'handOver', 'nudgeApplication'] as const)
          expect(await customer.browser.status(call, { params })).toBe(409)
      },
    )

    it.each(['approved', 'agreement_signed'] as const)(
      'leaves it %s, which is the lender’s to end, and does nothing more for it',
      async (status) => {
        const { customer, params } = await stoppedAt(status)
        const [application] = await listApplications(customer)
        expect(application).toMatchObject({ status, next_step: { kind: 'none' } })
        expect(application?.history.slice(-2).map(({ note }) => note)).toEqual(['consent_withdrawn', 'cancel_asked'])
        for (const call of ['sendLenderOtp', 'handOver', 'nudgeApplication'] as const)
          expect(await customer.browser.status(call, { params })).toBe(409)
      },
    )
  })
})
