import { listCriteriaDraftRows } from '#server/db/repositories/criteria/criteria-drafts.ts'
import type { Deps } from '#server/deps.ts'
import type { CriteriaDraft } from '#src/contract/entities/criteria/criteria-draft.ts'
import { storedCriteria } from './public/criteria-rules.ts'

const LISTED = 50

/** The newest sets of changed criteria of a lender, newest first. */
export async function listCriteriaDrafts(deps: Deps, lenderId: number): Promise<CriteriaDraft[]> {
  const rows = await listCriteriaDraftRows(deps.db, lenderId, LISTED)
  return rows.map(({ draft_id, changes, replaced, status, publish_at, maker, created_at }) => ({
    draft_id,
    changes: storedCriteria(changes),
    replaced: storedCriteria(replaced),
    status,
    publish_at: publish_at?.toISOString() ?? null,
    created_by: maker,
    created_at: created_at.toISOString(),
  }))
}
