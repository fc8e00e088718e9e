import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createApplicationRow,
  createEvent,
  updateApplication,
} from '#server/db/repositories/applications/applications.ts'
import { countFactRows } from '#server/db/repositories/figures/fact-rows.ts'
import { listFigures } from '#server/db/repositories/figures/figures.ts'
import type { FigureAsk } from '#server/db/repositories/figures/figures.ts'
import { createOfferList } from '#server/db/repositories/offers/offer-lists.ts'
import { createLenderCalls } from '#server/db/repositories/reports/lender-calls.ts'
import { createMessageReceipt } from '#server/db/repositories/reports/message-receipts.ts'
import { createChance } from '#server/seed/demo/invent-customer.ts'
import { checkSums } from '#server/services/figures/check-sums.ts'
import { makeSums } from '#server/services/figures/make-sums.ts'
import { canMove, APPLICATION_STATUSES } from '#src/contract/entities/applications/application-status.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import { COUNT_KEYS, COUNTS, FOLLOWED_DAYS } from '#src/contract/entities/figures/metrics.ts'
import type { CountKey } from '#src/contract/entities/figures/metrics.ts'
import { addDays, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { days, minutes } from '#src/contract/rules/time.ts'
import { changeApplicationFacts, storedApplicationFacts, storedVisitFacts } from '#tests/builders/application.ts'
import { storedLenders } from '#tests/builders/catalogue.ts'
import { addCustomers } from '#tests/builders/customer.ts'
import { makeLead, removeLeads } from '#tests/builders/lead.ts'
import {
  changeRollupDay,
  removeFigureAlarms,
  storedFigureAlarms,
  storedRollupDay,
  storedRollupMarks,
} from '#tests/builders/log.ts'
import { addPartners } from '#tests/builders/partner.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const NOW = new Date('2026-10-20T06:00:00Z')
const PRODUCTS = ['Personal Loans', 'Gold Loans'] as const
const FAMILIES = [...new Set(Object.values(COUNTS))]

interface Story {
  app_id: string
  journey: string
  product: string
  lender: number
  began: Date
  lists: { at: Date; matched: boolean }[]
  events: { status: ApplicationStatus; at: Date }[]
  asked: number
}

describe.each(bothEngines())('facts and sums by day, on %s', (engine) => {
  let server: TestServer
  let lenderIds: number[]
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.reset()
    server.clock.set(NOW)
    lenderIds = (await storedLenders(server)).slice(0, 3).map(({ lender_id }) => lender_id)
  })

  const place = async (story: Story, number: number) => {
    const { db } = server.deps
    const customer = await addCustomers(server, { partner: 'cl' })
    const user = customer.user_id
    await createApplicationRow(db, {
      app_id: story.app_id,
      origin_app_id: story.journey,
      user_id: user,
      product_type: story.product,
      reference: `CL-${900_000 + number}`,
      partner: 'cl',
      status: 'draft',
      created_at: story.began,
    })
    for (const { at, matched } of story.lists)
      await createOfferList(db, {
        app_id: story.app_id,
        user_id: user,
        product_type: story.product,
        method_version: '1',
        shown: matched ? [1] : [],
        created_at: at,
      })
    for (const { status, at } of story.events) {
      await createEvent(db, { app_id: story.app_id, status, source: 'lender', at })
      const amount = toPaise(story.asked)
      await updateApplication(db, story.app_id, {
        status,
        ...(status !== 'draft' && { amount, lender_id: story.lender }),
        ...(status === 'disbursed' && { disbursed_amount: amount }),
      })
    }
  }

  const ask = (keys: readonly CountKey[], more: Partial<FigureAsk> = {}): FigureAsk => ({
    keys,
    range: { from: '2026-01-01', to: '2026-10-20' },
    filters: {},
    by: [],
    today: istDay(NOW),
    ...more,
  })
  const read = async (more: Partial<FigureAsk> = {}) => {
    const rows = await Promise.all(FAMILIES.map((family) => listFigures(server.deps.db, family, ask(COUNT_KEYS, more))))
    return Object.fromEntries(rows.flat().map(({ key, of, n, paise }) => [[key, ...of].join(' '), [n, paise]]))
  }

  it('come to what the events come to, whatever happened, before and after they are made', async () => {
    const stories = inventStories(createChance(20_261_020), lenderIds)
    for (const [number, story] of stories.entries()) await place(story, number)
    const wanted = countByHand(stories)
    expect(Object.keys(wanted).length).toBeGreaterThan(60)
    expect(await read({ by: ['day', 'lender'] })).toEqual(wanted)
    // Everything is read from the facts as yet; now all but today is read from the sums.
    while ((await storedRollupMarks(server)).some(({ day }) => day < istDay(NOW))) await makeSums(server.deps)
    expect((await storedRollupDay(server)).length).toBeGreaterThan(100)
    expect(await read({ by: ['day', 'lender'] })).toEqual(wanted)
    for (const key of COUNT_KEYS.filter((each) => COUNTS[each] !== 'visit'))
      for (const product of PRODUCTS) {
        const range = { from: '2026-06-01', to: '2026-10-19' }
        const figure = (await listFigures(server.deps.db, COUNTS[key], ask([key], { range, filters: { product } })))[0]
        expect([
          key,
          product,
          await countFactRows(server.deps.db, { key, range, filters: { product } }, 10_000),
        ]).toEqual([key, product, figure?.n ?? 0])
      }
  })

  const sent = (at: Date, more: Partial<Story> = {}): Story => ({
    app_id: 'app_1',
    journey: 'app_1',
    product: 'Personal Loans',
    lender: lenderIds[0] ?? 0,
    began: at,
    lists: [],
    events: [{ status: 'submitted', at }],
    asked: 1_000,
    ...more,
  })

  it('what has no facts yet is written with whence it came, and keeps it', async () => {
    const { db } = server.deps
    const partner = await addPartners(server, { name: 'A shop', code: 'shop', merchant_id: 'M-2001' })
    const customer = await addCustomers(server, { partner: 'cl' })
    const { user_id } = customer
    const touched = new Date('2026-10-01T06:00:00Z')
    const held_until = new Date('2026-12-01T06:00:00Z')
    const lead = { product_type: PRODUCTS[0], status: 'new', at: touched, held_until } as const
    await makeLead(server, { ...lead, partner_id: partner.partner_id, user_id })
    await createApplicationRow(db, {
      app_id: 'app_1',
      origin_app_id: 'app_1',
      user_id,
      product_type: PRODUCTS[0],
      reference: 'CL-1',
      partner: 'cl',
      status: 'draft',
      created_at: new Date('2026-10-02T06:00:00Z'),
    })
    const whence = async () => {
      const [fact] = await storedApplicationFacts(server)
      return [fact?.partner, fact?.channel, fact?.status]
    }
    expect(await whence()).toEqual([undefined, undefined, undefined])
    await updateApplication(db, 'app_1', { status: 'submitted' })
    expect(await whence()).toEqual(['shop', 'link', 'submitted'])
    await removeLeads(server)
    await updateApplication(db, 'app_1', { status: 'received' })
    expect(await whence()).toEqual(['shop', 'link', 'received'])
  })

  it('a day begins at midnight in India', async () => {
    await place(sent(istInstant('2026-09-30', '23:59:59'), { app_id: 'a', journey: 'a' }), 1)
    await place(sent(istInstant('2026-10-01', '00:00:00'), { app_id: 'b', journey: 'b' }), 2)
    const both = { 'app_submitted 2026-09-30': [1, 100_000], 'app_submitted 2026-10-01': [1, 100_000] }
    expect(await read({ by: ['day'] })).toMatchObject(both)
    await makeSums(server.deps)
    expect(await read({ by: ['day'] })).toMatchObject(both)
    const september = { from: '2026-09-01', to: '2026-09-30' }
    expect(await read({ range: september })).toMatchObject({ app_submitted: [1, 100_000] })
  })

  it('what comes late counts on its day at once, and what is taken back does not count any more', async () => {
    await place(sent(istInstant('2026-09-10', '12:00')), 1)
    await makeSums(server.deps)
    expect(await storedRollupMarks(server)).toHaveLength(0)
    const { db } = server.deps
    await createEvent(db, {
      app_id: 'app_1',
      status: 'approved',
      source: 'lender',
      at: istInstant('2026-09-12', '23:59:59'),
    })
    await updateApplication(db, 'app_1', { status: 'approved' })
    expect(await read({ by: ['day'] })).toMatchObject({
      'app_approved 2026-09-10': [1, 100_000],
      'event_approved 2026-09-12': [1, 100_000],
    })
    await makeSums(server.deps)
    await updateApplication(db, 'app_1', { status: 'in_review' })
    const after = await read({ by: ['day'] })
    expect(Object.keys(after).filter((key) => key.includes('approved'))).toEqual([])
    await makeSums(server.deps)
    expect(await read({ by: ['day'] })).toEqual(after)
  })

  it('a payout counts on the day that the lender names, and a loan that was given back not at all', async () => {
    const at = istInstant('2026-10-02', '10:00')
    await place(
      sent(at, {
        events: [
          { status: 'submitted', at },
          { status: 'approved', at },
          { status: 'disbursed', at: istInstant('2026-10-09', '10:00') },
        ],
      }),
      1,
    )
    await updateApplication(server.deps.db, 'app_1', { disbursed_on: '2026-10-05', disbursed_amount: toPaise(900) })
    expect(await read({ by: ['day'] })).toMatchObject({
      'event_disbursed 2026-10-05': [1, 90_000],
      'app_disbursed 2026-10-02': [1, 90_000],
    })
    await updateApplication(server.deps.db, 'app_1', { exit_answer: 'confirmed' })
    const keys = Object.keys(await read({ by: ['day'] }))
    expect(keys.filter((key) => key.includes('disbursed'))).toEqual([])
    expect(keys).toContain('app_approved 2026-10-02')
  })

  it('three days are reckoned anew every hour: what is wrong is found, told and made right', async () => {
    const { db } = server.deps
    await place(sent(istInstant('2026-10-19', '12:00')), 1)
    await makeSums(server.deps)
    await checkSums(server.deps, { hour: '2026-10-20T06' })
    expect(await storedFigureAlarms(server)).toHaveLength(0)
    await changeRollupDay(server, { metric: 'app_submitted', cut: 'product' }, { n: 7 })
    expect(await read()).toMatchObject({ app_submitted: [7, 100_000] })
    await checkSums(server.deps, { hour: '2026-10-20T07' })
    expect(await storedFigureAlarms(server)).toMatchObject([
      { family: 'application', day: '2026-10-19', sums: 1, facts: false },
    ])
    expect(await read()).toMatchObject({ app_submitted: [1, 100_000] })
    await makeSums(server.deps)
    // Whatever is told apart in parts is reckoned anew, too.
    const day = '2026-10-19'
    const noon = istInstant(day, '12:00')
    const receipt = { message_id: 'sms_1', template: 'otp', state: 'failed', sent_at: noon } as const
    await createMessageReceipt(db, receipt)
    await createLenderCalls(db, [
      { lender_id: 1, app_id: 'app_1', operation: 'submit', outcome: 'timeout', ms: 9_000, at: noon },
    ])
    await makeSums(server.deps)
    const parted = ['journey_stopped', 'code_sent', 'calls_made', 'calls_took', 'calls_given', 'calls_stuck']
    for (const metric of parted) {
      await removeFigureAlarms(server)
      await changeRollupDay(server, { metric }, { n: 7 })
      await checkSums(server.deps, { hour: '2026-10-20T07' })
      expect([metric, (await storedFigureAlarms(server)).map((each) => each.day)]).toEqual([metric, [day]])
      await makeSums(server.deps)
    }
    await removeFigureAlarms(server)
    await changeApplicationFacts(server, {}, { submitted_at: null })
    await checkSums(server.deps, { hour: '2026-10-20T08' })
    expect(await storedFigureAlarms(server, { facts: true })).toHaveLength(1)
    expect(await read()).toMatchObject({ app_submitted: [1, 100_000] })
  })

  it('a visit counts once, as far as it came, under the campaign that its address named', async () => {
    await server.signInCustomer()
    await server.browser().call('createProspect', { body: {} })
    const rows = await storedVisitFacts(server)
    expect(rows.filter(({ verified_at }) => verified_at !== null)).toHaveLength(1)
    expect(rows[0]).toMatchObject({ channel: 'direct', source: '' })
    expect(await read({ range: { from: istDay(NOW), to: istDay(NOW) } })).toMatchObject({
      visit_began: [rows.length, 0],
      visit_code: [1, 0],
      visit_verified: [1, 0],
    })
  })
})

