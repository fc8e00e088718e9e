import { canOpen } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import { APPROVAL_KINDS, type ApprovalKind } from '#src/contract/entities/approvals/approval.ts'
import { listKindsOff } from '#server/db/repositories/approvals/approvals.ts'
import { listActiveAdmins } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'

/** Whether acts of a kind ask for a second person just now, and who could be it. */
export async function ruleOf({ db }: Pick<Deps, 'db'>, kind: ApprovalKind): Promise<{ on: boolean; able: number[] }> {
  const roles = ADMIN_ROLES.filter((role) => canOpen(role, APPROVAL_KINDS[kind]) && canOpen(role, 'approvals'))
  return { on: !(await listKindsOff(db)).includes(kind), able: await listActiveAdmins(db, roles) }
}
