import { createContactChange, updateContactChange } from '#server/db/repositories/callers/contact-changes.ts'
import { findLatestOtp, spendOtp } from '#server/db/repositories/identity/otps.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import { noteCodeEntered } from '#server/db/repositories/reports/message-receipts.ts'
import { clearCounter } from '#server/db/repositories/shared/rate-counters.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { contactChangeTimes } from '#src/contract/entities/support/contact-change.ts'
import type { LostContactForm } from '#src/contract/entities/support/contact-change.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { ASKED_WITHOUT_OLD, requireKnownCaller } from '../callers/public/known-caller.ts'
import {
  contactChangeCode,
  contactChangeHash,
  openAlready,
  sealDestination,
  notifyOnEveryWay,
} from '../identity/public/contact-change.ts'
import { checkOtp, contactOf, otpMissing, otpTries, otpUsed } from '../identity/public/otp-code.ts'
import { contactElsewhere, opensAnother } from '../identity/public/take-contact.ts'
import { notFound } from '../shared/not-found.ts'
import { askOrAct } from './ask-or-act.ts'

/**
 * Asks for a change of a contact that the caller has lost, with the code of the new one that they read out. A second person has to
 * agree, and it changes after 48 hours at the earliest; until then every contact that signs in can stop it, and is told so.
 * @throws AppError `not_found`; `conflict` without two right answers, or while a request is open; `contact_elsewhere`; and what a
 * code that does not fit throws
 */
export async function askForLostContact(
  deps: Deps,
  userId: number,
  { otp: code, reason }: LostContactForm,
  by: ByStaff,
): Promise<Audited> {
  await requireKnownCaller(deps, userId, by)
  const latest = await findLatestOtp(deps.db, { user_id: userId, prospect_app_id: null })
  if (latest?.sid_hash !== ASKED_WITHOUT_OLD) throw otpMissing()
  const otp = await checkOtp(deps, latest, code)
  const contact = contactOf(deps, otp)
  const audit = await transaction(deps, async (deps) => {
    const now = deps.clock.now()
    const customer = await lockCustomer(deps.db, userId)
    if (customer?.data_key == null) throw notFound()
    if (!(await spendOtp(deps.db, otp, now))) throw otpUsed()
    await noteCodeEntered(deps.db, otp.otp_id, now)
    await clearCounter(deps.db, otpTries(otp.destination_index))
    // The code is spent all the same.
    if (await opensAnother(deps, userId, contact)) return null
    const row = await createContactChange(deps.db, {
      user_id: userId,
      channel: contact.channel,
      state: 'waiting',
      asked_by: by.admin_id,
      asked_at: now,
      destination_enc: sealDestination(deps, customer.data_key, contact.destination),
    })
    if (!row) throw openAlready()
    const { change_id } = row
    const link_hash = contactChangeHash(deps.vault, contactChangeCode(deps.vault, change_id))
    await updateContactChange(deps.db, change_id, { link_hash })
    const body = { user_id: userId, change_id }
    const asked = await askOrAct(deps, { kind: 'contact', target: userId, body, reason: tidyText(reason) }, by)
    await notifyOnEveryWay(deps, change_id, 'asked')
    const { latest } = contactChangeTimes(now)
    await queueJob(deps.db, 'follow_contact_change', { change_id, at: latest.toISOString() }, latest)
    return asked.audit
  })
  if (!audit) throw contactElsewhere()
  return { audit: { object: `customer:${userId}`, after: { ...audit.after, reason: tidyText(reason) } } }
}
