import { saveDeskPerson } from '#server/db/repositories/support/desk-people.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import type { DeskShare } from '#src/contract/entities/support/ticket-desk.ts'
import { getDeskShare } from './get-desk-share.ts'

/** One of the staff says whether they take tickets, in which languages and about what. Answers what was and is. */
export async function updateDeskShare(
  deps: Deps,
  share: DeskShare,
  by: ByStaff,
): Promise<{ before: DeskShare; after: DeskShare }> {
  const before = await getDeskShare(deps, by)
  await saveDeskPerson(deps.db, { admin_id: by.admin_id, ...share })
  return { before, after: await getDeskShare(deps, by) }
}
