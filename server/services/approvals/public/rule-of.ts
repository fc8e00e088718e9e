import { listKindsOff } from '#server/db/repositories/approvals/approvals.ts'
import type { ApprovalRow } from '#server/db/repositories/approvals/approvals.ts'
import type { Deps } from '#server/deps.ts'
import { listRecentlyAbleStaff, oneHandWith } from '#server/services/shared/second-person/second-person.ts'
import { canOpen } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import { APPROVAL_KINDS, NEVER_ALONE, needsSecond } from '#src/contract/entities/approvals/approval.ts'

/** One of the staff to whom an act is done is no second person for it. */
const subjectOf = ({ kind, target }: Asked): number | null => (kind === 'staff' ? Number(target) : null)

/** An act by its kind, and what it is done to, where that matters. */
type Asked = Pick<ApprovalRow, 'kind'> & { target?: string }

/** Whether acts of a kind ask for a second person just now, and who could be it, or could lately. */
export async function ruleOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: Asked,
): Promise<{ on: boolean; able: number[]; never_alone: boolean }> {
  const { db } = deps
  const roles = ADMIN_ROLES.filter((role) => canOpen(role, APPROVAL_KINDS[asked.kind]) && canOpen(role, 'approvals'))
  const able = (await listRecentlyAbleStaff(deps, roles)).filter((each) => each !== subjectOf(asked))
  const on = !(await listKindsOff(db)).includes(asked.kind)
  return { on, able, never_alone: NEVER_ALONE.includes(asked.kind) }
}

/**
 * Why somebody may not agree to an act: they asked for it, while somebody else may decide or could lately, or it is done to
 * them; null = they may.
 */
export async function approvalProblem(
  deps: Pick<Deps, 'db' | 'clock'>,
  row: Pick<ApprovalRow, 'kind' | 'target' | 'asked_by'>,
  adminId: number,
): Promise<'asker' | 'subject' | null> {
  if (row.asked_by === adminId) return needsSecond(adminId, await ruleOf(deps, row)) ? 'asker' : null
  return subjectOf(row) === adminId ? 'subject' : null
}

/**
 * Those of the acts on which somebody may decide, each with from when they may agree to it: they and whoever asked have let one
 * another in lately; null = now.
 */
export async function decidableActs(
  deps: Pick<Deps, 'db' | 'clock'>,
  rows: readonly ApprovalRow[],
  adminId: number,
): Promise<{ row: ApprovalRow; from: Date | null }[]> {
  const mine: ApprovalRow[] = []
  for (const row of rows)
    if (row.outcome === null && (await approvalProblem(deps, row, adminId)) === null) mine.push(row)
  const until = mine.length === 0 ? null : await oneHandWith(deps, adminId)
  return mine.map((row) => ({ row, from: until?.get(row.asked_by) ?? null }))
}
