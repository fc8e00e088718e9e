import { listDecidedApprovals, listWaitingApprovals } from '#server/db/repositories/approvals/approvals.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { needsSecond, RULED_KINDS } from '#src/contract/entities/approvals/approval.ts'
import type { Approvals } from '#src/contract/entities/approvals/approval.ts'
import { ruleOf } from './public/rule-of.ts'
import { approvalViews } from './shared/approval-views.ts'

/** So many of what was decided are listed; the log has all. */
const DECIDED = 50

/** What waits for a second person, what was decided lately, and which kinds need one. */
export async function listApprovals(deps: Deps, by: ByStaff): Promise<Approvals> {
  const waiting = await listWaitingApprovals(deps.db)
  const decided = await listDecidedApprovals(deps.db, DECIDED)
  const views = await approvalViews(deps, [...waiting, ...decided], by.admin_id)
  const rules: Approvals['rules'] = []
  for (const kind of RULED_KINDS) {
    const { on, able } = await ruleOf(deps, { kind })
    rules.push({ kind, on, others: needsSecond(by.admin_id, { on: true, able }) })
  }
  return { waiting: views.slice(0, waiting.length), decided: views.slice(waiting.length), rules }
}
