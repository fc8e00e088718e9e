import { findCriteriaDraft } from '#server/db/repositories/criteria/criteria-drafts.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { found } from '../shared/not-found.ts'
import { askOrAct } from './ask-or-act.ts'
import { ACTS } from './shared/acts.ts'

/**
 * Takes published criteria back, or calls planned ones off, or has that wait for a second person. A mere draft changes
 * nothing of the lender: whoever wants may throw it away.
 * @throws AppError `not_found`; as `rollBackCriteria` and `askOrAct`
 */
export async function askForFormerCriteria(
  deps: Deps,
  draft_id: number,
  { reason }: { reason?: string | undefined },
  by: ByStaff,
): ReturnType<typeof askOrAct> {
  const { lender_id, status } = found(await findCriteriaDraft(deps.db, draft_id))
  const body = { lender_id, draft_id, roll_back: true } as const
  if (status === 'draft') {
    const { audit } = await transaction(deps, (deps) => ACTS.criteria(deps, body, by))
    return { waits: false, audit }
  }
  return askOrAct(deps, { kind: 'criteria', target: lender_id, body, reason }, by)
}
