import { updateEnquiry } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { EnquiryCloseReason } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { lockSeenEnquiry } from './shared/lock-seen-enquiry.ts'
import { queueEnquiryNews } from './shared/queue-enquiry-news.ts'

/**
 * Closes an enquiry, also one that a lender has; its customer is told why.
 * @throws AppError `not_found`; `conflict` where it is closed, or somebody has acted on it meanwhile
 */
export async function closeDeskEnquiry(
  deps: Deps,
  reference: string,
  { reason, version }: { reason: EnquiryCloseReason; version: number },
  by: ByStaff,
): Promise<Audited> {
  await transaction(deps, async (deps) => {
    const { row } = await lockSeenEnquiry(deps, reference, { version, states: ['open', 'passed'] })
    await updateEnquiry(deps.db, row.enquiry_id, {
      status: 'closed',
      close_reason: reason,
      closed_at: deps.clock.now(),
      closed_by: by.admin_id,
      version: version + 1,
    })
    await queueEnquiryNews(deps, row, 'closed')
  })
  return { audit: { object: `loan-enquiry:${reference}`, after: { reason } } }
}
