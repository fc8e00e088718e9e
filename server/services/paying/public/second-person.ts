import type { PaymentRunRow } from '#server/db/repositories/paying/payment-runs.ts'
import { findFactor } from '#server/db/repositories/staff/second-factors.ts'
import type { Deps } from '#server/deps.ts'
import { needsAnother, oneHandUntil } from '#server/services/shared/second-person/second-person.ts'
import { canOpen } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import type { CheckProblem } from '#src/contract/entities/paying/payment-run.ts'

/** Why somebody may not check a run, and from when they may, of `one_hand`; both null = they may now. */
interface CheckStanding {
  problem: CheckProblem | null
  from: Date | null
}

const PAYER_ROLES = ADMIN_ROLES.filter((role) => canOpen(role, 'payment-runs'))

/**
 * How somebody stands to the check of a run: whoever made it does not, while somebody else may or could lately, nor does one of two of
 * whom one has just let in the other, and nobody without a second factor.
 */
export async function checkStanding(
  deps: Pick<Deps, 'db' | 'clock'>,
  { made_by }: PaymentRunRow,
  adminId: number,
): Promise<CheckStanding> {
  const of = (problem: CheckProblem | null, from: Date | null = null) => ({ problem, from })
  if (await needsAnother(deps, { written_by: made_by }, adminId, PAYER_ROLES)) return of('maker')
  const from = await oneHandUntil(deps, made_by, adminId)
  if (from) return of('one_hand', from)
  return of((await findFactor(deps.db, adminId))?.secret_enc ? null : 'no_factor')
}
