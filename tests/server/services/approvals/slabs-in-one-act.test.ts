import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { storedApprovals } from '#tests/builders/staff.ts'
import { LENDER, NO_BOUND } from '#tests/server/services/earnings/payout-book.ts'
import { secondAdmin } from '#tests/server/services/paying/run-book.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

let server: TestServer
let asker: Browser
let second: Browser
beforeAll(async () => {
  server = await makeTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  asker = (await server.signInAdmin(1)).browser
  for (const at of [0, 1, 2])
    await asker.call('createLenderRevenue', {
      body: { ...NO_BOUND, slab_disbursed_min: at * 100, slab_disbursed_max: at * 100 + 99, revenue_percent: 1 + at },
    })
  second = (await secondAdmin(server)).browser
})

const WHY = 'Their letter of today'
const slabs = async () => (await asker.call('listLenderRevenues', { params: { lenderId: LENDER } })).lenderRevenue
const change = async (at: number, form: object, more: { by?: Browser; reason?: string; from_day?: string } = {}) => {
  const slab = (await slabs())[at]
  if (!slab) throw new Error('there is no such slab')
  const { by = asker, reason = WHY, ...day } = more
  return by.answer('updateLenderRevenue', { body: { ...slab, ...form, expected: slab, reason, ...day } })
}
const waiting = async () => (await second.call('listApprovals')).waiting
const agree = async () =>
  second.call('decideApproval', {
    params: { approvalId: (await waiting())[0]?.approval_id ?? 0 },
    body: { approved: true, reason: 'Seen in the letter' },
  })

it('three slabs changed in one sitting are one act to agree to, which does all of them or none', async () => {
  await change(0, { revenue_percent: 1.5 })
  await change(1, { revenue_percent: 2.5 }, { reason: 'And on the phone' })
  await change(2, { revenue_percent: 3.5 })
  const list = await waiting()
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({ reason: `${WHY}; And on the phone`, about: expect.any(String) as string })
  expect(list[0]?.slabs?.after.map(({ revenue_percent }) => revenue_percent)).toEqual([1.5, 2.5, 3.5])
  expect((await slabs()).map(({ revenue_percent }) => revenue_percent)).toEqual([1, 2, 3])
  expect(await agree()).toMatchObject({ outcome: 'approved' })
  expect((await slabs()).map(({ revenue_percent }) => revenue_percent)).toEqual([1.5, 2.5, 3.5])
})

it('a new slab, another order and one deleted join it; a slab changed twice keeps both changes', async () => {
  const [first, middle, last] = await slabs()
  if (!first || !middle || !last) throw new Error('three slabs are there')
  await change(0, { revenue_percent: 1.5 })
  await change(0, { status: 0 })
  const made = { ...NO_BOUND, slab_disbursed_min: 300, slab_disbursed_max: null, revenue_percent: 9, reason: WHY }
  await asker.call('createLenderRevenue', { body: made })
  await asker.call('removeLenderRevenue', { params: { id: middle.id }, body: { reason: WHY } })
  await asker.call('setLenderRevenueOrder', {
    body: { lender_id: LENDER, lender_revenue_ids: [last.id, middle.id, first.id], reason: WHY },
  })
  expect(await waiting()).toHaveLength(1)
  expect(await agree()).toMatchObject({ outcome: 'approved' })
  expect((await slabs()).map(({ revenue_percent, status }) => [revenue_percent, status])).toEqual([
    [3, 1],
    [1.5, 0],
    [9, 1],
  ])
})

it('changes from one later day join, too', async () => {
  const from_day = addDays(istDay(server.clock.now()), 40)
  for (const at of [0, 1, 2]) await change(at, { revenue_percent: 5 + at }, { from_day })
  expect(await waiting()).toMatchObject([{ changes: [{ field: 'from_day', after: from_day }] }])
  expect(await agree()).toMatchObject({ outcome: 'approved' })
  const { versions } = await asker.call('listSlabVersions', { params: { lenderId: LENDER } })
  const planned = versions.find(({ state }) => state === 'planned')
  expect(planned?.slabs.map(({ revenue_percent }) => revenue_percent)).toEqual([5, 6, 7])
})

it('whoever reads what waited agrees to just that: once more has joined, the earlier one is decided', async () => {
  await change(0, { revenue_percent: 1.5 })
  const [seen] = await waiting()
  await change(1, { revenue_percent: 2.5 })
  const late = { params: { approvalId: seen?.approval_id ?? 0 }, body: { approved: true, reason: 'Seen it' } }
  expect(await second.status('decideApproval', late)).toBe(409)
  expect((await storedApprovals(server)).map(({ outcome }) => outcome)).toEqual(['taken_back', null])
})

it('nothing joins what somebody else has asked for, and what is refused leaves the waiting one as it was', async () => {
  await change(0, { revenue_percent: 1.5 })
  expect((await change(1, { revenue_percent: 2.5 }, { by: second })).status).toBe(409)
  expect((await change(1, { revenue_type_id: 999 })).status).toBe(422)
  // Pressed twice.
  expect((await change(0, { revenue_percent: 1.5 })).status).toBe(409)
  const list = await waiting()
  expect(list).toHaveLength(1)
  expect(list[0]?.slabs?.after.map(({ revenue_percent }) => revenue_percent)).toEqual([1.5, 2, 3])
})
