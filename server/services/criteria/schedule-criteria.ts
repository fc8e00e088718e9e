import { updateCriteriaDraftRow } from '#server/db/repositories/criteria/criteria-drafts.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { ByStaff } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { days } from '#src/contract/rules/time.ts'
import { lockDraft } from './public/criteria-rules.ts'
import { decided } from './shared/decided-criteria.ts'

const LATEST_DAYS = 366

/**
 * Has a draft published at an instant within the next year, whatever restarts meanwhile.
 * @throws AppError `not_found`; `conflict` for what was published or called off already; `validation` for the time
 */
export async function scheduleCriteria(deps: Deps, draftId: number, publishAt: Date, by: ByStaff): Promise<void> {
  const wait = publishAt.getTime() - deps.clock.now().getTime()
  if (!(wait > 0 && wait <= days(LATEST_DAYS)))
    throw new AppError('validation', 'Check the highlighted field.', {
      errors: { publish_at: 'rules:criteria.publishAt' },
    })
  await transaction(deps, async (deps) => {
    const { draft } = await lockDraft(deps.db, draftId)
    if (draft.status !== 'draft' && draft.status !== 'scheduled') throw decided(draft)
    await updateCriteriaDraftRow(deps.db, draftId, { status: 'scheduled', publish_at: publishAt })
    const payload = { draft_id: draftId, admin_id: by.admin_id, at: publishAt.toISOString() }
    await queueJob(deps.db, 'publish_criteria', payload, publishAt)
  })
}
