import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import type { PaymentRun } from '#src/contract/entities/paying/payment-run.ts'
import { readRun } from './public/frozen-run.ts'
import { toRunView } from './shared/run-view.ts'

/** A run with its lines. @throws AppError `not_found` */
export async function getPaymentRun(deps: Deps, runId: number, by: ByStaff): Promise<PaymentRun> {
  const { run, lines } = await readRun(deps, runId)
  return toRunView(deps, run, lines, by.admin_id)
}
