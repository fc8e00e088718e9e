import type { Db } from '#server/db/client.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { listLenderRevenueRows } from '#server/db/repositories/earnings/lender-revenues.ts'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import { notFound } from '../shared/not-found.ts'
import { toLenderRevenue } from './public/lender-revenue-view.ts'

/** @throws AppError `not_found` for a lender that is not there. */
export async function listLenderRevenues(deps: { db: Db }, lenderId: number): Promise<LenderRevenue[]> {
  const lender = await findLender(deps.db, lenderId)
  if (!lender || lender.deleted_at !== null) throw notFound()
  return (await listLenderRevenueRows(deps.db, lenderId)).map(toLenderRevenue)
}
