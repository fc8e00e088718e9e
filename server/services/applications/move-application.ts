import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { TxDeps } from '#server/deps.ts'
import { moveApplications } from './shared/move-applications.ts'
import type { Move } from './shared/move.ts'

/**
 * Moves a locked application along its statuses, writes the timeline and queues the news for the customer. Answers false
 * and changes nothing when the move is not allowed or the lender's event is known already.
 */
export async function moveApplication(deps: TxDeps, row: ApplicationRow, move: Move): Promise<boolean> {
  return (await moveApplications(deps, [{ row, move }])).has(row.app_id)
}
