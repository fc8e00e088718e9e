import { CRITERIA_PROPERTIES } from '#src/contract/entities/criteria/criteria-draft.ts'
import { needsSecond } from '#src/contract/entities/approvals/approval.ts'
import type { LenderUpdate } from '#src/contract/entities/catalogue/lender.ts'
import { AppError } from '#src/contract/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { updateLender, type LenderChange } from '../catalogue/update-lender.ts'
import { ruleOf } from './shared/rule-of.ts'

const isCriterion = (property: string): boolean => CRITERIA_PROPERTIES.some((each) => each === property)

/**
 * Changes one property of a lender. A criterion takes the way of all criteria where somebody else has to agree: a draft
 * that is published.
 * @throws AppError `conflict` for a criterion that takes two people; as `updateLender`
 */
export async function editLender(
  deps: Deps,
  update: LenderUpdate,
  { admin_id }: Pick<AdminSession, 'admin_id'>,
): Promise<LenderChange> {
  if (isCriterion(update.property) && needsSecond(admin_id, await ruleOf(deps, 'criteria')))
    throw new AppError(
      'conflict',
      'Criteria take two people. Change this under Criteria and publish it there: somebody else agrees.',
    )
  return updateLender(deps, update)
}