/** Histories that the statuses allow, at any time of day, some a second from midnight, some siblings of one journey. */
function inventStories(chance: (below: number) => number, lenderIds: readonly number[]): Story[] {
  const later = (at: Date) => {
    const moved = new Date(at.getTime() + minutes(chance(60 * 24 * 40)))
    return chance(3) === 0 ? istInstant(istDay(moved), chance(2) === 0 ? '23:59:59' : '00:00:00') : moved
  }
  const notBefore = (at: Date, least: Date) => (at < least ? least : at)
  const nextLender = (lender = 0) => lenderIds[(lenderIds.indexOf(lender) + 1) % lenderIds.length] ?? 0
  const stories: Story[] = []
  for (let number = 0; number < 40; number += 1) {
    const before = stories.at(-1)
    const sibling =
      before !== undefined && before.events.length > 1 && before.journey === before.app_id && chance(4) === 0
    const began = sibling
      ? (before.events[1]?.at ?? before.began)
      : istInstant(addDays('2026-06-01', chance(130)), ['23:59:59', '00:00:00', '13:10:00'][chance(3)] ?? '00:00')
    let at = began
    const events: Story['events'] = sibling ? [] : [{ status: 'draft', at }]
    let status: ApplicationStatus = 'draft'
    if (chance(5) > 0 || sibling) {
      events.push({ status: 'submitted', at })
      status = 'submitted'
      for (let step = chance(6); step > 0; step -= 1) {
        const next = APPLICATION_STATUSES.filter((each) => canMove(status, each))
        const to: ApplicationStatus | undefined = next[chance(next.length)]
        if (to === undefined) break
        at = notBefore(later(at), at)
        if (at > NOW) break
        status = to
        events.push({ status, at })
      }
    }
    const lists = Array.from({ length: sibling ? 0 : chance(3) }, () => ({ at: began, matched: chance(3) > 0 }))
    const app_id = `app_${number}`
    stories.push({
      app_id,
      journey: sibling ? before.journey : app_id,
      began,
      lists,
      events,
      product: sibling ? before.product : (PRODUCTS[chance(2)] ?? 'Gold Loans'),
      // A list of offers names each lender once.
      lender: nextLender(sibling ? before.lender : lenderIds[chance(lenderIds.length)]),
      asked: 1_000 + chance(9_000),
    })
  }
  return stories
}

