import {
  APPROVAL_FIELDS,
  needsSecond,
  RULED_KINDS,
  type Approval,
  type Approvals,
} from '#src/contract/entities/approvals/approval.ts'
import {
  listDecidedApprovals,
  listWaitingApprovals,
  type ApprovalRow,
} from '#server/db/repositories/approvals/approvals.ts'
import { listAdminNames } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { ruleOf } from './shared/rule-of.ts'

/** So many of what was decided are listed; the log has all. */
const DECIDED = 50

/** What waits for a second person, what was decided lately, and which kinds need one. */
export async function listApprovals(deps: Deps, { admin_id }: Pick<AdminSession, 'admin_id'>): Promise<Approvals> {
  const waiting = await listWaitingApprovals(deps.db)
  const decided = await listDecidedApprovals(deps.db, DECIDED)
  const ids = [...waiting, ...decided].flatMap((row) => [row.asked_by, row.decided_by ?? row.asked_by])
  const names = await listAdminNames(deps.db, [...new Set(ids)])
  const rules: Approvals['rules'] = []
  for (const kind of RULED_KINDS) {
    const { on, able } = await ruleOf(deps, kind)
    rules.push({ kind, on, others: needsSecond(admin_id, { on: true, able }) })
  }
  const views: Approval[] = []
  for (const row of waiting) {
    const may = row.asked_by !== admin_id || !needsSecond(admin_id, await ruleOf(deps, row.kind))
    views.push(toApproval(row, { admin_id, names, may }))
  }
  return { waiting: views, decided: decided.map((row) => toApproval(row, { admin_id, names, may: false })), rules }
}

const textOf = (value: string | number | boolean | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value)

function toApproval(
  { shown, asked_by, asked_at, decided_by, decided_at, ...row }: ApprovalRow,
  { admin_id, names, may }: { admin_id: number; names: ReadonlyMap<number, string>; may: boolean },
): Approval {
  const { approval_id, kind, reason, outcome, decision } = row
  return {
    ...{ approval_id, kind, reason, outcome, decision, about: shown.about, may_approve: may },
    changes: APPROVAL_FIELDS.filter((field) => field in shown.after).map((field) => ({
      field,
      before: textOf(shown.before[field]),
      after: textOf(shown.after[field]),
    })),
    asked_by: names.get(asked_by) ?? '',
    asked_at: asked_at.toISOString(),
    is_own: asked_by === admin_id,
    decided_by: decided_by === null ? null : (names.get(decided_by) ?? ''),
    decided_at: decided_at?.toISOString() ?? null,
  }
}
