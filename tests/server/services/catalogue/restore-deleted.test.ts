import { describe, expect, it } from 'vitest'
import type { CreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { auditLog } from '#server/db/schema.ts'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { beginEachWithAdmin } from '#tests/setup/fresh-admin.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf } from '../shared/journey.ts'

const CARD = 104

describe.each(engines())('what was deleted comes back on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  let names = 0
  beginEachWithAdmin(engine, (begun) => ({ server, admin } = begun))

  const lastAudit = async () => (await server.deps.db.select().from(auditLog).orderBy(auditLog.audit_id)).at(-1)
  const refused = async (path: string, why: RegExp) => {
    const answer = await admin.post(path)
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((answer.body as { errors: { restore: string } }).errors.restore).toMatch(why)
  }
  const createLender = async (name = `${engine}-Back-${(names += 1)}`) => {
    const { lender_id } = bodyOf<{ lender_id: number }>(await admin.post('/api/create-lender', { name }))
    return { lender_id, name }
  }
  const removeLender = async (lender_id: number) => bodyOf(await admin.post('/api/safe-delete-lender', { lender_id }))
  const lenders = async () => bodyOf<Lender[]>(await admin.get('/api/get-lenders-data'))
  const slabs = async (id: number) =>
    bodyOf<{ lenderRevenue: LenderRevenue[] }>(await admin.get(`/api/lender-revenue/get/${id}`)).lenderRevenue

  it('a card, exactly as it was, and customers see it again', async () => {
    const cards = async () => bodyOf<CreditCard[]>(await admin.get('/api/get-credit-cards-data'))
    const before = await cards()
    const card = before.find(({ category_id }) => category_id === CARD)
    await refused(`/api/credit-cards/${CARD}/restore`, /not deleted/)
    bodyOf(await admin.post('/api/safe-delete-credit-card', { category_id: CARD }))
    bodyOf(await admin.post(`/api/credit-cards/${CARD}/restore`))
    expect(await cards()).toEqual(before)
    expect(await lastAudit()).toMatchObject({
      ...{ action: 'card.restore', object: `credit_card:${CARD}`, before: null },
      after: { category_name: card?.category_name },
    })
    await refused(`/api/credit-cards/${CARD}/restore`, /not deleted/)
    expect((await admin.post('/api/credit-cards/999999/restore')).status).toBe(404)
  })

  it('a lender with its slabs, unless another one has its name by now', async () => {
    const { lender_id, name } = await createLender()
    const slab = await createLenderRevenue(server.deps, { ...SLAB, lender_id })
    const before = (await lenders()).find((each) => each.lender_id === lender_id)
    await refused(`/api/lenders/${lender_id}/restore`, /not deleted/)
    await removeLender(lender_id)
    const namesake = await createLender(name)
    await refused(`/api/lenders/${lender_id}/restore`, /another name, then restore/)
    expect((await lenders()).some((each) => each.lender_id === lender_id)).toBe(false)
    await removeLender(namesake.lender_id)
    bodyOf(await admin.post(`/api/lenders/${lender_id}/restore`))
    expect((await lenders()).find((each) => each.lender_id === lender_id)).toEqual(before)
    expect(await slabs(lender_id)).toEqual([slab])
    expect(await lastAudit()).toMatchObject({ action: 'lender.restore', before: null, after: { name } })
    expect((await admin.post('/api/lenders/999999/restore')).status).toBe(404)
  })

  it('a slab, to its old place or behind the others, and never without its lender', async () => {
    const { lender_id } = await createLender()
    const ids: number[] = []
    for (let at = 0; at < 3; at += 1) ids.push((await createLenderRevenue(server.deps, { ...SLAB, lender_id })).id)
    const order = async () => (await slabs(lender_id)).map(({ id }) => id)
    const [first = 0, second = 0, third = 0] = ids
    const remove = async (id: number) => bodyOf(await admin.post(`/api/lender-revenue/delete/${id}`))
    const restore = `/api/lender-revenues/${second}/restore`
    await refused(restore, /not deleted/)
    await remove(second)
    bodyOf(await admin.post(restore))
    expect(await order()).toEqual([first, second, third])
    expect(await lastAudit()).toMatchObject({
      ...{ action: 'lender-revenue.restore', object: `lender_revenue:${second}`, before: null },
      after: { id: second, lender_id, revenue_flat: 250.35 },
    })

    await remove(first)
    bodyOf(await admin.post('/api/lender-revenue/set-order', { lender_id, lender_revenue_ids: [third, second] }))
    bodyOf(await admin.post(`/api/lender-revenues/${first}/restore`))
    expect(await order()).toEqual([third, second, first])

    await remove(second)
    await removeLender(lender_id)
    await refused(restore, /Restore the lender first/)
    bodyOf(await admin.post(`/api/lenders/${lender_id}/restore`))
    bodyOf(await admin.post(restore))
    expect(await order()).toEqual([third, second, first])
    expect((await admin.post('/api/lender-revenues/999999/restore')).status).toBe(404)
  })

  it('once, of two who restore at the same time', async () => {
    const { lender_id } = await createLender()
    await removeLender(lender_id)
    const answers = await Promise.all([1, 2].map(() => admin.post(`/api/lenders/${lender_id}/restore`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

const SLAB = {
  ...{ slab_disbursed_min: 0, slab_disbursed_max: 5_000_000, slab_number_min: null },
  ...{ slab_number_max: null, ats_min: null, ats_max: null, revenue_type_id: 3 },
  ...{ revenue_flat: 250.35, revenue_percent: 1.5, status: 1 as const },
}
