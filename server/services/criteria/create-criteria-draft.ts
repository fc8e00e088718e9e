import { toLender } from '#server/db/lender-row.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { createCriteriaDraftRow } from '#server/db/repositories/criteria/criteria-drafts.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { Criteria } from '#src/contract/entities/criteria/criteria-draft.ts'
import { AppError } from '#src/contract/errors.ts'
import { notFound } from '../shared/not-found.ts'
import { presentCriteria, realChanges, withCriteria } from './public/criteria-rules.ts'

/**
 * Keeps changed criteria with the values that the lender has now.
 * @throws AppError `not_found`; `validation` when nothing is different or a value does not fit the others
 */
export async function createCriteriaDraft(
  deps: Deps,
  { lender_id, changes }: { lender_id: number; changes: Criteria },
  by: ByStaff,
): Promise<Audited<{ draft_id: number }>> {
  const row = await findLender(deps.db, lender_id)
  if (!row || row.deleted_at !== null) throw notFound()
  const lender = toLender(row)
  const real = realChanges(lender, changes)
  if (Object.keys(real).length === 0)
    throw new AppError('validation', 'Change at least one field.', { errors: { changes: 'rules:criteria.none' } })
  withCriteria(lender, real)
  const { draft_id } = await createCriteriaDraftRow(deps.db, {
    lender_id,
    changes: real,
    replaced: presentCriteria(lender, real),
    status: 'draft',
    created_by: by.admin_id,
    created_at: deps.clock.now(),
  })
  return { draft_id, audit: { object: `criteria_draft:${draft_id}`, after: { lender_id, ...real } } }
}
