import { cancelOpenErasure } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { Erasure } from '#src/contract/entities/privacy/privacy.ts'
import { found } from '../shared/not-found.ts'
import { toErasure } from './shared/erasure-view.ts'

/** @throws AppError `not_found` when there is nothing to cancel */
export async function cancelErasure(deps: Deps, by: ByCustomer): Promise<Erasure> {
  const row = found(await cancelOpenErasure(deps.db, by.user_id))
  return toErasure(row)
}
