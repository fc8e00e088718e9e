import { isUniqueViolation } from '#server/db/database-away.ts'
import { findLatestOtp, spendOtp } from '#server/db/repositories/identity/otps.ts'
import type { OtpRow } from '#server/db/repositories/identity/otps.ts'
import type { ProspectRow } from '#server/db/repositories/leads/prospects.ts'
import { findCustomerByContact, ONE_CONTACT } from '#server/db/repositories/profile/customers.ts'
import type { Contact } from '#server/db/repositories/profile/customers.ts'
import { noteCodeEntered } from '#server/db/repositories/reports/message-receipts.ts'
import { clearCounter } from '#server/db/repositories/shared/rate-counters.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { SidCookie } from '#server/session.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { AppError } from '#src/contract/errors.ts'
import { getProspect } from '../leads/get-prospect.ts'
import type { Device } from './public/device-of.ts'
import { checkOtp, contactOf, keepOtp, otpMissing, otpTries, otpUsed } from './public/otp-code.ts'
import { signInCustomer } from './sign-in-customer.ts'
import type { SignedInCustomer } from './sign-in-customer.ts'

export interface VerifyOtpInput {
  prospectAppId: string
  otp: string
  language: Locale
  cookie: SidCookie
  ip: string
  device: Device
  /** True = an e-mail address that opens no account yet is answered with `no_account` instead of a new one. */
  askBeforeOpening: boolean
  /** Partners' links by which the browser came. */
  visits: readonly string[]
}

/**
 * Trades the code for a session. The code is good once, for five minutes, for the browser and the visit that asked for
 * it.
 * @throws AppError `not_found`, `otp_wrong`, `otp_expired`, `otp_used`, `otp_locked`; `no_account`, and the code stays good,
 * where the visitor is to be asked first: that is told to nobody but who has just proved that the address is theirs
 */
export async function verifyOtp(deps: Deps, input: VerifyOtpInput): Promise<Audited<SignedInCustomer>> {
  const sidHash = input.cookie.current
  const prospect = await getProspect(deps, input.prospectAppId, { sidHash, userId: null })
  const latest = await findLatestOtp(deps.db, { prospect_app_id: prospect.prospect_app_id, user_id: null })
  if (!latest || (latest.used_at === null && latest.sid_hash !== sidHash)) throw otpMissing()
  const otp = await checkOtp(deps, latest, input.otp)
  const contact = contactOf(deps, otp)
  // Most people sign in by mobile number: an address that opens nothing is more often theirs already than new.
  if (input.askBeforeOpening && contact.channel === 'email') await requireAccount(deps, otp, contact)
  try {
    return noted(await signIn(deps, prospect, otp, input))
  } catch (error) {
    // Two browsers signed up with one number at the same moment: the second one finds the customer of the first.
    if (!isUniqueViolation(error, ONE_CONTACT)) throw error
    return noted(await signIn(deps, prospect, otp, input))
  }
}

const noted = (signedIn: SignedInCustomer): Audited<SignedInCustomer> => ({
  ...signedIn,
  audit: { actor: `customer:${signedIn.user_id}`, object: `user:${signedIn.user_id}` },
})

async function requireAccount(deps: Deps, otp: OtpRow, contact: Contact): Promise<void> {
  if (await findCustomerByContact(deps.db, deps.vault, contact)) return
  await keepOtp(deps, otp)
  throw new AppError('no_account', 'No account opens with this address yet.')
}

function signIn(deps: Deps, prospect: ProspectRow, otp: OtpRow, input: VerifyOtpInput): Promise<SignedInCustomer> {
  const now = deps.clock.now()
  const { language, ip, device, cookie, visits } = input
  return transaction(deps, async (deps) => {
    if (!(await spendOtp(deps.db, otp, now))) throw otpUsed()
    await noteCodeEntered(deps.db, otp.otp_id, now)
    await clearCounter(deps.db, otpTries(otp.destination_index))
    return signInCustomer(deps, {
      prospect,
      contact: contactOf(deps, otp),
      noticeVersion: otp.notice_version ?? CONSENT_VERSIONS.privacy_notice,
      codeSentAt: otp.created_at,
      language,
      ip,
      device,
      cookie,
      visits,
    })
  })
}
