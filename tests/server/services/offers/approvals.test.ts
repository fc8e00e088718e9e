import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { removeScores } from '#server/db/repositories/profile/credit-scores.ts'
import { queueRegularJobs } from '#server/jobs/regular-jobs.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { countAllDecisions } from '#server/services/offers/count-all-decisions.ts'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { startOfIstDay } from '#src/contract/rules/calendar.ts'
import { hours } from '#src/contract/rules/time.ts'
import { changeApplications, storedOfferLists } from '#tests/builders/application.ts'
import { storedLenders } from '#tests/builders/catalogue.ts'
import { changeCustomers, storedCustomers } from '#tests/builders/customer.ts'
import { makeDecisions, storedDecisionCounts } from '#tests/builders/decisions.ts'
import { storedJobs } from '#tests/builders/log.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { getOffers, given, PLAIN_LENDER, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const LENDER = { lender_id: PLAIN_LENDER }
/** Those of whoever opens a page here, without a score. */
const LIKE_MINE = { credit_score: 'not_checked', monthly_income: 85_000, employment: 'salaried' } as const
const ALIKE = { ...LENDER, applicant: LIKE_MINE, amount: 100_000 }

describe.each(engines())('what lenders decided of similar applications, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const approvalsOf = (offers: readonly MatchedOffer[], lenderId = PLAIN_LENDER) =>
    offers.find(({ lender_id }) => lender_id === lenderId)?.approvals
  const told = async (customer: Customer) => approvalsOf((await getOffers(customer)).matched)
  const counted = async (customer: Customer) => {
    await countAllDecisions(server.deps)
    return told(customer)
  }

  it('is told from fifty decisions on, of that lender alone, and moves nothing', async () => {
    const customer = await startCustomer(server)
    const before = await getOffers(customer)
    await makeDecisions(server, { ...ALIKE, approved: 30, rejected: 19 })
    expect(await counted(customer)).toBeUndefined()
    expect(await storedDecisionCounts(server)).toEqual([])
    await makeDecisions(server, { ...ALIKE, rejected: 1 })
    expect(await counted(customer)).toEqual({ decided: 50, approved: 30, alike: 4 })
    const after = await getOffers(customer)
    expect(after.matched.filter(({ approvals }) => approvals)).toHaveLength(1)
    expect(after.matched.map((offer) => ({ ...offer, approvals: undefined }))).toEqual(before.matched)
    // The list can still be made again: what was decided is no part of it.
    const { data } = await customer.browser.call('replayOffers', { params: { appId: customer.appId } })
    expect(new Set(data.map(({ outcome }) => outcome))).toEqual(new Set(['same']))
  })

  it('falls back on what is less alike, and on all that the lender decided', async () => {
    const customer = await startCustomer(server)
    await makeDecisions(server, { ...ALIKE, approved: 20, rejected: 10 })
    await makeDecisions(server, { ...ALIKE, applicant: { ...LIKE_MINE, employment: 'business' }, approved: 25 })
    expect(await counted(customer)).toEqual({ decided: 55, approved: 45, alike: 2 })
    await makeDecisions(server, { ...LENDER, rejected: 60 })
    await customer.browser.call('giveConsent', { body: given('credit_score')[0] })
    expect(await counted(customer)).toEqual({ decided: 115, approved: 45, alike: 0 })
  })

  it('counts what the lender decided: an approval that the customer let go, and no withdrawal before', async () => {
    const customer = await startCustomer(server)
    await makeDecisions(server, { ...ALIKE, approved: 50, facts: { status: 'withdrawn' } })
    expect(await counted(customer)).toMatchObject({ decided: 50, approved: 50 })
    await makeDecisions(server, { ...ALIKE, rejected: 50, facts: { status: 'withdrawn', rejected_at: null } })
    await makeDecisions(server, { ...ALIKE, rejected: 50, facts: { status: 'expired', rejected_at: null } })
    expect(await counted(customer)).toMatchObject({ decided: 50, approved: 50 })
    // Approved first, and refused in the end.
    await makeDecisions(server, { ...ALIKE, rejected: 5, facts: { approved_at: server.clock.now() } })
    expect(await counted(customer)).toMatchObject({ decided: 55, approved: 50 })
  })

  it('counts twelve months back, of the same product, and of many pages each application once', async () => {
    const customer = await startCustomer(server)
    await makeDecisions(server, { ...ALIKE, approved: 60, daysAgo: 370 })
    await makeDecisions(server, { ...ALIKE, approved: 60, facts: { product: 'Business Loans' } })
    expect(await counted(customer)).toBeUndefined()
    await makeDecisions(server, { ...ALIKE, approved: 700, rejected: 400, daysAgo: 360 })
    expect(await counted(customer)).toMatchObject({ decided: 1_100, approved: 700 })
  })

  it('forgets at the next count whose data was erased, and a score that was withdrawn', async () => {
    const customer = await startCustomer(server)
    await makeDecisions(server, { ...ALIKE, approved: 49 })
    const gone = await makeDecisions(server, { ...ALIKE, rejected: 3 })
    expect(await counted(customer)).toMatchObject({ decided: 52 })
    await changeCustomers(server, { user_id: gone }, { data_key: null })
    expect(await told(customer)).toMatchObject({ decided: 52 })
    expect(await counted(customer)).toBeUndefined()
    expect(await storedDecisionCounts(server)).toEqual([])
    const scored = { ...ALIKE, applicant: { ...LIKE_MINE, credit_score: 760 } }
    const hidden = await makeDecisions(server, { ...scored, rejected: 3 })
    expect(await counted(customer)).toMatchObject({ decided: 52, alike: 0 })
    const [owner] = await storedCustomers(server, { user_id: hidden })
    if (!owner) throw new Error('no customer')
    await removeScores(server.deps.db, server.deps.vault, owner)
    expect(await counted(customer)).toMatchObject({ decided: 52, alike: 4 })
  })

  it('knows nothing of name, gender, age, address, household, partner or language', async () => {
    // Half of one kind of people, all refused, and half of another, all approved: nobody can tell them apart here.
    await makeDecisions(server, {
      ...ALIKE,
      applicant: { ...LIKE_MINE, postal_code: '431001', birth_day: '1969-08-14', monthly_emi: 20_000 },
      rejected: 40,
      facts: { partner: 'other', channel: 'link', source: 'campaign' },
    })
    await makeDecisions(server, { ...ALIKE, approved: 40 })
    await countAllDecisions(server.deps)
    const customer = await startCustomer(server)
    const { browser, userId, appId } = customer
    const first = await told(customer)
    expect(first).toEqual({ decided: 80, approved: 40, alike: 4 })
    const others = [
      { first_name: 'Meera', last_name: 'Nair' },
      { gender: 1 },
      { birth_date: '14-08-1979' },
      { address1: '7 Other Lane', address2: 'Elsewhere', postal_code: '110001', residence_type: 3 },
      { employer_name: 'Another Company', officepincode: '560002', salary_mode: 3, educational_level: 1 },
      { emi: 0 },
    ]
    for (const change of others) {
      await browser.call('updateUser', { params: { id: userId }, body: change })
      expect(await told(customer), JSON.stringify(change)).toEqual(first)
    }
    await changeCustomers(server, { user_id: userId }, { partner: 'other', language: 'hi' })
    await changeApplications(server, { app_id: appId }, { partner: 'other' })
    expect(await told(customer)).toEqual(first)
    // What is compared does change it.
    await browser.call('updateUser', { params: { id: userId }, body: { monthly_income: 30_000 } })
    expect(await told(customer)).not.toEqual(first)
  })

  it('is counted every night, lender by lender, and queues the next night', async () => {
    await makeDecisions(server, { ...ALIKE, approved: 50 })
    await queueRegularJobs(server.deps)
    server.clock.set(new Date(startOfIstDay('2026-12-05').getTime() + hours(4)))
    await queueRegularJobs(server.deps)
    await runDueJobs(server.deps)
    expect((await storedDecisionCounts(server)).map(({ cell }) => cell)).toEqual([
      '',
      'not_checked',
      'not_checked/0',
      'not_checked/0/salaried',
      'not_checked/0/salaried/50000',
    ])
    const jobs = (await storedJobs(server)).filter(({ kind }) => kind === 'count_decisions')
    const lenders = await storedLenders(server)
    expect(jobs.filter(({ payload }) => payload['day'] === '2026-12-05')).toHaveLength(lenders.length + 1)
    expect(jobs.filter(({ payload }) => payload['day'] === '2026-12-06')).toHaveLength(1)
  })

  it('is no part of the receipt of a list', async () => {
    await makeDecisions(server, { ...ALIKE, approved: 50 })
    await countAllDecisions(server.deps)
    const customer = await startCustomer(server)
    await getOffers(customer)
    const [receipt] = await storedOfferLists(server, { app_id: customer.appId })
    expect(receipt).toBeDefined()
    expect(JSON.stringify(receipt)).not.toMatch(/approvals|decided/)
  })
})
