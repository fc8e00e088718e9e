import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { withdrawEnquiries } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import { findConsent, stampPurposeWithdrawn, stampWithdrawn } from '#server/db/repositories/privacy/consents.ts'
import type { ConsentRow } from '#server/db/repositories/privacy/consents.ts'
import { removeScores } from '#server/db/repositories/profile/credit-scores.ts'
import { lockCustomer, updateCustomer } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import { isWithdrawable } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'
import { APPLICATION_PERMISSIONS } from '#src/contract/entities/privacy/withdrawal-rule.ts'
import { AppError } from '#src/contract/errors.ts'
import { stopApplication } from '../applications/stop-application.ts'
import { findPermission, keepPermission } from '../profile/public/permission-to-write.ts'
import { notFound } from '../shared/not-found.ts'

/**
 * Withdraws one consent, in as many steps as it took to give it, and stops in the same transaction what went on under it:
 * WITHDRAWAL_RULE says what that is.
 * @throws AppError `not_found` for another customer's consent, a missing one and one that is withdrawn already; `conflict`
 * for what is kept as proof
 */
export async function withdrawConsent(deps: Deps, consentId: number, by: ByCustomer & { ip: string }): Promise<void> {
  await transaction(deps, async (deps) => {
    const customer = await lockCustomer(deps.db, by.user_id)
    const consent = customer && (await findConsent(deps.db, by.user_id, consentId))
    if (!consent || consent.withdrawn_at !== null) throw notFound()
    // Written by giveConsents and its like, each from a ConsentPurpose.
    if (!isWithdrawable(consent.purpose as ConsentPurpose))
      throw new AppError(
        'conflict',
        'This is kept as proof of what you were shown. There is nothing to withdraw in it.',
      )
    await stampWithdrawn(deps.db, consentId, deps.clock.now())
    await stopUnder(deps, customer, consent, by)
  })
}

async function stopUnder(
  deps: TxDeps,
  customer: CustomerRow,
  { purpose, app_id }: ConsentRow,
  { user_id, ip }: { user_id: number; ip: string },
): Promise<void> {
  const now = deps.clock.now()
  const permission = findPermission('purpose', purpose)
  if (permission) {
    const changes = await keepPermission(deps, customer, permission, { allowed: false, ip })
    await updateCustomer(deps.db, user_id, { ...changes, updated_at: now })
  } else if (purpose === 'credit_score') {
    // Given once for every application: an older line of the same consent must not keep it alive.
    await stampPurposeWithdrawn(deps.db, user_id, purpose, now)
    await removeScores(deps.db, deps.vault, customer)
  } else if (purpose === 'loan_enquiry') {
    await withdrawEnquiries(deps.db, user_id, now)
  } else if (app_id !== null && APPLICATION_PERMISSIONS.some((each) => each === purpose)) {
    const row = await lockApplication(deps.db, app_id, user_id)
    if (row) await stopApplication(deps, row, 'consent_withdrawn')
  }
}
