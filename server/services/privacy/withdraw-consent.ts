import { withTransaction } from '#server/db/client.ts'
import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { stampPurposeWithdrawn, stampWithdrawn } from '#server/db/repositories/privacy/consents.ts'
import { lockCustomer, updateCustomer } from '#server/db/repositories/profile/customers.ts'
import { closeOpenEnquiries } from '#server/db/repositories/applications/loan-enquiries.ts'
import type { Deps } from '#server/deps.ts'
import { moveApplication } from '../applications/move-application.ts'
import { notFound } from '../shared/not-found.ts'

const PERMISSION_FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    marketing_sms: 'allow_sms',
    marketing_email: 'allow_emails',
  }),
)

/** Without these an application cannot go on. */
const SHARING: readonly string[] = ['share_with_lender', 'share_with_card_bank', 'share_with_insurer']

/**
 * Withdraws one consent, in as many steps as it took to give it. Permission to write is switched off with it; without
 * the consent to share, an application that has not reached its lender is taken back.
 * @throws AppError `not_found` for another customer's consent, a missing one and one that is withdrawn already
 */
export async function withdrawConsent(deps: Deps, consentId: number, by: { user_id: number }): Promise<void> {
  const now = deps.clock.now()
  await withTransaction(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, by.user_id)
    const consent = customer ? await stampWithdrawn(tx, by.user_id, consentId, now) : null
    if (!customer || !consent) throw notFound()
    const field = PERMISSION_FIELDS.get(consent.purpose)
    if (field) {
      await updateCustomer(tx, by.user_id, { profile: { ...customer.profile, [field]: 0 }, updated_at: now })
    } else if (consent.purpose === 'credit_score') {
      // Given once for every application: an older line of the same consent must not keep it alive.
      await stampPurposeWithdrawn(tx, by.user_id, 'credit_score', now)
    } else if (consent.purpose === 'loan_enquiry') {
      await closeOpenEnquiries(tx, by.user_id)
    } else if (SHARING.includes(consent.purpose) && consent.app_id !== null) {
      const row = await lockApplication(tx, consent.app_id, by.user_id)
      if (row?.status === 'submitted' || row?.status === 'queued')
        await moveApplication(deps, tx, row, { to: 'withdrawn', source: 'customer' })
    }
  })
}
