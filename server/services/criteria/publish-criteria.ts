import { updateCriteriaDraftRow } from '#server/db/repositories/criteria/criteria-drafts.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Criteria } from '#src/contract/entities/criteria/criteria-draft.ts'
import { lockDraft, replaceCriteria, storedCriteria } from './public/criteria-rules.ts'
import { decided } from './shared/decided-criteria.ts'

export interface CriteriaChange {
  lender_id: number
  before: Criteria
  after: Criteria
}

/**
 * Makes the criteria of a draft those of its lender.
 * @throws AppError `not_found`; `conflict` for what was published or called off already, or naming the criteria that
 * somebody changed meanwhile; `validation` when they do not fit the lender's others any more
 */
export async function publishCriteria(deps: Deps, draftId: number): Promise<CriteriaChange> {
  return transaction(deps, async (deps) => {
    const { draft, lender } = await lockDraft(deps.db, draftId)
    if (draft.status !== 'draft' && draft.status !== 'scheduled') throw decided(draft)
    const before = storedCriteria(draft.replaced)
    const after = storedCriteria(draft.changes)
    await replaceCriteria(deps, lender, before, after)
    await updateCriteriaDraftRow(deps.db, draftId, { status: 'published', publish_at: deps.clock.now() })
    return { lender_id: draft.lender_id, before, after }
  })
}
