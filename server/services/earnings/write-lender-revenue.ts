import type {
  LenderRevenue,
  LenderRevenueForm,
  LenderRevenueOrder,
  LenderRevenueUpdate,
} from '#src/contract/entities/earnings/lender-revenue.ts'
import { AppError } from '#src/contract/errors.ts'
import type { Clock } from '#server/clock.ts'
import { withTransaction } from '#server/db/client.ts'
import type { Db } from '#server/db/client.ts'
import {
  createLenderRevenueRow,
  findLenderRevenue,
  listLenderRevenueRows,
  listRevenueTypeRows,
  lockLenderOfSlabs,
  updateLenderRevenueRow,
} from '#server/db/repositories/earnings/lender-revenues.ts'
import type { LenderRevenueRow } from '#server/db/repositories/earnings/lender-revenues.ts'
import { toLenderRevenue, toSlabFigures } from './shared/lender-revenue-view.ts'
import { changedMeanwhile, sameValue } from '../shared/changed-meanwhile.ts'
import { lastChanger } from '../shared/last-changer.ts'
import { notFound } from '../shared/not-found.ts'

interface Change<T> {
  before: T
  after: T
}

/** @throws AppError `not_found` for a lender that is not there; `validation` for an unknown kind of revenue. */
export async function createLenderRevenue(deps: { db: Db }, form: LenderRevenueForm): Promise<LenderRevenue> {
  return withTransaction(deps.db, async (tx) => {
    if (!(await lockLenderOfSlabs(tx, form.lender_id))) throw notFound()
    await checkType(tx, form.revenue_type_id)
    return toLenderRevenue(await createLenderRevenueRow(tx, { lender_id: form.lender_id, ...toSlabFigures(form) }))
  })
}

/**
 * @throws AppError `not_found` for a slab that is removed or another lender's; `validation` as on creation; `conflict` for
 * a slab that is not the expected one any more.
 */
export async function updateLenderRevenue(
  deps: { db: Db },
  { id, expected, ...form }: LenderRevenueUpdate,
): Promise<Change<LenderRevenue>> {
  return withTransaction(deps.db, async (tx) => {
    const row = await lockSlab(tx, id)
    if (row.lender_id !== form.lender_id) throw notFound()
    const present = toLenderRevenue(row)
    if (expected && !sameSlab(present, expected) && !sameSlab(present, { id, ...form }))
      throw changedMeanwhile(present, await lastChanger(tx, `lender_revenue:${id}`))
    await checkType(tx, form.revenue_type_id)
    const after = await updateLenderRevenueRow(tx, id, toSlabFigures(form))
    return { before: present, after: toLenderRevenue(after) }
  })
}

const sameSlab = (a: LenderRevenue, b: LenderRevenue): boolean =>
  (Object.keys(a) as (keyof LenderRevenue)[]).every((name) => sameValue(a[name], b[name]))

/** @throws AppError `not_found` for a slab that is not there (any more). */
export async function removeLenderRevenue(deps: { db: Db; clock: Clock }, id: number): Promise<LenderRevenue> {
  return withTransaction(deps.db, async (tx) => {
    const row = await lockSlab(tx, id)
    await updateLenderRevenueRow(tx, id, { deleted_at: deps.clock.now() })
    return toLenderRevenue(row)
  })
}

/**
 * Puts the slabs of a lender in the order given; of two at the same time that expect none the later one stays, whole.
 * @throws AppError `not_found` for a lender that is not there; `conflict` for an order that is not the expected one any
 * more; `validation` unless every slab is named exactly once.
 */
export async function setLenderRevenueOrder(
  deps: { db: Db },
  { lender_id, lender_revenue_ids: ids, expected }: LenderRevenueOrder,
): Promise<Change<number[]>> {
  return withTransaction(deps.db, async (tx) => {
    if (!(await lockLenderOfSlabs(tx, lender_id))) throw notFound()
    const before = (await listLenderRevenueRows(tx, lender_id)).map(({ id }) => id)
    // Two people who want the same are no conflict.
    if (expected && !sameValue(before, expected) && !sameValue(before, ids))
      throw changedMeanwhile(before, await lastChanger(tx, `lender:${lender_id}`, 'lender_revenue_ids'))
    const named = new Set(ids)
    if (ids.length !== before.length || !before.every((id) => named.has(id)))
      throw new AppError('validation', 'Failed to update order', {
        errors: { lender_revenue_ids: 'Name every slab of this lender exactly once.' },
      })
    for (const [at, id] of ids.entries()) await updateLenderRevenueRow(tx, id, { sort_order: at + 1 })
    return { before, after: [...ids] }
  })
}

/** Locks the lender of a slab and reads the slab again: it may have been removed while we waited. */
async function lockSlab(tx: Db, id: number): Promise<LenderRevenueRow> {
  const found = await findLenderRevenue(tx, id)
  if (!found || !(await lockLenderOfSlabs(tx, found.lender_id))) throw notFound()
  const row = await findLenderRevenue(tx, id)
  if (!row) throw notFound()
  return row
}

async function checkType(tx: Db, typeId: number): Promise<void> {
  const types = await listRevenueTypeRows(tx)
  if (!types.some(({ id }) => id === typeId))
    throw new AppError('validation', 'Check the highlighted field.', {
      errors: { revenue_type_id: 'Revenue type is required' },
    })
}
