import type { LenderRevenue, RevenueType } from '#src/contract/entities/lender-revenue.ts'
import type { Db } from '../db/client.ts'
import { findLender } from '../db/repositories/lenders.ts'
import { listLenderRevenueRows, listRevenueTypeRows } from '../db/repositories/lender-revenues.ts'
import { toLenderRevenue } from './lender-revenue-view.ts'
import { notFound } from './not-found.ts'

/** @throws AppError `not_found` for a lender that is not there. */
export async function listLenderRevenues(deps: { db: Db }, lenderId: number): Promise<LenderRevenue[]> {
  const lender = await findLender(deps.db, lenderId)
  if (!lender || lender.deleted_at !== null) throw notFound()
  return (await listLenderRevenueRows(deps.db, lenderId)).map(toLenderRevenue)
}

export const listRevenueTypes = (deps: { db: Db }): Promise<RevenueType[]> => listRevenueTypeRows(deps.db)
