import type { PaymentRunRow } from '#server/db/repositories/paying/payment-runs.ts'
import { findFactor } from '#server/db/repositories/staff/second-factors.ts'
import type { Deps } from '#server/deps.ts'
import { areOneHand, needsAnother } from '#server/services/shared/second-person.ts'
import { canOpen } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import type { CheckProblem } from '#src/contract/entities/paying/payment-run.ts'

const PAYER_ROLES = ADMIN_ROLES.filter((role) => canOpen(role, 'payment-runs'))

/**
 * Why somebody may not check a run: whoever made it does not, while somebody else may or could lately, nor does one of two of
 * whom one has just let in the other, and nobody without a second factor.
 */
export async function checkProblem(
  deps: Pick<Deps, 'db' | 'clock'>,
  { made_by }: PaymentRunRow,
  adminId: number,
): Promise<CheckProblem | null> {
  if (await needsAnother(deps, { written_by: made_by }, adminId, PAYER_ROLES)) return 'maker'
  if (await areOneHand(deps, made_by, adminId)) return 'one_hand'
  return (await findFactor(deps.db, adminId))?.secret_enc ? null : 'no_factor'
}
