import type { Approval, LenderApprovals } from '#src/contract/entities/approvals/approval.ts'
import type { LenderProperty } from '#src/contract/entities/catalogue/lender.ts'
import { CRITERIA_PROPERTIES } from '#src/contract/entities/criteria/criteria-draft.ts'
import type { CriteriaProperty } from '#src/contract/entities/criteria/criteria-draft.ts'
import { tabOf } from './lender-fields.ts'

const isCriterion = (property: LenderProperty): property is CriteriaProperty =>
  CRITERIA_PROPERTIES.some((each) => each === property)

/** The tab on which a change that waits is made. */
export function tabOfChange({ kind, printed }: Approval): string {
  if (printed) return tabOf(printed.property)
  return kind === 'slabs' ? 'revenue' : 'criteria'
}

/** What a property would become once somebody agrees; undefined where nothing of it waits. */
export function waitingValue(waiting: readonly Approval[], property: LenderProperty): unknown {
  for (const { printed, criteria } of waiting) {
    if (printed?.property === property) return printed.after
    if (criteria && isCriterion(property) && criteria.after[property] !== undefined) return criteria.after[property]
  }
  return undefined
}

/** A property whose single change is refused, because criteria take two people: it is changed with the others in one act. */
export const isChangedTogether = (approvals: LenderApprovals, property: LenderProperty): boolean =>
  approvals.criteria_take_two && isCriterion(property)
