import { saveDeskPerson } from '#server/db/repositories/support/desk-people.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { DeskShare } from '#src/contract/entities/support/ticket-desk.ts'
import { getDeskShare } from './get-desk-share.ts'

/** One of the staff says whether they take tickets, in which languages and about what. Answers what was and is. */
export async function updateDeskShare(
  deps: Deps,
  share: DeskShare,
  by: ByStaff,
): Promise<Audited<{ data: DeskShare }>> {
  const before = await getDeskShare(deps, by)
  await saveDeskPerson(deps.db, { admin_id: by.admin_id, ...share })
  const after = await getDeskShare(deps, by)
  return { data: after, audit: { object: `admin:${by.admin_id}`, before, after } }
}
