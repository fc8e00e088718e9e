import type { LenderApplication, LenderReceipt } from '#server/adapters/lenders/lender-gateway.ts'
import { lenderProfile } from '#server/adapters/lenders/lender-profiles.ts'
import {
  findApplication,
  lockApplication,
  updateApplication,
} from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import type { LenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import { findSharing } from '#server/db/repositories/privacy/consents.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { planIdOf } from '#src/contract/entities/catalogue/product-ids.ts'
import { NAMED_BEFORE } from '#src/contract/entities/privacy/asked-fields.ts'
import { isAppError } from '#src/contract/errors.ts'
import { toRupees, NO_PAISE } from '#src/contract/rules/paise.ts'
import { noteLenderCheck } from '../identity/note-lender-check.ts'
import { lenderParts } from '../offers/public/lender-parts.ts'
import { callLender } from '../shared/lenders/call-lender.ts'
import { interpretReport } from '../shared/lenders/interpret-report.ts'
import { productOf } from '../shared/stored-words.ts'
import { keepForLater } from './keep-for-later.ts'
import { moveApplication } from './move-application.ts'
import { queueFirstReport } from './queue-first-report.ts'
import { sendInsuranceRequest } from './send-insurance-request.ts'
import { queueCancellation } from './shared/after-stopping.ts'
import { holdUnmappedReport } from './shared/hold-unmapped-report.ts'
import { refusalChanges } from './shared/refusal-changes.ts'
import { isWaiting } from './shared/submission.ts'
import type { Submission } from './shared/submission.ts'

/**
 * Sends one application to its lender. The application's own id is the idempotency key, so however often this runs the
 * lender has it once.
 * @throws AppError `lender_unavailable` after marking the application as queued: the job is tried again.
 */
export async function submitApplication(deps: Deps, { app_id }: Submission): Promise<void> {
  const row = await findApplication(deps.db, app_id)
  if (!isWaiting(row)) return
  if (planIdOf(row.product_id) !== null) return sendInsuranceRequest(deps, row)
  if (row.lender_id === null) return
  const lender = await findLender(deps.db, row.lender_id)
  const customer = await findCustomer(deps.db, row.user_id)
  if (!lender || !customer) return
  let receipt: LenderReceipt
  try {
    const application = await toLenderApplication(deps, row, customer, lender)
    receipt = await callLender(deps, { lender_id: lender.lender_id, app_id, operation: 'submit' }, (onTry) =>
      deps.lenders.submit(application, app_id, onTry),
    )
  } catch (error) {
    if (isAppError(error) && error.code === 'lender_unavailable') await keepForLater(deps, app_id)
    throw error
  }
  await recordLenderReceipt(deps, app_id, lender, receipt)
}

async function recordLenderReceipt(
  deps: Deps,
  appId: string,
  { lender_id: lenderId, slug }: LenderRow,
  receipt: LenderReceipt,
): Promise<void> {
  const { lender_reference, handover_url, note } = receipt
  await transaction(deps, async (deps) => {
    const row = await lockApplication(deps.db, appId, null)
    if (!row) return
    const answer = await interpretReport(deps, row, receipt)
    // The lender has given a reference, so it has the application, whatever it calls that.
    const to = answer.status ?? 'received'
    const waitsForOtp = lenderProfile(slug).otp === true && to === 'received'
    const changes = { lender_reference, handover_url, ...refusalChanges(answer) }
    const moved = isWaiting(row) && (await moveApplication(deps, row, { to, source: 'lender', note, changes }))
    if (moved && !answer.known) await holdUnmappedReport(deps, row, { ...receipt, event_id: `submitted:${appId}` })
    if (receipt.matched_on !== null)
      await noteLenderCheck(deps, { user_id: row.user_id, app_id: appId, lender_id: lenderId }, receipt.matched_on)
    // Taken back meanwhile, or answered with a status that cannot follow: the reference is kept all the same.
    if (!moved) await updateApplication(deps.db, appId, changes)
    // It had been told to stop before it had the application: told again, now that it knows what is meant.
    if (row.stopped_at !== null) {
      await updateApplication(deps.db, appId, { cancel_answer: null })
      await queueCancellation(deps, appId, slug)
    }
    // A lender that sends a code goes on when it has been entered.
    if (moved && !waitsForOtp) await queueFirstReport(deps, lenderId, lender_reference)
  })
}

/** Nothing goes out but what the consent of this application named. */
async function toLenderApplication(
  deps: Deps,
  row: ApplicationRow,
  customer: CustomerRow,
  lender: LenderRow,
): Promise<LenderApplication> {
  const amount = toRupees(row.amount ?? NO_PAISE)
  const product = productOf(row)
  const consent = await findSharing(deps.db, row.app_id)
  const loan = { product, amount, customer, application: row, lender }
  const parts = lenderParts(deps, loan, consent?.shared?.fields ?? NAMED_BEFORE)
  return {
    app_id: row.app_id,
    reference: row.reference,
    product_type: product,
    lender_id: lender.lender_id,
    lender_slug: lender.slug,
    amount,
    tenure_months: row.tenure_months ?? 0,
    interest_rate: Number(row.offer?.interest_rate ?? 0),
    customer: parts.customer,
    details: parts.details,
    additional_info: openAnswers(deps, row, customer),
  }
}

function openAnswers(deps: Deps, row: ApplicationRow, customer: CustomerRow): LenderApplication['additional_info'] {
  if (row.additional_info_enc === null || customer.data_key === null) return {}
  // Written by answer-lender.ts after its schema.
  return JSON.parse(
    deps.vault.open(customer.data_key, row.additional_info_enc, 'applications.additional_info'),
  ) as LenderApplication['additional_info']
}
