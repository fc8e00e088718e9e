import { listWaitingApprovals } from '#server/db/repositories/approvals/approvals.ts'
import type { ApprovalRow } from '#server/db/repositories/approvals/approvals.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { needsSecond } from '#src/contract/entities/approvals/approval.ts'
import type { LenderApprovals } from '#src/contract/entities/approvals/approval.ts'
import { ruleOf } from './public/rule-of.ts'
import { approvalViews } from './shared/approval-views.ts'

const isAbout = ({ body }: ApprovalRow, lenderId: number): boolean =>
  (body as { lender_id?: number }).lender_id === lenderId

/** What of a lender waits for a second person, and whether its criteria would. */
export async function listLenderApprovals(deps: Deps, lenderId: number, by: ByStaff): Promise<LenderApprovals> {
  const rows = (await listWaitingApprovals(deps.db)).filter((row) => isAbout(row, lenderId))
  return {
    waiting: await approvalViews(deps, rows, by.admin_id),
    criteria_take_two: needsSecond(by.admin_id, await ruleOf(deps, { kind: 'criteria' })),
  }
}
