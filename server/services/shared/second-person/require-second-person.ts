import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { AppError } from '#src/contract/errors.ts'
import { notifyOfSoleApproval } from './notify-of-sole-approval.ts'
import { needsAnother, requireTwoHands } from './second-person.ts'

interface Act extends Pick<JobPayloads['tell_of_alone'], 'kind' | 'target'> {
  written_by: number | null
  /** Why whoever wrote it down may not confirm it. */
  own: string
  /** Who else may; absent: administrators. */
  roles?: readonly number[]
}

/**
 * Lets a second person confirm what was written down, and whoever wrote it only where nobody else may: then all administrators are
 * told. In the transaction of the act.
 * @throws AppError `conflict` for the writer, and between two of whom one has just let in the other
 */
export async function requireSecondPerson(
  deps: Deps,
  { written_by, own, roles, ...act }: Act,
  admin_id: number,
): Promise<void> {
  if (await needsAnother(deps, { written_by }, admin_id, roles)) throw new AppError('conflict', own)
  await requireTwoHands(deps, written_by, admin_id)
  if (written_by === admin_id) await notifyOfSoleApproval(deps, { ...act, admin_id })
}
