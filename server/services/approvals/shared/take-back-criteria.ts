import type { TxDeps } from '#server/deps.ts'
import { lockDraft, storedCriteria } from '#server/services/criteria/public/criteria-rules.ts'
import { rollBackCriteria } from '#server/services/criteria/roll-back-criteria.ts'
import { criteriaOf } from '#src/contract/entities/criteria/criteria-draft.ts'
import type { Done } from './act-outcome.ts'

/** Published criteria go, and the former ones are back; planned ones do not come. */
export async function takeBackCriteria(deps: TxDeps, draftId: number): Promise<Done> {
  const { draft, lender } = await lockDraft(deps.db, draftId)
  const planned = draft.publish_at?.toISOString() ?? null
  const change = await rollBackCriteria(deps, draftId)
  const before = Object.fromEntries(criteriaOf(storedCriteria(draft.changes)))
  const after = Object.fromEntries(criteriaOf(storedCriteria(draft.replaced)))
  return {
    audit: change
      ? { object: `lender:${lender.lender_id}`, before, after }
      : { object: `criteria_draft:${draftId}`, before: { publish_at: planned }, after: { publish_at: null } },
    record: `lender:${lender.lender_id}`,
    shown: {
      about: lender.name,
      before: change ? before : { ...before, publish_at: planned },
      after: change ? after : { ...after, publish_at: null },
    },
  }
}
