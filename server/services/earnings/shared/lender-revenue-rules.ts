import type { Db } from '#server/db/client.ts'
import {
  findLenderRevenue,
  listRevenueTypeRows,
  lockLenderOfSlabs,
} from '#server/db/repositories/earnings/lender-revenues.ts'
import type { LenderRevenueRow } from '#server/db/repositories/earnings/lender-revenues.ts'
import type { Tx } from '#server/db/transaction.ts'
import { notFound } from '#server/services/shared/not-found.ts'
import { AppError } from '#src/contract/errors.ts'

export interface Change<T> {
  before: T
  after: T
}

/** Locks the lender of a slab and reads the slab again: it may have been removed while we waited. */
export async function lockSlab(db: Tx, id: number): Promise<LenderRevenueRow> {
  const found = await findLenderRevenue(db, id)
  if (!found || !(await lockLenderOfSlabs(db, found.lender_id))) throw notFound()
  const row = await findLenderRevenue(db, id)
  if (!row) throw notFound()
  return row
}

export async function checkType(db: Db, typeId: number): Promise<void> {
  const types = await listRevenueTypeRows(db)
  if (!types.some(({ id }) => id === typeId))
    throw new AppError('validation', 'Check the highlighted field.', {
      errors: { revenue_type_id: 'Revenue type is required' },
    })
}
