import { findEnquiryById, lockEnquiry, updateEnquiry } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { isInTransit } from './shared/is-in-transit.ts'

/** The lender was not reached in two days: the enquiry waits for us again, with whoever has it. */
export async function giveUpEnquiry(deps: Deps, { enquiry_id, at }: JobPayloads['send_enquiry']): Promise<void> {
  await transaction(deps, async (deps) => {
    const known = await findEnquiryById(deps.db, enquiry_id)
    // Its customer may be sending another one: that waits, and finds this one open.
    if (known) await lockCustomer(deps.db, known.user_id)
    const row = await lockEnquiry(deps.db, enquiry_id)
    if (!isInTransit(row, at)) return
    await updateEnquiry(deps.db, enquiry_id, {
      status: 'open',
      lender_id: null,
      passed_at: null,
      passed_by: null,
      gave_up_at: deps.clock.now(),
      version: row.version + 1,
    })
    await writeAudit(deps, {
      actor: 'creditlane',
      action: 'loan-enquiry.not-taken',
      object: `loan-enquiry:${row.reference}`,
      before: { lender_id: row.lender_id },
    })
  })
}
