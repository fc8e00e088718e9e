import { findApplicationByLenderReference } from '#server/db/repositories/applications/applications.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { AppError } from '#src/contract/errors.ts'
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
  const application = await findApplicationByLenderReference(deps.db, lender_id, lender_reference)
  // A lender that has stopped has nothing more to report.
  if (application?.cancel_answer === 'confirmed') return
  const { bytes, headers } = report.sign(toRupees(application?.amount ?? null))
  try {
    await receiveLenderWebhook(deps, lender_id, bytes, headers)
  } catch (error) {
    // The customer was erased meanwhile: there is nobody left to report about.
    if (error instanceof AppError && error.code === 'not_found') return
    throw error
  }
  const next = controls.report(lender_id, lender_reference, step + 1)
  if (!next) return
  const at = new Date(deps.clock.now().getTime() + next.after_seconds * 1000)
  await queueJob(deps.db, 'sandbox_lender_report', { lender_id, lender_reference, step: step + 1 }, at)
}
