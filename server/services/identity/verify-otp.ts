import type { Locale } from '#src/contract/entities/shared/language.ts'
import { CONSENT_VERSIONS, type ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'
import { AppError } from '#src/contract/errors.ts'
import { transaction } from '#server/db/transaction.ts'
import { isUniqueViolation } from '#server/db/database-away.ts'
import { createConsent } from '#server/db/repositories/privacy/consents.ts'
import { createContact } from '#server/db/repositories/privacy/contacts.ts'
import { createCustomer, findCustomerByContact, type Contact } from '#server/db/repositories/profile/customers.ts'
import { findLatestOtp, spendOtp, type OtpRow } from '#server/db/repositories/identity/otps.ts'
import { attachProspect, moveProspects, type ProspectRow } from '#server/db/repositories/leads/prospects.ts'
import { noteCodeEntered } from '#server/db/repositories/reports/message-receipts.ts'
import { clearCounter } from '#server/db/repositories/shared/rate-counters.ts'
import type { Deps } from '#server/deps.ts'
import { getProspect } from '../leads/get-prospect.ts'
import { openSession, type SidCookie } from './open-session.ts'
import { checkOtp, contactOf, otpMissing, otpTries, otpUsed } from './shared/otp-code.ts'
import { confirmNamings } from '../leads/confirm-namings.ts'
import { attributeVisit } from '../leads/shared/attribute-touches.ts'

export interface VerifyOtpInput {
  prospectAppId: string
  otp: string
  language: Locale
  cookie: SidCookie
  ip: string
  /** True = an e-mail address that opens no account yet is answered with `no_account` instead of a new one. */
  askBeforeOpening: boolean
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
 * it.
 * @throws AppError `not_found`, `otp_wrong`, `otp_expired`, `otp_used`, `otp_locked`; `no_account`, and the code stays good,
 * where the visitor is to be asked first: that is told to nobody but who has just proved that the address is theirs
 */
export async function verifyOtp(deps: Deps, input: VerifyOtpInput): Promise<SignedInCustomer> {
  const sidHash = input.cookie.current
  const prospect = await getProspect(deps, input.prospectAppId, { sidHash, userId: null })
  const otp = await findLatestOtp(deps.db, { prospect_app_id: prospect.prospect_app_id, user_id: null })
  if (!otp || (otp.used_at === null && otp.sid_hash !== sidHash)) throw otpMissing()
  await checkOtp(deps, otp, input.otp)
  const contact = contactOf(deps, otp)
  // Most people sign in by mobile number: an address that opens nothing is more often theirs already than new.
  if (input.askBeforeOpening && contact.channel === 'email') await requireAccount(deps, otp, contact)
  try {
    return await signIn(deps, prospect, otp, input)
  } catch (error) {
    // Two browsers signed up with one number at the same moment: the second one finds the customer of the first.
    if (!isUniqueViolation(error)) throw error
    return signIn(deps, prospect, otp, input)
  }
}

async function requireAccount(deps: Deps, otp: OtpRow, contact: Contact): Promise<void> {
  if (await findCustomerByContact(deps.db, deps.vault, contact)) return
  await clearCounter(deps.db, otpTries(otp.destination_index))
  throw new AppError('no_account', 'No account opens with this address yet.')
}

function signIn(deps: Deps, prospect: ProspectRow, otp: OtpRow, input: VerifyOtpInput): Promise<SignedInCustomer> {
  const now = deps.clock.now()
  const contact = contactOf(deps, otp)
  return transaction(deps, async (deps) => {
    if (!(await spendOtp(deps.db, otp.otp_id, now))) throw otpUsed()
    await noteCodeEntered(deps.db, otp.otp_id, now)
    await clearCounter(deps.db, otpTries(otp.destination_index))
    const known = await findCustomerByContact(deps.db, deps.vault, contact)
    const customer =
      known ??
      (await createCustomer(deps.db, deps.vault, {
        ...contact,
        partner: prospect.partner,
        language: input.language,
        now,
      }))
    if (!known)
      // The code that made the customer known was sent before there was anybody to note it under.
      await createContact(deps.db, {
        user_id: customer.user_id,
        channel: contact.channel === 'mobile' ? 'sms' : 'email',
        purpose: 'service',
        about: 'otp',
        at: otp.created_at,
      })
    const purpose: ConsentPurpose = 'privacy_notice'
    await createConsent(deps.db, {
      user_id: customer.user_id,
      purpose,
      text_version: otp.notice_version ?? CONSENT_VERSIONS.privacy_notice,
      language: input.language,
      ip_enc: customer.data_key ? deps.vault.seal(customer.data_key, input.ip, 'consents.ip') : null,
      given_at: now,
    })
    const session = await openSession(deps, { area: 'customer', subjectId: customer.user_id, cookie: input.cookie })
    await attachProspect(deps.db, prospect.prospect_app_id, customer.user_id)
    await moveProspects(deps.db, prospect.sid_hash, session.sidHash)
    await attributeVisit(deps, customer, { visits: input.visits, prospectAppId: prospect.prospect_app_id })
    await confirmNamings(deps, customer, contact)
    return {
      token: session.token,
      user_id: customer.user_id,
      app_id: customer.inflight_credit_app_id,
      returning: known !== null,
    }
  })
}
