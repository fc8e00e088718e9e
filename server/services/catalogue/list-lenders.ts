import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { toLender } from '#server/db/lender-row.ts'
import { findLender, listLenderRows } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '../shared/not-found.ts'

/** Lenders that have not been deleted, on or off. */
export async function listLenders(deps: Deps): Promise<Lender[]> {
  return (await listLenderRows(deps.db)).map(toLender)
}

/** @throws AppError `not_found`, for a deleted lender too */
export async function getLender(deps: Deps, lenderId: number): Promise<Lender> {
  const row = await findLender(deps.db, lenderId)
  if (!row || row.deleted_at !== null) throw notFound()
  return toLender(row)
}
