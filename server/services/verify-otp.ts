import { OTP_LOCK_MINUTES, OTP_MAX_TRIES } from '#src/contract/constants.ts'
import type { ConsentPurpose } from '#src/contract/entities/consent-purposes.ts'
import type { OtpChannel } from '#src/contract/entities/outbox-message.ts'
import { AppError } from '#src/contract/errors.ts'
import { sameHash } from '../crypto/vault.ts'
import { withTransaction } from '../db/client.ts'
import { pgErrorCode } from '../db/database-away.ts'
import { createConsent } from '../db/repositories/consents.ts'
import { createContact } from '../db/repositories/contacts.ts'
import { createCustomer, findCustomerByContact } from '../db/repositories/customers.ts'
import { findLatestOtp, spendOtp, takeOtpTry, type OtpRow } from '../db/repositories/otps.ts'
import { attachProspect, moveProspects, type ProspectRow } from '../db/repositories/prospects.ts'
import { clearCounter } from '../db/repositories/rate-counters.ts'
import type { Deps } from '../deps.ts'
import { getProspect } from './get-prospect.ts'
import { openSession, type SidCookie } from './open-session.ts'
import type { Language } from './otp-text.ts'
import { lockGuesses, spendGuess, waitIfLocked } from './rate-rules.ts'
import { otpHash } from './send-otp.ts'
import { tieVisit } from './tie-touches.ts'

export interface VerifyOtpInput {
  prospectAppId: string
  otp: string
  language: Language
  cookie: SidCookie
  ip: string
  /** Partners' links by which the browser came. */
  visits: readonly string[]
}

export interface SignedInCustomer {
  token: string
  user_id: number
  app_id: string | null
  returning: boolean
}

/**
 * Trades the code for a session. The code is good once, for five minutes, for the browser and the visit that asked for
 * it; five wrong tries lock its number or address for a quarter of an hour, however many codes are sent meanwhile.
 * @throws AppError `not_found`, `otp_wrong`, `otp_expired`, `otp_used`, `otp_locked`
 */
export async function verifyOtp(deps: Deps, input: VerifyOtpInput): Promise<SignedInCustomer> {
  const sidHash = input.cookie.current
  const prospect = await getProspect(deps, input.prospectAppId, { sidHash, userId: null })
  const otp = await findLatestOtp(deps.db, prospect.prospect_app_id)
  if (!otp || (otp.used_at === null && otp.sid_hash !== sidHash))
    throw refusal('otp_expired', 'Ask for a new code first.')
  await checkCode(deps, otp, input.otp)
  try {
    return await signIn(deps, prospect, otp, input)
  } catch (error) {
    // Two browsers signed up with one number at the same moment: the second one finds the customer of the first.
    if (pgErrorCode(error) !== UNIQUE_VIOLATION) throw error
    return signIn(deps, prospect, otp, input)
  }
}

const UNIQUE_VIOLATION = '23505'

async function checkCode(deps: Deps, otp: OtpRow, code: string): Promise<void> {
  const tries = `otp-tries:${otp.destination_index}`
  await waitIfLocked(deps, tries)
  if (otp.used_at !== null) throw refusal('otp_used', 'This code has been used. Ask for a new one.')
  if (otp.expires_at <= deps.clock.now()) throw refusal('otp_expired', 'This code is too old. Ask for a new one.')
  const left = await spendGuess(deps, tries, OTP_MAX_TRIES, OTP_LOCK_MINUTES)
  const inTime = await takeOtpTry(deps.db, otp.otp_id, OTP_MAX_TRIES)
  if (inTime && sameHash(otp.code_hash, otpHash(deps, otp.otp_id, code))) return
  if (left === 0) await lockGuesses(deps, tries, OTP_LOCK_MINUTES)
  throw refusal('otp_wrong', left === 0 ? LAST_TRY : `That code is not right. Tries left: ${left}.`, left)
}

const LAST_TRY = `That code is not right. Please wait ${OTP_LOCK_MINUTES} minutes and ask for a new one.`

function signIn(deps: Deps, prospect: ProspectRow, otp: OtpRow, input: VerifyOtpInput): Promise<SignedInCustomer> {
  const now = deps.clock.now()
  const contact = {
    channel: otp.channel as OtpChannel,
    destination: deps.vault.openShared(otp.destination_enc, `otps:${otp.otp_id}`),
  }
  return withTransaction(deps.db, async (tx) => {
    if (!(await spendOtp(tx, otp.otp_id, now))) throw refusal('otp_used', 'This code has been used. Ask for a new one.')
    await clearCounter(tx, `otp-tries:${otp.destination_index}`)
    const known = await findCustomerByContact(tx, deps.vault, contact)
    const customer =
      known ??
      (await createCustomer(tx, deps.vault, { ...contact, partner: prospect.partner, language: input.language, now }))
    if (!known)
      // The code that made the customer known was sent before there was anybody to note it under.
      await createContact(tx, {
        user_id: customer.user_id,
        channel: contact.channel === 'mobile' ? 'sms' : 'email',
        purpose: 'service',
        about: 'otp',
        at: otp.created_at,
      })
    const purpose: ConsentPurpose = 'privacy_notice'
    await createConsent(tx, {
      user_id: customer.user_id,
      purpose,
      text_version: otp.notice_version,
      language: input.language,
      ip_enc: customer.data_key ? deps.vault.seal(customer.data_key, input.ip, 'consents.ip') : null,
      given_at: now,
    })
    const session = await openSession(deps, tx, { area: 'customer', subjectId: customer.user_id, cookie: input.cookie })
    await attachProspect(tx, prospect.prospect_app_id, customer.user_id)
    await moveProspects(tx, prospect.sid_hash, session.sidHash)
    await tieVisit(deps, tx, customer, { visits: input.visits, prospectAppId: prospect.prospect_app_id })
    return {
      token: session.token,
      user_id: customer.user_id,
      app_id: customer.inflight_credit_app_id,
      returning: known !== null,
    }
  })
}

const refusal = (code: 'otp_wrong' | 'otp_expired' | 'otp_used', message: string, triesLeft?: number): AppError =>
  new AppError(code, message, { errors: { otp: message }, ...(triesLeft === undefined ? {} : { triesLeft }) })
