import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LenderApplication } from '#server/adapters/lenders/lender-gateway.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { storedApplications } from '#tests/builders/application.ts'
import { untyped } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import {
  apply,
  APPLY_CONSENTS,
  ASKING_LENDER,
  bodyOf,
  getOffers,
  letTimePass,
  listApplications,
  PLAIN_LENDER,
  readToApply,
  startCustomer,
  someText,
  textLike,
} from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const dataOf = (answer: Parameters<typeof bodyOf>[0]) => bodyOf<{ data: Application }>(answer).data

describe.each(engines())('apply on %s', (engine) => {
  let server: TestServer
  let sent: { application: LenderApplication; key: string }[]
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    const { lenders } = server.deps
    const submit = lenders.submit.bind(lenders)
    server.deps.lenders = {
      ...lenders,
      submit: (application, key, onTry) => {
        sent.push({ application, key })
        return submit(application, key, onTry)
      },
    }
  })
  beforeEach(async () => {
    await server.reset()
    sent = []
  })
  afterAll(() => server.close())

  it('sends the application once, keeps the consents and the offer, and follows it to its end', async () => {
    const customer = await startCustomer(server)
    const shown = (await getOffers(customer)).matched.find((each) => each.lender_id === PLAIN_LENDER)
    const application = dataOf(await apply(customer))
    expect(application).toMatchObject({
      app_id: customer.appId,
      reference: textLike(/^CL-\d+$/),
      status: 'received',
      lender_id: PLAIN_LENDER,
      lender_name: 'Teak Capital',
      amount: shown?.amount,
      next_step: { kind: 'handover' },
    })
    expect(application.history.map((each) => [each.status, each.source])).toEqual([
      ['draft', 'customer'],
      ['submitted', 'customer'],
      ['received', 'lender'],
    ])
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      key: customer.appId,
      application: {
        lender_slug: 'teak-capital',
        customer: { pan: 'HIGPQ4321A', birth_date: '14-08-1990', phone: '9876543210' },
      },
    })
    const { data: consents } = await customer.browser.call('listConsents')
    expect(consents.map((each) => each.purpose).toSorted()).toEqual([
      'bureau_check',
      'kfs_read',
      'privacy_notice',
      'share_with_lender',
    ])
    expect(consents.find((each) => each.purpose === 'share_with_lender')).toMatchObject({
      lender_id: PLAIN_LENDER,
      app_id: customer.appId,
    })

    expect(await customer.browser.call('handOver', { params: { appId: customer.appId } })).toEqual({
      url: `/user/lender-submit?app=${customer.appId}`,
      sandbox: true,
    })
    await letTimePass(server, 90)
    const [end] = await listApplications(customer)
    expect(end?.history.map((each) => each.status)).toEqual([
      'draft',
      'submitted',
      'received',
      'received',
      'in_review',
      'approved',
      'agreement_signed',
      'disbursed',
    ])
    expect(end).toMatchObject({ status: 'disbursed', next_step: { kind: 'none' } })
  })

  it.each([
    ['with an Idempotency-Key', { 'idempotency-key': 'key-1' }],
    ['without one', {}],
  ])('twenty identical applies at once %s are one application with one answer', async (_, headers) => {
    const customer = await startCustomer(server)
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(customer, PLAIN_LENDER, headers)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: answers[0]?.body })
    await letTimePass(server, 20)
    expect((await apply(customer, PLAIN_LENDER, headers)).body).toEqual(answers[0]?.body)
    expect(await storedApplications(server)).toHaveLength(1)
    expect(new Set(sent.map((each) => each.key)).size).toBe(1)
    expect(sent).toHaveLength(1)
  })

  it('a second lender of the same list gets an application of its own, once', async () => {
    const customer = await startCustomer(server)
    await apply(customer)
    const others = await Promise.all(Array.from({ length: 8 }, () => apply(customer, 18)))
    expect(new Set(others.map((each) => dataOf(each).app_id)).size).toBe(1)
    expect((await listApplications(customer)).map((each) => each.lender_id).toSorted()).toEqual([PLAIN_LENDER, 18])
  })

  it('races of different lenders and of drafts lose nothing', async () => {
    const customer = await startCustomer(server)
    const drafts = await Promise.all(
      Array.from({ length: 8 }, () =>
        customer.browser.answer('createApplication', { body: { product_type: 'Personal Loans' } }),
      ),
    )
    expect(new Set(drafts.map((each) => bodyOf<{ app_id: string }>(each).app_id))).toEqual(new Set([customer.appId]))
    const answers = await Promise.all([PLAIN_LENDER, 18, PLAIN_LENDER, 18].map((lender) => apply(customer, lender)))
    expect(answers.map((each) => dataOf(each).lender_id)).toEqual([PLAIN_LENDER, 18, PLAIN_LENDER, 18])
    expect(await storedApplications(server)).toHaveLength(2)
  })

  it('a rejection at once is not applied for again, and a new list to a lender under way is refused', async () => {
    server.deps.lenders.controls?.behave(18, 'reject')
    const customer = await startCustomer(server)
    const answers = await Promise.all(Array.from({ length: 5 }, () => apply(customer, 18)))
    expect(new Set(answers.map((each) => dataOf(each).status))).toEqual(new Set(['rejected']))
    expect(sent).toHaveLength(1)
    server.deps.lenders.controls?.behave(null, 'ok')
    const fresh = await customer.browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
    expect(fresh.app_id).not.toBe(customer.appId)
    expect(dataOf(await apply({ ...customer, appId: fresh.app_id }, PLAIN_LENDER)).status).toBe('received')
    const third = await customer.browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
    const again = await apply({ ...customer, appId: third.app_id }, PLAIN_LENDER)
    expect([again.status, (again.body as { code: string }).code]).toEqual([409, 'conflict'])
  })

  it('what was taken back can be applied for again from the same list, and is another application', async () => {
    const customer = await startCustomer(server)
    const first = dataOf(await apply(customer, PLAIN_LENDER, { 'idempotency-key': 'first' }))
    await customer.browser.call('withdrawApplication', { params: { appId: first.app_id } })
    await letTimePass(server, 20)
    expect(dataOf(await apply(customer, PLAIN_LENDER, { 'idempotency-key': 'first' })).app_id).toBe(first.app_id)
    expect(sent).toHaveLength(1)
    const second = dataOf(await apply(customer, PLAIN_LENDER, { 'idempotency-key': 'second' }))
    expect(second).toMatchObject({ lender_id: PLAIN_LENDER, status: 'received' })
    expect(second.app_id).not.toBe(first.app_id)
    expect(sent).toHaveLength(2)
    const { status } = await apply(customer, PLAIN_LENDER, { 'idempotency-key': 'third' })
    expect(status).toBe(409)
    expect((await listApplications(customer)).map((each) => each.status).toSorted()).toEqual(['received', 'withdrawn'])
  })

  it('needs each consent in the version shown now', async () => {
    const customer = await startCustomer(server)
    const { browser, appId } = customer
    const read = await readToApply(browser, appId, PLAIN_LENDER)
    const call = (consents: unknown) =>
      browser.answer('applyToLender', { params: { appId }, body: untyped({ ...read, consents }) })
    for (const purpose of ['kfs_read', 'share_with_lender', 'bureau_check']) {
      const { status, body } = await call(APPLY_CONSENTS.filter((each) => each.purpose !== purpose))
      expect(status).toBe(422)
      expect(body).toMatchObject({ code: 'consent_missing', errors: { [purpose]: someText } })
    }
    const old = await call(APPLY_CONSENTS.map((each) => ({ ...each, version: '2020-01-01' })))
    expect(old.status).toBe(422)
    expect(sent).toEqual([])
    expect((await call(APPLY_CONSENTS)).status).toBe(200)
  })

  it('needs what the lender receives: offers do without some of it, an application does not', async () => {
    const customer = await startCustomer(server)
    const { browser, appId, userId } = customer
    const read = await readToApply(browser, appId, PLAIN_LENDER)
    await browser.call('updateUser', { params: { id: userId }, body: { gender: '', employer_name: '' } })
    const { lender_id, amount, tenure_months } = (await getOffers(customer)).matched.find(
      (offer) => offer.lender_id === PLAIN_LENDER,
    ) ?? { lender_id: 0, amount: 0, tenure_months: 0 }
    const kfs = { params: { appId, lenderId: lender_id }, query: { amount, tenure: tenure_months } }
    expect((await browser.call('getKfs', kfs)).missing).toEqual(['gender', 'employer_name'])
    const refused = await browser.answer('applyToLender', { params: { appId }, body: read })
    expect(refused).toMatchObject({ status: 409, body: { code: 'profile_incomplete' } })
    expect(Object.keys((refused.body as { errors: object }).errors)).toEqual(['gender', 'employer_name'])
    expect(sent).toEqual([])
    await browser.call('updateUser', { params: { id: userId }, body: { gender: 2, employer_name: 'Blue Lotus' } })
    expect((await browser.call('getKfs', kfs)).missing).toEqual([])
    expect((await browser.answer('applyToLender', { params: { appId }, body: read })).status).toBe(200)
  })

  it('refuses an offer that is not there, a used key and a foreign product', async () => {
    const customer = await startCustomer(server)
    for (const lender of [10, 999]) {
      const { status, body } = await apply(customer, lender)
      expect([status, (body as { code: string }).code]).toEqual([409, 'offer_unavailable'])
    }
    await apply(customer, PLAIN_LENDER, { 'idempotency-key': 'k' })
    expect((await apply(customer, 18, { 'idempotency-key': 'k' })).status).toBe(409)
    expect((await apply(customer, 18, { 'idempotency-key': 'a b' })).status).toBe(400)
  })

  it('asks what the lender still wants, then sends once', async () => {
    const customer = await startCustomer(server)
    const waiting = dataOf(await apply(customer, ASKING_LENDER))
    expect(waiting).toMatchObject({
      status: 'submitted',
      next_step: { kind: 'additional_info', fields: ['loan_purpose'] },
    })
    await runDueJobs(server.deps)
    expect(sent).toEqual([])
    for (const answers of [{}, { loan_purpose: 99 }, { loan_purpose: 1, ifsc: 'HDFC0001234' }]) {
      const { status } = await customer.browser.refusal('answerLender', {
        params: { appId: customer.appId },
        body: { answers },
      })
      expect(status).toBe(422)
    }
    const answered = await Promise.all(
      Array.from({ length: 5 }, () =>
        customer.browser.answer('answerLender', {
          params: { appId: customer.appId },
          body: { answers: { loan_purpose: 3 } },
        }),
      ),
    )
    expect(new Set(answered.map((each) => each.status))).toEqual(new Set([200]))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.application.additional_info).toEqual({ loan_purpose: 3 })
    expect((await listApplications(customer))[0]?.status).toBe('received')
  })

  /** Takes the consent to share with the lender back, as the privacy centre does. */
  async function withdrawSharing({ browser }: Customer): Promise<() => Promise<number>> {
    const { data } = await browser.call('listConsents')
    const share = data.find((each) => each.purpose === 'share_with_lender')
    const call = () => browser.status('withdrawConsent', { body: untyped({ consent_id: share?.consent_id }) })
    expect(await call()).toBe(200)
    return call
  }

  it('is taken back while it waits for a lender that is down, and is never sent when the lender is back', async () => {
    server.deps.lenders.controls?.behave(PLAIN_LENDER, 'down')
    const customer = await startCustomer(server)
    expect(dataOf(await apply(customer)).status).toBe('queued')
    const tries = sent.length
    await withdrawSharing(customer)
    server.deps.lenders.controls?.behave(null, 'ok')
    await letTimePass(server, 600, 60)
    expect(sent).toHaveLength(tries)
    const [application] = await listApplications(customer)
    expect(application?.history.map(({ status, note }) => (status === 'withdrawn' ? note : status))).toEqual([
      'draft',
      'submitted',
      'queued',
      // A lender that is down may have it all the same: it is told to stop.
      'consent_withdrawn',
      'cancel_asked',
      'cancel_confirmed',
    ])
  })

  it('is taken back while undecided, together with the consent to share', async () => {
    const customer = await startCustomer(server)
    await apply(customer, ASKING_LENDER)
    const again = await withdrawSharing(customer)
    expect(await again()).toBe(404)
    expect((await listApplications(customer))[0]?.status).toBe('withdrawn')

    const fresh = await customer.browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
    const next = { ...customer, appId: fresh.app_id }
    bodyOf(await apply(next))
    await letTimePass(server, 20)
    // An approved offer is declined.
    expect((await listApplications(customer))[0]?.status).toBe('approved')
    expect(await customer.browser.status('withdrawApplication', { params: { appId: next.appId } })).toBe(200)
    expect((await listApplications(customer))[0]?.status).toBe('withdrawn')
  })
})
