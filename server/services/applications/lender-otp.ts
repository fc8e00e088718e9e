import {
  OTP_LIFE_SECONDS,
  OTP_LOCK_MINUTES,
  OTP_MAX_PER_HOUR,
  OTP_MAX_TRIES,
  OTP_RESEND_SECONDS,
} from '#src/contract/constants.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { AppError } from '#src/contract/errors.ts'
import type { LenderCase } from '#server/adapters/lenders/lender-gateway.ts'
import { withTransaction } from '#server/db/client.ts'
import {
  createEvent,
  findOwnApplication,
  listEvents,
  lockApplication,
} from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { findCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import { clearCounter } from '#server/db/repositories/shared/rate-counters.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import { awaitsOtp } from './shared/application-view.ts'
import { getApplication } from './list-applications.ts'
import { notFound } from '../shared/not-found.ts'
import { lockGuesses, spendAllowance, spendGuess, waitIfLocked } from '../shared/rate-rules.ts'
import { queueFirstReport } from './submit-application.ts'

const HOUR_SECONDS = 3_600

/**
 * Has the lender send its code to the customer's number; as often as our own codes at most.
 * @throws AppError `not_found`, `conflict` when the lender asks for none, `too_many_requests`, `lender_unavailable`
 */
export async function sendLenderOtp(
  deps: Deps,
  appId: string,
  by: { user_id: number },
): Promise<{ expires_in: number; resend_in: number }> {
  const { application } = await waitingForCode(deps, appId, by)
  const customer = await findCustomer(deps.db, by.user_id)
  if (!customer) throw notFound()
  await waitIfLocked(deps, `lender-otp-tries:${appId}`)
  await spendAllowance(deps, `lender-otp-gap:${appId}`, 1, OTP_RESEND_SECONDS)
  await spendAllowance(deps, `lender-otp-sent:${appId}`, OTP_MAX_PER_HOUR, HOUR_SECONDS)
  await deps.lenders.sendOtp(application, openField(deps.vault, customer, 'mobile_phone_number'))
  return { expires_in: OTP_LIFE_SECONDS, resend_in: OTP_RESEND_SECONDS }
}

/**
 * Passes a code on to the lender. Five wrong ones lock it for a quarter of an hour here, whatever the lender allows.
 * @throws AppError `not_found`, `conflict`, `otp_wrong`, `otp_expired`, `otp_locked`, `lender_unavailable`
 */
export async function verifyLenderOtp(
  deps: Deps,
  appId: string,
  otp: string,
  by: { user_id: number },
): Promise<Application> {
  const { application, row } = await waitingForCode(deps, appId, by)
  const tries = `lender-otp-tries:${appId}`
  await waitIfLocked(deps, tries)
  const left = await spendGuess(deps, tries, OTP_MAX_TRIES, OTP_LOCK_MINUTES)
  const answer = await deps.lenders.verifyOtp(application, otp)
  if (answer === 'expired') throw refusal('otp_expired', 'This code is too old. Ask for a new one.')
  if (answer === 'wrong') {
    if (left === 0) await lockGuesses(deps, tries, OTP_LOCK_MINUTES)
    throw refusal('otp_wrong', `That code is not right. Tries left: ${left}.`, left)
  }
  await withTransaction(deps.db, async (tx) => {
    const locked = await lockApplication(tx, appId, by.user_id)
    const events = await listEvents(tx, [appId])
    if (!locked || !awaitsOtp(locked, application.lender_slug, events)) return
    const at = deps.clock.now()
    await createEvent(tx, {
      app_id: appId,
      status: locked.status,
      source: 'customer',
      note: 'lender_otp_confirmed',
      at,
    })
    await clearCounter(tx, tries)
    await queueFirstReport(deps, tx, application.lender_id, row.lender_reference ?? '')
  })
  return getApplication(deps, appId, by)
}

async function waitingForCode(
  deps: Deps,
  appId: string,
  by: { user_id: number },
): Promise<{ application: LenderCase; row: ApplicationRow }> {
  const row = await findOwnApplication(deps.db, by.user_id, appId)
  if (!row) throw notFound()
  const lender = row.lender_id === null ? null : await findLender(deps.db, row.lender_id)
  const { lender_reference } = row
  if (!lender || lender_reference === null || !awaitsOtp(row, lender.slug, await listEvents(deps.db, [appId])))
    throw new AppError('conflict', 'The lender asks for no code at the moment.')
  return { application: { lender_id: lender.lender_id, lender_slug: lender.slug, lender_reference }, row }
}

const refusal = (code: 'otp_wrong' | 'otp_expired', message: string, triesLeft?: number): AppError =>
  new AppError(code, message, { errors: { otp: message }, ...(triesLeft === undefined ? {} : { triesLeft }) })
