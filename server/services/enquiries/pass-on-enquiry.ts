import { targetKey } from '#server/adapters/outgoing/outgoing.ts'
import { lockLender } from '#server/db/repositories/catalogue/lenders.ts'
import { updateEnquiry } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { runJobNow } from '#server/jobs/run-jobs.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { lockSeenEnquiry } from './shared/lock-seen-enquiry.ts'
import { mayPassOn } from './shared/may-pass-on.ts'

/**
 * Passes an enquiry on to a lender, while its customer's consent stands. The first try is made at once; a lender that does
 * not answer is tried again by the queue, and the customer is told when it has it.
 * @throws AppError `not_found`; `conflict` once it does not wait for us, or somebody has acted on it meanwhile;
 * `consent_missing`; `validation` of a lender that is not switched on
 */
export async function passOnEnquiry(
  deps: Deps,
  reference: string,
  { lender_id, version }: { lender_id: number; version: number },
  by: ByStaff,
): Promise<Audited> {
  const job = await transaction(deps, async (deps) => {
    const { row } = await lockSeenEnquiry(deps, reference, { version, states: ['open'] })
    if (!(await mayPassOn(deps, row)))
      throw new AppError('consent_missing', 'The customer has taken back the consent to pass this enquiry on.')
    const lender = await lockLender(deps.db, lender_id)
    if (lender?.lender_status !== 1)
      throw new AppError('validation', 'This lender is not switched on.', {
        errors: { lender_id: 'rules:enquiryDesk.lender' },
      })
    const now = deps.clock.now()
    await updateEnquiry(deps.db, row.enquiry_id, {
      status: 'passed',
      lender_id,
      passed_at: now,
      passed_by: by.admin_id,
      gave_up_at: null,
      assigned_to: row.assigned_to ?? by.admin_id,
      version: version + 1,
    })
    const { enquiry_id } = row
    const payload = { enquiry_id, at: now.toISOString() }
    await queueJob(deps.db, 'send_enquiry', payload, now, targetKey('lender', lender.slug))
    return payload
  })
  await runJobNow(deps, 'send_enquiry', job)
  return { audit: { object: `loan-enquiry:${reference}`, after: { lender_id } } }
}
