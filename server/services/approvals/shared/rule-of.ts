import { listAbleUntil } from '#server/db/repositories/approvals/able-lately.ts'
import { listKindsOff } from '#server/db/repositories/approvals/approvals.ts'
import { listActiveAdmins } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'
import { canOpen } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import { ABLE_DAYS, APPROVAL_KINDS } from '#src/contract/entities/approvals/approval.ts'
import type { ApprovalKind } from '#src/contract/entities/approvals/approval.ts'
import { days } from '#src/contract/rules/time.ts'

/** Since when somebody counts who could have been the second person. */
export const ableSince = ({ clock }: Pick<Deps, 'clock'>): Date => new Date(clock.now().getTime() - days(ABLE_DAYS))

/**
 * Whether acts of a kind ask for a second person just now, and who could be it, or could have been within the last days:
 * whoever suspends the only other one is not alone by that.
 */
export async function ruleOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  kind: ApprovalKind,
): Promise<{ on: boolean; able: number[] }> {
  const { db } = deps
  const roles = ADMIN_ROLES.filter((role) => canOpen(role, APPROVAL_KINDS[kind]) && canOpen(role, 'approvals'))
  const able = [...(await listActiveAdmins(db, roles)), ...(await listAbleUntil(db, roles, ableSince(deps)))]
  return { on: !(await listKindsOff(db)).includes(kind), able: [...new Set(able)] }
}
