import { toLender } from '#server/db/lender-row.ts'
import { findLastChange } from '#server/db/repositories/audit/audit.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { listLendersWithSlab } from '#server/db/repositories/earnings/lender-revenues.ts'
import type { Deps } from '#server/deps.ts'
import { goesWithout } from '#src/contract/entities/catalogue/lender.ts'
import type { Lender, LenderRecord } from '#src/contract/entities/catalogue/lender.ts'
import { notFound } from '../shared/not-found.ts'

/** @throws AppError `not_found`, for a deleted lender too */
export async function getLender(deps: Deps, lenderId: number): Promise<LenderRecord> {
  const row = await findLender(deps.db, lenderId)
  if (!row || row.deleted_at !== null) throw notFound()
  const lender = toLender(row)
  const has_slab = (await listLendersWithSlab(deps.db)).has(lenderId)
  return { ...lender, has_slab, signature: await signatureOf(deps, lender) }
}

const signed = goesWithout().min(1)

async function signatureOf({ db }: Deps, { lender_id, lender_status }: Lender): Promise<LenderRecord['signature']> {
  if (lender_status !== 1) return null
  const last = await findLastChange(db, `lender:${lender_id}`, { lender_status })
  const without: unknown = last && Reflect.get(Object(last.after), 'without')
  // Logged before there were signatures, or with nothing to sign.
  if (!last || !signed.isValidSync(without, { strict: true })) return null
  return { at: last.at.toISOString(), by: last.name ?? last.actor, without }
}
