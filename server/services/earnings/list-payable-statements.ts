import type { PayableStatement } from '#src/contract/entities/earnings/payout.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { listPayoutStatements } from './list-payout-statements.ts'
import { payingOf, readPayingDesk, toPaying } from './shared/paying.ts'

/** A partner's months as an admin pays them: each with what marking it as paid would note, or why it cannot be. */
export async function listPayableStatements(
  deps: Deps,
  partnerId: number,
  { admin_id }: Pick<AdminSession, 'admin_id'>,
): Promise<PayableStatement[]> {
  const statements = await listPayoutStatements(deps, partnerId)
  const desk = await readPayingDesk(deps, partnerId)
  return statements.map((statement) => {
    const paying = payingOf(desk, statement.month, admin_id)
    return { ...statement, paying: paying && toPaying(paying) }
  })
}
