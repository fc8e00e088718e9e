import { updateCriteriaDraftRow } from '#server/db/repositories/criteria/criteria-drafts.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockDraft, replaceCriteria, storedCriteria } from './public/criteria-rules.ts'
import type { CriteriaChange } from './publish-criteria.ts'
import { decided } from './shared/decided-criteria.ts'

/**
 * Takes changed criteria back: published ones give the lender its former values, others are only called off. Answers
 * what changed of the lender; null = nothing.
 * @throws AppError `not_found`; `conflict` for what was called off already, or naming the criteria that somebody changed
 * since they were published; `validation` when the former values do not fit the lender's others any more
 */
export async function rollBackCriteria(deps: Deps, draftId: number): Promise<CriteriaChange | null> {
  return transaction(deps, async (deps) => {
    const { draft, lender } = await lockDraft(deps.db, draftId)
    if (draft.status === 'rolled_back') throw decided(draft)
    const published = draft.status === 'published'
    const [before, after] = [storedCriteria(draft.changes), storedCriteria(draft.replaced)]
    if (published) await replaceCriteria(deps, lender, before, after)
    await updateCriteriaDraftRow(deps.db, draftId, { status: 'rolled_back' })
    return published ? { lender_id: draft.lender_id, before, after } : null
  })
}