/** The definitions once more, in other words: by day and lender, from the stories alone. */
function countByHand(stories: readonly Story[]): Record<string, [number, number]> {
  const counted: Record<string, [number, number]> = {}
  const add = (key: CountKey, at: Date, lender: number, paise = 0) => {
    const name = `${key} ${istDay(at)} ${lender}`
    const [n, sum] = counted[name] ?? [0, 0]
    counted[name] = [n + 1, sum + paise]
  }
  const lastOf = ({ events }: Story): ApplicationStatus => events.at(-1)?.status ?? 'draft'
  const first = (story: Story, ...statuses: ApplicationStatus[]) =>
    story.events.find(({ status }) => statuses.includes(status))?.at
  const inTime = (at: Date | undefined, began: Date) =>
    at !== undefined && at.getTime() < began.getTime() + days(FOLLOWED_DAYS)
  for (const story of stories) {
    const submitted = first(story, 'submitted')
    const [received, approved, disbursed, rejected] = [
      first(story, 'received', 'documents_needed', 'in_review'),
      first(story, 'approved'),
      first(story, 'disbursed'),
      first(story, 'rejected'),
    ]
    const asked = story.asked * 100
    if (approved) add('event_approved', approved, story.lender, asked)
    if (disbursed) add('event_disbursed', disbursed, story.lender, asked)
    if (rejected) add('event_rejected', rejected, story.lender)
    if (submitted) {
      const is = (at: Date | undefined) => inTime(at, submitted)
      const level = is(disbursed) ? 3 : is(approved) ? 2 : is(received) ? 1 : 0
      add('app_submitted', submitted, story.lender, asked)
      if (level >= 1) add('app_received', submitted, story.lender)
      if (level >= 2) add('app_approved', submitted, story.lender, asked)
      if (level >= 3) add('app_disbursed', submitted, story.lender, lastOf(story) === 'disbursed' ? asked : 0)
      if (level >= 2 || is(rejected)) add('app_decided', submitted, story.lender)
      if (is(rejected)) add('app_rejected', submitted, story.lender)
      if (is(first(story, 'withdrawn'))) add('app_withdrawn', submitted, story.lender)
      if (is(first(story, 'expired'))) add('app_expired', submitted, story.lender)
    }
    if (story.journey !== story.app_id) continue
    const all = stories.filter(({ journey }) => journey === story.app_id)
    const any = (pick: (each: Story) => Date | undefined) => all.some((each) => inTime(pick(each), story.began))
    const level = [
      any(({ lists }) => lists[0]?.at),
      any(({ lists }) => lists.find(({ matched }) => matched)?.at),
      any((each) => first(each, 'submitted')),
      any((each) => first(each, 'approved')),
      any((each) => first(each, 'disbursed')),
    ].lastIndexOf(true)
    const keys = COUNT_KEYS.filter((key) => COUNTS[key] === 'journey')
    for (const [at, key] of keys.entries()) if (at <= level + 1) add(key, story.began, 0)
  }
  return counted
}
