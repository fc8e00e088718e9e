import { listErasures } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { Erasure } from '#src/contract/entities/privacy/privacy.ts'
import { toErasure } from './shared/erasure-view.ts'

/** The latest request, whatever became of it; null = none. */
export async function getErasure(deps: Deps, by: ByCustomer): Promise<Erasure | null> {
  const [row] = await listErasures(deps.db, by.user_id)
  return row ? toErasure(row) : null
}
