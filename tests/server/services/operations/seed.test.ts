import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CALL_OUTCOMES } from '#server/adapters/outgoing/call-error.ts'
import { listOwnApplications } from '#server/db/repositories/applications/applications.ts'
import { openField } from '#server/db/repositories/profile/customers.ts'
import { seedCustomers } from '#server/seed/demo/seed-customers.ts'
import { seedBase } from '#server/seed/seed-base.ts'
import { listApplications } from '#server/services/applications/list-applications.ts'
import { replayOfferLists } from '#server/services/offers/replay-offer-lists.ts'
import { toServed } from '#server/services/profile/public/customer-profile.ts'
import { APPLICATION_STATUSES, canMove } from '#src/contract/entities/applications/application-status.ts'
import { missingForPersonalLoan } from '#src/contract/entities/profile/personal-loan-form.ts'
import { isIndividualPan } from '#src/contract/rules/person/pan.ts'
import { storedApplicationEvents, storedApplications, storedLenderCalls } from '#tests/builders/application.ts'
import { changeLenders, removeVouchers, storedLenders, storedVouchers } from '#tests/builders/catalogue.ts'
import { storedCustomers } from '#tests/builders/customer.ts'
import { storedMessageReceipts } from '#tests/builders/log.ts'
import { storedPartners } from '#tests/builders/partner.ts'
import { storedAdmins } from '#tests/builders/staff.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer()
})
afterAll(() => server.close())

it('brings lenders and log-ins once, and leaves what the admin has changed', async () => {
  const { db } = server.deps
  const count = async () => [
    (await storedLenders(server)).length,
    (await storedAdmins(server)).length,
    (await storedPartners(server)).length,
  ]
  expect(await count()).toEqual([36, 3, 2])
  await changeLenders(server, {}, { priority: 77 })
  await seedBase(db, { demoAccounts: true })
  expect(await count()).toEqual([36, 3, 2])
  expect((await storedLenders(server)).every((each) => each.priority === 77)).toBe(true)
})

it('lets vouchers end so many days after the first start, not after the build', async () => {
  const { db } = server.deps
  await removeVouchers(server)
  await seedBase(db, { demoAccounts: true, now: null })
  expect(await storedVouchers(server)).toHaveLength(0)
  await seedBase(db, { demoAccounts: true, now: new Date('2031-12-31T18:29:00Z') })
  const ends = (await storedVouchers(server)).map(({ valid_until }) => valid_until.toISOString())
  expect(ends.toSorted()[0]).toBe('2032-03-30T18:29:59.000Z')
})

it('offers nothing invented where nothing is a demonstration', async () => {
  const live = await makeTestServer()
  await live.deps.db.execute(sql`truncate lenders cascade`)
  await seedBase(live.deps.db, { demoAccounts: false })
  const rows = await storedLenders(live)
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter(({ lender_status }) => lender_status !== 0)).toEqual([])
  await live.close()
})

it('leaves nothing behind where it fails in the middle', async () => {
  const cut = await makeTestServer()
  await cut.deps.db.execute(sql`truncate lenders cascade`)
  const noMoment = new Date(Number.NaN)
  await expect(seedBase(cut.deps.db, { demoAccounts: true, now: noMoment })).rejects.toThrow()
  expect(await storedLenders(cut)).toEqual([])
  await cut.close()
})

it('invents a book in every state whose people pass the rules', async () => {
  const { db, vault } = server.deps
  await seedCustomers(server.deps, 600)
  await seedCustomers(server.deps, 10)
  const people = await storedCustomers(server)
  expect(people).toHaveLength(610)
  const pans = people.map((each) => openField(vault, each, 'tin'))
  expect(new Set(pans).size).toBe(610)
  expect(pans.filter((each) => !isIndividualPan(each))).toEqual([])
  const incomplete = people
    .map((each) => missingForPersonalLoan(toServed(vault, each)))
    .filter((each) => each.length > 0)
  expect(incomplete).toEqual([])

  // Each list can be made again from its receipt, by figures that were there when it was shown.
  for (const { user_id, app_id } of (await storedApplications(server)).slice(0, 5)) {
    const [list] = await replayOfferLists(server.deps, app_id, { user_id })
    expect([list?.outcome, list?.reasons, (list?.lenders.length ?? 0) > 10]).toEqual(['same', [], true])
    for (const { since } of list?.lenders ?? []) expect(since <= (list?.shown_at ?? '')).toBe(true)
  }

  const statuses = new Set((await storedApplications(server)).map((each) => each.status))
  expect([...statuses].toSorted()).toEqual([...APPLICATION_STATUSES].toSorted())
  // What others' servers did for them: every way it can go, and nobody without a code that was entered.
  const calls = await storedLenderCalls(server)
  expect([...new Set(calls.map(({ outcome }) => outcome))].sort()).toEqual([...CALL_OUTCOMES].sort())
  const receipts = await storedMessageReceipts(server)
  expect(new Set(receipts.map(({ state }) => state))).toEqual(new Set(['delivered', 'failed']))
  expect(receipts.filter(({ entered_at }) => entered_at !== null)).toHaveLength(610)
  const events = await storedApplicationEvents(server)
  for (let at = 1; at < events.length; at += 1) {
    const [before, after] = [events[at - 1], events[at]]
    if (before?.app_id !== after?.app_id) continue
    const from = APPLICATION_STATUSES.find((each) => each === before?.status) ?? 'draft'
    const to = APPLICATION_STATUSES.find((each) => each === after?.status) ?? 'draft'
    expect([from, to, canMove(from, to)]).toEqual([from, to, true])
  }
  const one = people.at(-1)?.user_id ?? 0
  expect(await listOwnApplications(db, one)).toHaveLength(1)
  expect((await listApplications(server.deps, { user_id: one }))[0]?.history.length).toBeGreaterThan(0)
})
