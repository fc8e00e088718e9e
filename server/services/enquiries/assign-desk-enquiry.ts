import { listEnquiryPeople } from '#server/db/repositories/enquiries/enquiry-desk.ts'
import { updateEnquiry } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { AppError } from '#src/contract/errors.ts'
import { ENQUIRY_ROLES } from './shared/enquiry-desk-view.ts'
import { lockSeenEnquiry } from './shared/lock-seen-enquiry.ts'

/**
 * Gives an enquiry to somebody who may act on it, or to nobody. Answers whose it was.
 * @throws AppError `not_found`; `conflict` once it does not wait for us, or somebody has acted on it meanwhile;
 * `validation` of somebody who may not act on it
 */
export async function assignDeskEnquiry(
  deps: Deps,
  reference: string,
  { admin_id, version }: { admin_id: number | null; version: number },
): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const { row } = await lockSeenEnquiry(deps, reference, { version, states: ['open'] })
    const people = await listEnquiryPeople(deps.db, ENQUIRY_ROLES)
    if (admin_id !== null && people.every((each) => each.admin_id !== admin_id))
      throw new AppError('validation', 'This person does not act on loan enquiries.', {
        errors: { admin_id: 'rules:enquiryDesk.person' },
      })
    await updateEnquiry(deps.db, row.enquiry_id, { assigned_to: admin_id, version: version + 1 })
    const before = { assigned_to: row.assigned_to }
    return { audit: { object: `loan-enquiry:${reference}`, before, after: { assigned_to: admin_id } } }
  })
}
