import { createEvent, listEvents, lockApplication } from '#server/db/repositories/applications/applications.ts'
import { clearCounter } from '#server/db/repositories/shared/rate-counters.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByCustomer } from '#server/session.ts'
import { OTP_LOCK_MINUTES, OTP_MAX_TRIES } from '#src/contract/constants.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { AppError } from '#src/contract/errors.ts'
import { callLender } from '../shared/lenders/call-lender.ts'
import { lockGuesses, spendGuess, waitIfLocked } from '../shared/rate-rules.ts'
import { getApplication } from './get-application.ts'
import { queueFirstReport } from './queue-first-report.ts'
import { awaitsOtp } from './shared/application-view.ts'
import { waitingForCode } from './shared/lender-code.ts'

/**
 * Passes a code on to the lender. Five wrong ones lock it for a quarter of an hour here, whatever the lender allows.
 * @throws AppError `not_found`, `conflict`, `otp_wrong`, `otp_expired`, `otp_locked`, `lender_unavailable`
 */
export async function verifyLenderOtp(
  deps: Deps,
  appId: string,
  otp: string,
  by: ByCustomer,
): Promise<Audited<{ data: Application }>> {
  const { application, row } = await waitingForCode(deps, appId, by)
  const tries = `lender-otp-tries:${appId}`
  await waitIfLocked(deps, tries, OTP_LOCK_MINUTES)
  const left = await spendGuess(deps, tries, OTP_MAX_TRIES, OTP_LOCK_MINUTES)
  const { lender_id } = application
  const answer = await callLender(deps, { lender_id, app_id: appId, operation: 'verify_otp' }, (onTry) =>
    deps.lenders.verifyOtp(application, otp, onTry),
  )
  if (answer === 'expired') throw refusal('otp_expired', 'This code is too old. Ask for a new one.')
  if (answer === 'wrong') {
    if (left === 0) await lockGuesses(deps, tries, OTP_LOCK_MINUTES)
    throw refusal('otp_wrong', `That code is not right. Tries left: ${left}.`, left)
  }
  await transaction(deps, async (deps) => {
    const locked = await lockApplication(deps.db, appId, by.user_id)
    const events = await listEvents(deps.db, [appId])
    if (!locked || !awaitsOtp(locked, application.lender_slug, events)) return
    const at = deps.clock.now()
    await createEvent(deps.db, {
      app_id: appId,
      status: locked.status,
      source: 'customer',
      note: 'lender_otp_confirmed',
      at,
    })
    await clearCounter(deps.db, tries)
    await queueFirstReport(deps, application.lender_id, row.lender_reference ?? '')
  })
  return { data: await getApplication(deps, appId, by), audit: { object: `application:${appId}` } }
}

const refusal = (code: 'otp_wrong' | 'otp_expired', message: string, triesLeft?: number): AppError =>
  new AppError(code, message, { errors: { otp: message }, ...(triesLeft === undefined ? {} : { triesLeft }) })
