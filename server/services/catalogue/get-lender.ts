import { toLender } from '#server/db/lender-row.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { listLendersWithSlab } from '#server/db/repositories/earnings/lender-revenues.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminLender } from '#src/contract/entities/catalogue/lender.ts'
import { notFound } from '../shared/not-found.ts'

/** @throws AppError `not_found`, for a deleted lender too */
export async function getLender(deps: Deps, lenderId: number): Promise<AdminLender> {
  const row = await findLender(deps.db, lenderId)
  if (!row || row.deleted_at !== null) throw notFound()
  return { ...toLender(row), has_slab: (await listLendersWithSlab(deps.db)).has(lenderId) }
}
