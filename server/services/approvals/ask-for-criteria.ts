import { findCriteriaDraft } from '#server/db/repositories/criteria/criteria-drafts.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { found } from '../shared/not-found.ts'
import { askOrAct } from './ask-or-act.ts'

/**
 * Publishes a draft of criteria, now or at an instant, or has that wait for a second person.
 * @throws AppError `not_found`; as `publishCriteria`, `scheduleCriteria` and `askOrAct`
 */
export async function askForCriteria(
  deps: Deps,
  draft_id: number,
  { publish_at = null, reason }: { publish_at?: string | null; reason?: string | undefined },
  by: ByStaff,
): ReturnType<typeof askOrAct> {
  const { lender_id } = found(await findCriteriaDraft(deps.db, draft_id))
  const body = { lender_id, draft_id, publish_at }
  return askOrAct(deps, { kind: 'criteria', target: lender_id, body, reason }, by)
}
