import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { findEnquiryById, lockEnquiry, updateEnquiry } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { callLender } from '../shared/lenders/call-lender.ts'
import { enquiryParts } from './shared/enquiry-parts.ts'
import { isInTransit } from './shared/is-in-transit.ts'
import { queueEnquiryNews } from './shared/queue-enquiry-news.ts'

/**
 * Hands an enquiry to the lender that it was passed on to, unless it was closed or its consent withdrawn meanwhile. However
 * often this runs, the lender has it once.
 * @throws AppError `lender_unavailable`: the queue tries again.
 */
export async function sendEnquiry(deps: Deps, { enquiry_id, at }: JobPayloads['send_enquiry']): Promise<void> {
  const row = await findEnquiryById(deps.db, enquiry_id)
  if (!isInTransit(row, at) || row.lender_id === null) return
  const lender = await findLender(deps.db, row.lender_id)
  const customer = await findCustomer(deps.db, row.user_id)
  if (!lender || !customer) return
  const { lender_id, slug: lender_slug } = lender
  const { reference, kind } = row
  const enquiry = { reference, kind, lender_id, lender_slug, ...enquiryParts(deps, row, customer) }
  await callLender(deps, { lender_id, app_id: reference, operation: 'enquire' }, (onTry) =>
    deps.lenders.enquire(enquiry, `enquiry:${reference}`, onTry),
  )
  await transaction(deps, async (deps) => {
    const now = await lockEnquiry(deps.db, enquiry_id)
    if (!now) return
    // Also where it was closed while it went out: the lender has it.
    await updateEnquiry(deps.db, enquiry_id, { sent_at: deps.clock.now() })
    if (now.status === 'passed') await queueEnquiryNews(deps, now, 'passed')
  })
}
