import { describe, expect, it } from 'vitest'
import { verifyAudit } from '#server/services/audit/verify-audit.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { beginEachWithAdmin } from '#tests/setup/fresh-admin.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { getOffers, startCustomer } from '../shared/journey.ts'

const SLAB = {
  lender_id: 1,
  slab_disbursed_min: 0,
  slab_disbursed_max: 5_000_000.5,
  slab_number_min: 1,
  slab_number_max: 50,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 3,
  revenue_flat: 250.35,
  revenue_percent: 1.005,
  status: 1,
} as const

describe.each(engines())('what lenders pay, on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beginEachWithAdmin(engine, (begun) => ({ server, admin } = begun))

  const list = async (lenderId = 1) => {
    const body = await admin.call('listLenderRevenues', { params: { lenderId } })
    return body.lenderRevenue
  }
  const ids = async (lenderId = 1) => (await list(lenderId)).map(({ id }) => id)
  const add = async (changes: object = {}) => {
    const body = await admin.call('createLenderRevenue', { body: { ...SLAB, ...changes } })
    return body.lenderRevenueItem?.id ?? 0
  }
  const order = (lender_revenue_ids: unknown, lender_id = 1) =>
    admin.answer('setLenderRevenueOrder', { body: untyped({ lender_id, lender_revenue_ids }) })

  it('keeps every figure, says so in the exact words, and writes down who changed what', async () => {
    const types = await admin.call('listRevenueTypes')
    expect(types).toMatchObject({ success: true, data: [{ id: 1, name: 'Percentage of disbursal' }, {}, {}, {}] })

    const created = await admin.answer('createLenderRevenue', { body: untyped(SLAB) })
    const [slab] = await list()
    expect(slab).toEqual({ ...SLAB, id: slab?.id })
    expect(created.body).toEqual({
      success: true,
      message: 'Revenue added successfully',
      waits: false,
      lenderRevenueItem: { id: slab?.id },
    })
    const changed = { ...SLAB, id: slab?.id, revenue_percent: null, status: 0 }
    const updated = await admin.answer('updateLenderRevenue', { body: untyped(changed) })
    expect(updated.body).toEqual({ success: true, message: 'Revenue updated successfully', waits: false })
    expect(await list()).toEqual([changed])
    const removed = await admin.answer('removeLenderRevenue', { params: { id: slab?.id ?? 0 } })
    expect(removed.body).toEqual({ message: 'Revenue entry deleted successfully', waits: false })
    expect(await list()).toEqual([])

    const log = await storedAuditLog(server)
    expect((await verifyAudit(server.deps)).broken).toBeNull()
    const object = `lender_revenue:${slab?.id}`
    expect(log.filter((entry) => entry.object === object)).toMatchObject([
      { action: 'lender-revenue.create', before: null, after: slab },
      { action: 'lender-revenue.update', before: slab, after: changed },
      { action: 'lender-revenue.delete', before: changed, after: { alone: true } },
    ])
  })

  it('tries slabs in the saved order; a new one goes behind', async () => {
    const [a, b, c] = [await add(), await add(), await add()]
    expect((await order([c, a, b])).body).toEqual({ message: 'Revenue order updated', waits: false })
    const d = await add()
    expect(await ids()).toEqual([c, a, b, d])
  })

  it('refuses an order with missing, doubled, foreign or removed slabs, and changes nothing', async () => {
    const [a, b] = [await add(), await add()]
    const foreign = await add({ lender_id: 2 })
    const gone = await add()
    await admin.call('removeLenderRevenue', { params: { id: gone } })
    for (const wrong of [[], [b], [b, b], [b, a, a], [b, foreign], [b, a, foreign], [b, a, gone], [b, 'a'], null])
      expect((await order(wrong)).status, JSON.stringify(wrong)).toBe(422)
    expect((await order([a, b], 2)).status).toBe(422)
    expect((await order([a, b], 9_999)).status).toBe(404)
    expect([await ids(), await ids(2)]).toEqual([[a, b], [foreign]])
  })

  it('refuses an order that began from an older one, and changes nothing', async () => {
    const [a, b, c] = [await add(), await add(), await add()]
    const began = [a, b, c]
    const other = (await server.signInAdmin(1)).browser
    const from = (browser: Browser, expected: unknown, lender_revenue_ids: unknown) =>
      browser.answer('setLenderRevenueOrder', { body: untyped({ lender_id: 1, lender_revenue_ids, expected }) })
    expect((await from(admin, began, [c, a, b])).status).toBe(200)
    const late = await from(other, began, [b, a, c])
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'Somebody else changed this meanwhile. Nothing was saved.' },
    })
    expect((late.body as { errors: object }).errors).toMatchObject({
      present: JSON.stringify([c, a, b]),
      changed_by: expect.stringMatching(/\w/) as unknown,
    })
    expect(await ids()).toEqual([c, a, b])
    // Two people who want the same are no conflict.
    expect((await from(other, began, [c, a, b])).status).toBe(200)
    const foreign = await add({ lender_id: 2 })
    for (const wrong of [
      [a, b],
      [a, a, b],
      [a, b, foreign],
      [a, b, c, foreign],
    ])
      expect((await from(other, [c, a, b], wrong)).status, JSON.stringify(wrong)).toBe(422)
    for (const wrong of [['a'], null, 1]) expect((await from(other, wrong, [a, b, c])).status).toBe(422)
    const d = await add()
    expect((await from(other, [c, a, b], [b, c, a])).status).toBe(409)
    expect(await ids()).toEqual([c, a, b, d])
  })

  it('of two orders at once from the same start one is kept, the other told so', async () => {
    const began = [await add(), await add(), await add()] as const
    const [a, b, c] = began
    const orders = [
      [c, b, a],
      [b, a, c],
    ]
    const answers = await Promise.all(
      orders.map((lender_revenue_ids) =>
        admin.answer('setLenderRevenueOrder', { body: untyped({ lender_id: 1, lender_revenue_ids, expected: began }) }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await ids()).toEqual(orders[answers.findIndex(({ status }) => status === 200)])
  })

  it('of four orders at once one stays, whole, fifty times over', async () => {
    const [a, b, c, d] = [await add(), await add(), await add(), await add()]
    const orders = [
      [d, c, b, a],
      [b, a, d, c],
      [c, d, a, b],
      [a, c, b, d],
    ]
    for (let round = 0; round < 50; round += 1) {
      const answers = await Promise.all(orders.map((each) => order(each)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(orders).toContainEqual(await ids())
    }
  })

  it.each([
    [{ revenue_type_id: 99 }, 'revenue_type_id', 'Revenue type is required'],
    [{ revenue_type_id: null }, 'revenue_type_id', 'Revenue type is required'],
    [{ revenue_flat: -1 }, 'revenue_flat', 'Must be a positive number'],
    [{ revenue_percent: 100.001 }, 'revenue_percent', 'Must be between 0 and 100'],
    [{ slab_number_max: 1 }, 'slab_number_max', 'Max must be greater than Min'],
    [
      { revenue_flat: 0, revenue_percent: null },
      'revenue_percent',
      '* Either Revenue Flat or Revenue Percentage is required',
    ],
    [
      { revenue_flat: 0.001, revenue_percent: null },
      'revenue_flat',
      'Use rupees with at most two decimals, such as 250.35',
    ],
    [
      { slab_disbursed_min: 1, slab_disbursed_max: 1.001 },
      'slab_disbursed_max',
      'Use rupees with at most two decimals, such as 250.35',
    ],
    [{ ats_min: 1.999 }, 'ats_min', 'Use rupees with at most two decimals, such as 250.35'],
    [{ slab_number_min: 1.5 }, 'slab_number_min', 'Use a whole number'],
    [{ slab_number_max: 3e9 }, 'slab_number_max', 'This number is outside the allowed range'],
  ])('refuses %j', async (changes, field, message) => {
    const id = await add()
    const before = await list()
    for (const answer of [
      await admin.answer('createLenderRevenue', { body: untyped({ ...SLAB, ...changes }) }),
      await admin.answer('updateLenderRevenue', { body: untyped({ ...SLAB, id, ...changes }) }),
    ])
      expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: message } } })
    expect(await list()).toEqual(before)
  })

  it('never moves an offer', async () => {
    const customer = await startCustomer(server)
    const shown = async () => {
      const { matched, not_matched } = await getOffers(customer, { amount: 300_000, tenure: 24 })
      return [matched, not_matched].map((offers) => offers.map(({ lender_id }) => lender_id))
    }
    const before = await shown()
    expect(before[0]?.length).toBeGreaterThan(2)
    for (const [at, lender_id] of (before[0] ?? []).toReversed().entries())
      await add({ lender_id, revenue_percent: Math.max(1, 90 - at * 10), revenue_flat: 50_000 })
    expect(await shown()).toEqual(before)
  })

  it("does not find a removed slab, another lender's, or a lender that is not there", async () => {
    const id = await add()
    const update = (changes: object) =>
      admin.status('updateLenderRevenue', { body: untyped({ ...SLAB, id, ...changes }) })
    expect(await update({ lender_id: 2 })).toBe(404)
    await admin.call('removeLenderRevenue', { params: { id } })
    expect(await update({})).toBe(404)
    expect(await admin.status('removeLenderRevenue', { params: { id } })).toBe(404)
    expect(await admin.status('createLenderRevenue', { body: untyped({ ...SLAB, lender_id: 9_999 }) })).toBe(404)
    expect(await admin.status('listLenderRevenues', { params: { lenderId: 9999 } })).toBe(404)
  })
})
