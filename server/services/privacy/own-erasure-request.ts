import { findErasureByReference, lockErasure, updateErasure } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'

/**
 * Whoever asks looks after a request from now on, or gives it back; it runs by itself all the same.
 * @throws AppError `not_found`; `conflict` where it has come to an end, or is given back by somebody whose it is not
 */
export async function ownErasureRequest(
  deps: Deps,
  reference: string,
  mine: boolean,
  by: ByStaff,
): Promise<Audited<{ row: ErasureRow }>> {
  const { request_id } = found(await findErasureByReference(deps.db, reference))
  return transaction(deps, async (deps) => {
    const row = found(await lockErasure(deps.db, request_id))
    if (row.status === 'done' || row.status === 'cancelled' || row.status === 'refused')
      throw new AppError('conflict', 'This request has come to its end.')
    if (!mine && row.owner_id !== by.admin_id) throw new AppError('conflict', 'Somebody else looks after it.')
    const owned = found(await updateErasure(deps.db, request_id, { owner_id: mine ? by.admin_id : null }))
    const { user_id, reference, owner_id } = owned
    return { row: owned, audit: { object: `customer:${user_id}`, after: { reference, owner: owner_id } } }
  })
}
