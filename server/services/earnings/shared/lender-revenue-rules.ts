import type { Db } from '#server/db/client.ts'
import {
  findLenderRevenue,
  listRevenueTypeRows,
  lockLenderOfSlabs,
} from '#server/db/repositories/earnings/lender-revenues.ts'
import type { HeldSlabs, LenderRevenueRow } from '#server/db/repositories/earnings/lender-revenues.ts'
import type { Tx } from '#server/db/transaction.ts'
import { found } from '#server/services/shared/not-found.ts'
import { AppError } from '#src/contract/errors.ts'

export interface Change<T> {
  before: T
  after: T
}

/** Locks the lender of a slab and reads the slab again: it may have been removed while we waited. */
export async function lockSlab(db: Tx, id: number): Promise<{ row: LenderRevenueRow; slabs: HeldSlabs }> {
  const { lender_id } = found(await findLenderRevenue(db, id))
  const slabs = found(await lockLenderOfSlabs(db, lender_id))
  return { row: found(await findLenderRevenue(db, id)), slabs }
}

export async function checkType(db: Db, typeId: number): Promise<void> {
  const types = await listRevenueTypeRows(db)
  if (!types.some(({ id }) => id === typeId))
    throw new AppError('validation', 'Check the highlighted field.', {
      errors: { revenue_type_id: 'Revenue type is required' },
    })
}
