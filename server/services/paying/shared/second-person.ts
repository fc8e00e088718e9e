import { listActiveAdmins } from '#server/db/repositories/identity/admins.ts'
import type { PaymentRunRow } from '#server/db/repositories/paying/payment-runs.ts'
import { findFactor } from '#server/db/repositories/staff/second-factors.ts'
import type { Deps } from '#server/deps.ts'
import { canOpen } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import type { CheckProblem } from '#src/contract/entities/paying/payment-run.ts'

const PAYER_ROLES = ADMIN_ROLES.filter((role) => canOpen(role, 'payment-runs'))

/** Nobody but whoever made a run may check it. */
const isAlone = async ({ db }: Pick<Deps, 'db'>, adminId: number): Promise<boolean> =>
  (await listActiveAdmins(db, PAYER_ROLES)).every((each) => each === adminId)

/** Why somebody may not check a run: whoever made it does not, while somebody else may, and nobody without a second factor. */
export async function checkProblem(
  deps: Pick<Deps, 'db'>,
  { made_by }: PaymentRunRow,
  adminId: number,
): Promise<CheckProblem | null> {
  if (made_by === adminId && !(await isAlone(deps, adminId))) return 'maker'
  return (await findFactor(deps.db, adminId))?.secret_enc ? null : 'no_factor'
}
