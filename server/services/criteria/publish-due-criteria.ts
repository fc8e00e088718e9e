import { toLender } from '#server/db/lender-row.ts'
import { lockAnyLender } from '#server/db/repositories/catalogue/lenders.ts'
import { findCriteriaDraft, updateCriteriaDraftRow } from '#server/db/repositories/criteria/criteria-drafts.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { isAppError } from '#src/contract/errors.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { notFound } from '../shared/not-found.ts'
import { replaceCriteria, storedCriteria } from './public/criteria-rules.ts'

/**
 * Publishes a scheduled draft when its time has come. Whatever stands against it, a draft or lender that is gone included,
 * is written down and the draft stays a draft: trying again would not help.
 */
export async function publishDueCriteria(
  deps: Deps,
  { draft_id, admin_id, at }: JobPayloads['publish_criteria'],
): Promise<void> {
  await transaction(deps, async (deps) => {
    const found = await findCriteriaDraft(deps.db, draft_id)
    const row = found && (await lockAnyLender(deps.db, found.lender_id))
    const draft = row && (await findCriteriaDraft(deps.db, draft_id))
    // Called off, published by hand, or put off to another time.
    if (draft && (draft.status !== 'scheduled' || draft.publish_at?.toISOString() !== at)) return
    const object = draft ? `lender:${draft.lender_id}` : `criteria_draft:${draft_id}`
    const by = { actor: `admin:${admin_id}`, object }
    try {
      if (!draft || row.deleted_at !== null) throw notFound()
      const [before, after] = [storedCriteria(draft.replaced), storedCriteria(draft.changes)]
      await replaceCriteria(deps, toLender(row), before, after)
      await updateCriteriaDraftRow(deps.db, draft_id, { status: 'published' })
      await writeAudit(deps, { ...by, action: 'criteria.publish', before, after })
    } catch (error) {
      if (!isAppError(error)) throw error
      await updateCriteriaDraftRow(deps.db, draft_id, { status: 'draft' })
      const refused = { draft_id, changed: Object.keys(error.errors ?? {}) }
      await writeAudit(deps, { ...by, action: 'criteria.publish-refused', after: refused })
    }
  })
}
