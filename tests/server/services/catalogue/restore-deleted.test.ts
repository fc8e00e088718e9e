import { describe, expect, it } from 'vitest'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import type { Browser, Refusal } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { beginEachWithAdmin } from '#tests/setup/fresh-admin.ts'
import type { TestServer } from '#tests/setup/server.ts'

const CARD = 104

describe.each(engines())('what was deleted comes back on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  let names = 0
  beginEachWithAdmin(engine, (begun) => ({ server, admin } = begun))

  const lastAudit = async () => (await storedAuditLog(server)).at(-1)
  const refused = async (restore: Promise<Refusal>, why: RegExp) => {
    const answer = await restore
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(answer.body.errors?.['restore']).toMatch(why)
  }
  const createLender = async (name = `${engine}-Back-${(names += 1)}`) => {
    const { lender_id } = await admin.call('createLender', { body: { name } })
    return { lender_id, name }
  }
  const removeLender = (lender_id: number) => admin.call('removeLender', { body: { lender_id } })
  const lenders = () => admin.call('listAdminLenders')
  const slabs = async (id: number) =>
    (await admin.call('listLenderRevenues', { params: { lenderId: id } })).lenderRevenue

  it('a card, exactly as it was, and customers see it again', async () => {
    const cards = () => admin.call('listAdminCards')
    const before = await cards()
    const card = before.find(({ category_id }) => category_id === CARD)
    await refused(admin.refusal('restoreCreditCard', { params: { id: CARD } }), /not deleted/)
    await admin.call('removeCreditCard', { body: { category_id: CARD } })
    await admin.call('restoreCreditCard', { params: { id: CARD } })
    expect(await cards()).toEqual(before)
    expect(await lastAudit()).toMatchObject({
      action: 'card.restore',
      object: `credit_card:${CARD}`,
      before: null,
      after: { category_name: card?.category_name },
    })
    await refused(admin.refusal('restoreCreditCard', { params: { id: CARD } }), /not deleted/)
    expect(await admin.status('restoreCreditCard', { params: { id: 999_999 } })).toBe(404)
  })

  it('a lender with its slabs, unless another one has its name by now', async () => {
    const { lender_id, name } = await createLender()
    const slab = await createLenderRevenue(server.deps, { ...SLAB, lender_id })
    const before = (await lenders()).find((each) => each.lender_id === lender_id)
    await refused(admin.refusal('restoreLender', { params: { lenderId: lender_id } }), /not deleted/)
    await removeLender(lender_id)
    const namesake = await createLender(name)
    await refused(admin.refusal('restoreLender', { params: { lenderId: lender_id } }), /another name, then restore/)
    expect((await lenders()).some((each) => each.lender_id === lender_id)).toBe(false)
    await removeLender(namesake.lender_id)
    await admin.call('restoreLender', { params: { lenderId: lender_id } })
    expect((await lenders()).find((each) => each.lender_id === lender_id)).toEqual(before)
    expect(await slabs(lender_id)).toEqual([slab])
    expect(await lastAudit()).toMatchObject({ action: 'lender.restore', before: null, after: { name } })
    expect(await admin.status('restoreLender', { params: { lenderId: 999_999 } })).toBe(404)
  })

  it('a slab, to its old place or behind the others, and never without its lender', async () => {
    const { lender_id } = await createLender()
    const ids: number[] = []
    for (let at = 0; at < 3; at += 1) ids.push((await createLenderRevenue(server.deps, { ...SLAB, lender_id })).id)
    const order = async () => (await slabs(lender_id)).map(({ id }) => id)
    const [first = 0, second = 0, third = 0] = ids
    const remove = (id: number) => admin.call('removeLenderRevenue', { params: { id } })
    const restore = () => admin.refusal('restoreLenderRevenue', { params: { id: second } })
    await refused(restore(), /not deleted/)
    await remove(second)
    await admin.call('restoreLenderRevenue', { params: { id: second } })
    expect(await order()).toEqual([first, second, third])
    expect(await lastAudit()).toMatchObject({
      action: 'lender-revenue.restore',
      object: `lender_revenue:${second}`,
      before: null,
      after: { id: second, lender_id, revenue_flat: 250.35 },
    })

    await remove(first)
    await admin.call('setLenderRevenueOrder', { body: { lender_id, lender_revenue_ids: [third, second] } })
    await admin.call('restoreLenderRevenue', { params: { id: first } })
    expect(await order()).toEqual([third, second, first])

    await remove(second)
    await removeLender(lender_id)
    await refused(restore(), /Restore the lender first/)
    await admin.call('restoreLender', { params: { lenderId: lender_id } })
    await admin.call('restoreLenderRevenue', { params: { id: second } })
    expect(await order()).toEqual([third, second, first])
    expect(await admin.status('restoreLenderRevenue', { params: { id: 999_999 } })).toBe(404)
  })

  it('once, of two who restore at the same time', async () => {
    const { lender_id } = await createLender()
    await removeLender(lender_id)
    const answers = await Promise.all(
      [1, 2].map(() => admin.answer('restoreLender', { params: { lenderId: lender_id } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

const SLAB = {
  slab_disbursed_min: 0,
  slab_disbursed_max: 5_000_000,
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 3,
  revenue_flat: 250.35,
  revenue_percent: 1.5,
  status: 1 as const,
}
