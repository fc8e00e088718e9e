import { lockCall, updateCall } from '#server/db/repositories/calls/calls.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'

/**
 * Sets aside whom the agent has taken; for the rest of the lease nobody gets them.
 * @throws AppError `not_found`; `conflict` once the call was dialled: it has an ending then
 */
export async function skipCall(deps: Deps, callId: number, by: ByStaff): Promise<Audited> {
  await transaction(deps, async (deps) => {
    const call = found(await lockCall(deps.db, callId, by.admin_id))
    if (call.started_at !== null) throw new AppError('conflict', 'This call was dialled. Say how it ended.')
    await updateCall(deps.db, callId, { released_at: call.released_at ?? deps.clock.now() })
  })
  return { audit: { object: `call:${callId}` } }
}
