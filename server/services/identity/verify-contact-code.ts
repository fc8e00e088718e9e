import { isUniqueViolation } from '#server/db/database-away.ts'
import { findLatestOtp, spendOtp } from '#server/db/repositories/identity/otps.ts'
import type { OtpRow } from '#server/db/repositories/identity/otps.ts'
import { findCustomer, isVerified, lockCustomer, ONE_CONTACT } from '#server/db/repositories/profile/customers.ts'
import type { Contact, CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { noteCodeEntered } from '#server/db/repositories/reports/message-receipts.ts'
import { clearCounter } from '#server/db/repositories/shared/rate-counters.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { SignInContacts } from '#src/contract/entities/identity/sign-in-contact.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { found, notFound } from '../shared/not-found.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { notifyOfContact } from './notify-of-contact.ts'
import { replaceContactChange } from './public/contact-change.ts'
import { checkOtp, contactOf, otpMissing, otpTries, otpUsed } from './public/otp-code.ts'
import { toSignInContacts } from './public/sign-in-contacts-view.ts'
import { contactElsewhere, takeContact } from './public/take-contact.ts'
import type { TakenContact } from './public/take-contact.ts'
import { agreeingContact, checkAgreeingCode, ofOldCode } from './shared/agreeing-contact.ts'

export interface VerifyContactCodeInput {
  otp: string
  userId: number
  sidHash: string
  /**
   * The sign-in that asks, and the code of the contact that has to agree: every other sign-in ends where a contact is replaced. Null:
   * one of the staff took it, who know the caller otherwise; every sign-in ends, and the new contact is told, too.
   */
  asking: { sessionId: string; oldCode: string } | null
}

export interface VerifiedContact {
  channel: OtpChannel
  /** True when another one signed in before. */
  replaced: boolean
  contacts: SignInContacts
}

/**
 * Trades the code for a contact that signs in from now on, in place of the one there was. The code is good once, for
 * five minutes, for the customer and the sign-in that asked for it; so is the one of the contact that has to agree.
 * @throws AppError `otp_wrong`, `otp_expired`, `otp_used`, `otp_locked`; `contact_elsewhere` when it opens another account,
 * which nobody is told but who has just proved that it is theirs
 */
export async function verifyContactCode(deps: Deps, input: VerifyContactCodeInput): Promise<Audited<VerifiedContact>> {
  const latest = await findLatestOtp(deps.db, { user_id: input.userId, prospect_app_id: null })
  if (!latest || (latest.used_at === null && latest.sid_hash !== input.sidHash)) throw otpMissing()
  const otp = await checkOtp(deps, latest, input.otp)
  const contact = contactOf(deps, otp)
  const old = await checkOld(deps, contact.channel, input)
  const outcome = await take(deps, { otp, old }, contact, input).catch((error: unknown) => {
    // Two people proved the same contact at the same moment: the second one finds the account of the first.
    if (!isUniqueViolation(error, ONE_CONTACT)) throw error
    return take(deps, { otp, old }, contact, input)
  })
  if (!outcome) throw contactElsewhere()
  await notifyOfContact(deps, outcome, contact.channel, input.asking === null ? 'everywhere' : 'before')
  const { channel } = contact
  const replaced = isVerified(outcome.before, channel)
  return {
    channel,
    replaced,
    contacts: toSignInContacts(deps.vault, outcome.after),
    audit: { object: `user:${input.userId}`, after: { channel, replaced } },
  }
}

/** Null where staff know the caller. A wrong code of the new contact uses up no try of this one, which comes after it. */
async function checkOld(
  deps: Deps,
  channel: OtpChannel,
  { userId, sidHash, asking }: VerifyContactCodeInput,
): Promise<OtpRow | null> {
  if (asking === null) return null
  const customer = found(await findCustomer(deps.db, userId))
  return checkAgreeingCode(deps, customer, channel, { sidHash, code: asking.oldCode })
}

function take(
  deps: Deps,
  { otp, old }: { otp: OtpRow; old: OtpRow | null },
  contact: Contact,
  { userId, asking }: VerifyContactCodeInput,
): Promise<TakenContact | null> {
  const now = deps.clock.now()
  return transaction(deps, async (deps): Promise<TakenContact | null> => {
    const before = await lockCustomer(deps.db, userId)
    if (!before) throw notFound()
    if (!(await spendOtp(deps.db, otp, now))) throw otpUsed()
    await noteCodeEntered(deps.db, otp.otp_id, now)
    await clearCounter(deps.db, otpTries(otp.destination_index))
    const taken = await takeContact(deps, before, contact, { byStaff: asking === null })
    // It opens another account, and the customer may try another one with the same code of the old contact.
    if (!taken) return null
    if (old) await spendAgreeing(deps, before, contact.channel, old)
    if (asking !== null && isVerified(before, contact.channel))
      await endOtherSessions(deps, { area: 'customer', id: userId, asking: asking.sessionId })
    await replaceContactChange(deps, userId)
    return taken
  })
}

/** Once, and only while the contact that agreed is the one that has to. */
async function spendAgreeing(deps: Deps, before: CustomerRow, channel: OtpChannel, old: OtpRow): Promise<void> {
  const now = deps.clock.now()
  if (agreeingContact(deps, before, channel).index !== old.destination_index) throw ofOldCode(otpMissing())
  if (!(await spendOtp(deps.db, old, now))) throw ofOldCode(otpUsed())
  await noteCodeEntered(deps.db, old.otp_id, now)
}
