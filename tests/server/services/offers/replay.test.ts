import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SWEEPS } from '#server/db/repositories/privacy/expired-rows.ts'
import { shownLines } from '#server/services/offers/public/shown-lines.ts'
import { replayOfferLists } from '#server/services/offers/replay-offer-lists.ts'
import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import { expiredBefore } from '#src/contract/retention.ts'
import { changeOfferLists, storedOfferLists } from '#tests/builders/application.ts'
import { addAnySlab, changeLenderVersions, seededLenders, storedLenderVersions } from '#tests/builders/catalogue.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { getOffers, given, PLAIN_LENDER, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const MINUTE = 60_000
const DAY = 1_440 * MINUTE
const REASON = 'Asked why CASHe stood first'

/** Small seeded random numbers: the same edits on every run. */
function dice(seed: number) {
  let state = seed
  return (count: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * count)
  }
}

describe.each(engines())('a list that is made again on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  let seeded: Awaited<ReturnType<typeof seededLenders>>
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    seeded = await seededLenders(server)
  })
  beforeEach(async () => {
    await server.reset()
    await seeded.putBack()
    for (const { lender_id } of seeded.rows) await addAnySlab(server, lender_id)
    server.deps.limits.profile = 'relaxed'
    admin = (await server.signInAdmin(1)).browser
  })
  afterAll(() => server.close())

  const replays = async ({ browser, appId }: Customer) =>
    (await browser.call('replayOffers', { params: { appId } })).data
  const edit = (lender_id: number, property: string, value: unknown) =>
    admin.status('updateLender', { body: untyped({ lender_id, property, value }) })
  const versions = async () => (await storedLenderVersions(server)).length
  const laterBy = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms))
  const scored = async () => {
    const customer = await startCustomer(server)
    await customer.browser.call('giveConsent', { body: given('credit_score')[0] })
    return customer
  }

  it('is the same, whatever is edited, switched, published, deleted or brought back meanwhile', async () => {
    const roll = dice(7)
    const customer = await scored()
    const shown: OffersAnswer[] = []
    for (let round = 0; round < 6; round += 1) {
      shown.unshift(await getOffers(customer, { amount: 50_000 + roll(9) * 25_000, tenure: 12 + roll(4) * 6 }))
      const taken = await Promise.all(Array.from({ length: 8 }, () => randomEdit(roll)))
      expect(taken.filter((status) => status === 200).length).toBeGreaterThan(0)
      laterBy(MINUTE)
    }
    const again = await replays(customer)
    expect(again.map(({ outcome, reasons }) => [outcome, reasons])).toEqual(shown.map(() => ['same', []]))
    expect(
      again.map(({ lenders: all }) => all.filter(({ place }) => place !== null).map((each) => each.lender_id)),
    ).toEqual(shown.map(({ matched }) => matched.map(({ lender_id }) => lender_id)))
    // What was edited did move the lists: the receipts are not all alike.
    expect(
      new Set(shown.map(({ matched }) => JSON.stringify(matched.map(({ lender_id, apr }) => [lender_id, apr])))).size,
    ).toBeGreaterThan(1)
  })

  async function randomEdit(roll: (count: number) => number): Promise<number> {
    const row = seeded.rows[roll(seeded.rows.length)]
    if (!row) throw new Error('no lenders')
    const { lender_id } = row
    const wanted: [string, unknown][] = [
      ['rate_min', 8 + roll(6)],
      ['rate_max', 25 + roll(10)],
      ['processing_fee_pct', roll(6) / 2],
      ['min_income', 10_000 + roll(12) * 10_000],
      ['max_age', 40 + roll(30)],
      ['priority', roll(50)],
      ['name', `${row.name} ${roll(1000)}`],
      ['cooling_off_days', 1 + roll(5)],
      ['lender_status', roll(2)],
    ]
    switch (roll(4)) {
      case 0: {
        const changes = { min_loan_amount: 10_000 + roll(9) * 1_000 }
        const draft = await admin.answer('createCriteriaDraft', { body: { lender_id, changes } })
        if (draft.status !== 200) return draft.status
        const { draft_id } = draft.body as { draft_id: number }
        return await admin.status('publishCriteriaDraft', { params: { id: draft_id } })
      }
      case 1: {
        const gone = await admin.answer('removeLender', { body: { lender_id } })
        return roll(2) === 0 ? gone.status : await admin.status('restoreLender', { params: { lenderId: lender_id } })
      }
      default: {
        const [property, value] = wanted[roll(wanted.length)] ?? ['priority', 1]
        return await edit(lender_id, property, value)
      }
    }
  }

  it('is compared to the byte, with the names of the lenders whose line differs', async () => {
    const customer = await startCustomer(server)
    const { matched } = await getOffers(customer)
    const first = matched[0]
    if (!first) throw new Error('no offer')
    const [version] = await storedLenderVersions(server, { lender_id: first.lender_id })
    if (!version) throw new Error('no version')
    // Somebody with the database in hand: one day more to think again, which moves nothing else.
    await changeLenderVersions(
      server,
      { version_id: version.version_id },
      { facts: { ...version.facts, cooling_off_days: version.facts.cooling_off_days + 1 } },
    )
    const [list] = await replays(customer)
    expect(list).toMatchObject({ outcome: 'different', reasons: [] })
    expect(list?.lenders.filter(({ same }) => !same).map(({ lender_id }) => lender_id)).toEqual([first.lender_id])
  })

  it('says that the score was withdrawn, that the method changed, that figures were not kept', async () => {
    const customer = await scored()
    const { matched } = await getOffers(customer)
    await changeOfferLists(server, {}, { method_version: '1.0' })
    expect(await replays(customer)).toMatchObject([
      { outcome: 'same', reasons: ['method_changed'], method: '1.0', inputs: { credit_score: 820 } },
    ])

    const mine = await customer.browser.call('listConsents')
    const consent_id = mine.data.find(({ purpose }) => purpose === 'credit_score')?.consent_id
    await customer.browser.call('withdrawConsent', { body: { consent_id: consent_id ?? 0 } })
    const [withdrawn] = await replays(customer)
    expect(withdrawn).toMatchObject({
      outcome: 'different',
      reasons: ['method_changed', 'score_withdrawn'],
      inputs: { credit_score: 'not_checked' },
    })
    expect(withdrawn?.lenders.some(({ same }) => !same)).toBe(true)

    await changeOfferLists(server, {}, { lender_versions: null, lines_enc: null })
    expect(await replays(customer)).toMatchObject([
      { outcome: 'impossible', reasons: ['criteria_not_kept'], lenders: [] },
    ])
    expect(matched.length).toBeGreaterThan(0)
  })

  it('is kept without a figure of the person in clear', async () => {
    const customer = await startCustomer(server)
    await getOffers(customer)
    const [row] = await storedOfferLists(server)
    expect(row?.lines_enc).toEqual(expect.any(String))
    expect(row?.lines_enc).not.toMatch(/\[/)
  })

  it('can be checked by an admin for an application, which is written down and told to the customer', async () => {
    const customer = await scored()
    await getOffers(customer)
    await edit(PLAIN_LENDER, 'rate_max', 33)
    const answer = await admin.call('replayCustomerLists', {
      body: { customer: String(customer.userId), reason: REASON },
    })
    // What a caller may be asked stands in no answer to staff.
    const own = JSON.stringify(await replays(customer))
    expect(answer.lists).toEqual(JSON.parse(own.replaceAll('560034', '******')))
    expect(answer.lists).toMatchObject([{ outcome: 'same' }])
    const views = await customer.browser.call('listProfileViews')
    expect(views.data).toMatchObject([{ kind: 'lists', reason: REASON }])
  })

  it('goes by versions that each change of a figure makes, dated for everybody', async () => {
    await edit(PLAIN_LENDER, 'rate_max', 31)
    const before = await versions()
    laterBy(MINUTE)
    const edited = server.clock.now()
    await edit(PLAIN_LENDER, 'rate_max', 32)
    await edit(PLAIN_LENDER, 'rate_max', 32)
    await edit(PLAIN_LENDER, 'refusal_rest_days', 40)
    expect(await versions()).toBe(before + 1)
    const { data } = await server.browser().call('getMethod')
    expect(Date.parse(data.lenders_changed_at ?? '')).toBeGreaterThanOrEqual(edited.getTime())
    await admin.call('createLender', { body: { name: 'Newly-Lending' } })
    expect(await versions()).toBe(before + 2)
    await edit(PLAIN_LENDER, 'lender_status', 0)
    await admin.call('removeLender', { body: { lender_id: PLAIN_LENDER } })
    // Switched off already: deleted, it makes as many offers.
    expect(await versions()).toBe(before + 3)
    await admin.call('restoreLender', { params: { lenderId: PLAIN_LENDER } })
    await edit(PLAIN_LENDER, 'lender_status', 1)
    expect(await versions()).toBe(before + 4)
  })

  it('keeps a version as long as a receipt needs it, and a lender’s newest for ever', async () => {
    const customer = await startCustomer(server)
    await getOffers(customer)
    const kept = await versions()
    await edit(PLAIN_LENDER, 'rate_max', 30)
    await edit(PLAIN_LENDER, 'rate_max', 31)
    expect(await versions()).toBe(kept + 2)
    laterBy(366 * DAY)
    const now = server.clock.now()
    expect(expiredBefore('receipts', now).getTime()).toBeLessThan(now.getTime())
    // One version was never shown to anybody.
    expect(await SWEEPS.lender_versions(server.deps.db, now, 100)).toBe(1)
    const [list] = await replayOfferLists(server.deps, customer.appId, { user_id: customer.userId })
    expect(list?.outcome).toBe('same')
    await SWEEPS.offer_lists(server.deps.db, now, 100)
    expect(await SWEEPS.lender_versions(server.deps.db, now, 100)).toBe(1)
    expect(await versions()).toBe(kept)
  })
})

it('gives each line a digest of all that it says', () => {
  const line = { lender_id: 7, name: 'A', reasons: [] }
  const list = (changes: object) => shownLines({ matched: [], not_matched: [{ ...line, ...changes } as never] })
  expect(list({})).toEqual(list({}))
  expect(list({ name: 'B' })).not.toEqual(list({}))
})
