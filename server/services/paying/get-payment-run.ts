import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import type { PaymentRun } from '#src/contract/entities/paying/payment-run.ts'
import { readRun } from './public/frozen.ts'
import { toRunView } from './shared/run-view.ts'

/** A run with its lines. @throws AppError `not_found` */
export async function getPaymentRun(
  deps: Deps,
  runId: number,
  { admin_id }: Pick<AdminSession, 'admin_id'>,
): Promise<PaymentRun> {
  const { run, lines } = await readRun(deps, runId)
  return toRunView(deps, run, lines, admin_id)
}
