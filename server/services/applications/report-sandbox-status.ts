import type { SandboxReport } from '#server/adapters/lenders/lender-gateway.ts'
import { findApplicationByLenderReference, lockApplication } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { receiveLenderWebhook } from './receive-lender-webhook.ts'

/**
 * Lets a sandbox lender report its next status, signed, through the same door as a real one. The queue keeps the step
 * and its time, so a restart loses nothing.
 */
export async function reportSandboxStatus(deps: Deps, payload: JobPayloads['sandbox_lender_report']): Promise<void> {
  const { lender_id, lender_reference, step } = payload
  const { controls } = deps.lenders
  const report = controls?.report(lender_id, lender_reference, step)
  if (!controls || !report) return
  if ((await tell(deps, payload, report)) === 'stopped') return
  const next = controls.report(lender_id, lender_reference, step + 1)
  if (!next) return
  const at = new Date(deps.clock.now().getTime() + next.after_seconds * 1000)
  await queueJob(deps.db, 'sandbox_lender_report', { lender_id, lender_reference, step: step + 1 }, at)
}

/** While the application is held: what is answered to a request to stop meanwhile comes before this report, or after it. */
async function tell(
  deps: Deps,
  { lender_id, lender_reference }: JobPayloads['sandbox_lender_report'],
  report: SandboxReport,
): Promise<'told' | 'stopped'> {
  return transaction(deps, async (deps) => {
    const found = await findApplicationByLenderReference(deps.db, lender_id, lender_reference)
    const application = found && (await lockApplication(deps.db, found.app_id, null))
    // A lender that has stopped has nothing more to report; of a customer who was erased meanwhile there is nobody left.
    if (!application || application.cancel_answer === 'confirmed') return 'stopped'
    const { bytes, headers } = report.sign(toRupees(application.amount))
    await receiveLenderWebhook(deps, lender_id, bytes, headers)
    return 'told'
  })
}
