import type { Db } from '#server/db/client.ts'
import { listRevenueTypeRows } from '#server/db/repositories/earnings/lender-revenues.ts'
import type { RevenueType } from '#src/contract/entities/earnings/lender-revenue.ts'

export const listRevenueTypes = (deps: { db: Db }): Promise<RevenueType[]> => listRevenueTypeRows(deps.db)
