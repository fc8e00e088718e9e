import { cancelOpenErasure } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByCustomer } from '#server/session.ts'
import type { Erasure } from '#src/contract/entities/privacy/privacy.ts'
import { found } from '../shared/not-found.ts'
import { toErasure } from './shared/erasure-view.ts'

/** @throws AppError `not_found` when there is nothing to cancel */
export async function cancelErasure(deps: Deps, by: ByCustomer): Promise<Audited<{ data: Erasure }>> {
  const row = found(await cancelOpenErasure(deps.db, by.user_id))
  return { data: toErasure(row), audit: { object: `customer:${by.user_id}`, after: { reference: row.reference } } }
}
