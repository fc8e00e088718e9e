import type { CallMark } from '#src/contract/entities/calls/call.ts'
import { AppError } from '#src/contract/errors.ts'
import { findReviewed, updateCall } from '#server/db/repositories/calls/calls.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '../shared/not-found.ts'

/**
 * How a call went that was drawn for a second look.
 * @throws AppError `not_found` of one that was not; `conflict` of one's own
 */
export async function markCall(deps: Deps, callId: number, mark: CallMark, by: { admin_id: number }): Promise<void> {
  await transaction(deps, async (deps) => {
    const call = found(await findReviewed(deps.db, callId))
    if (call.admin_id === by.admin_id) throw new AppError('conflict', 'Somebody else looks at your own call.')
    await updateCall(deps.db, callId, { mark, marked_by: by.admin_id, marked_at: deps.clock.now() })
  })
}
