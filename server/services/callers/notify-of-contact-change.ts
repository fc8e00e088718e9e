import { findContactChange } from '#server/db/repositories/callers/contact-changes.ts'
import { findCustomer, isVerified } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { dayTimeWords } from '#src/contract/calendar-words.ts'
import { contactChangeTimes } from '#src/contract/entities/support/contact-change.ts'
import { CONTACT_CHANGE_PATH, contactChangeCode } from '../identity/public/contact-change.ts'
import { sendByChannel } from '../messages/send-by-channel.ts'
import { localeOfCustomer } from '../profile/public/customer-profile.ts'
import { publicOrigin } from '../shared/public-origin.ts'

/**
 * Tells one contact that signs in that a change of the sign-in was asked for, and how to stop it; or that it is over and nothing has
 * changed. It guards the account: quiet mode does not hold it back.
 */
export async function notifyOfContactChange(
  deps: Deps,
  { change_id, channel, news }: JobPayloads['tell_contact_change'],
): Promise<void> {
  const row = await findContactChange(deps.db, change_id)
  const customer = row && (await findCustomer(deps.db, row.user_id))
  if (!customer || !isVerified(customer, channel === 'sms' ? 'mobile' : 'email')) return
  if (news === 'asked' && row.ended_at !== null) return
  const language = localeOfCustomer(customer)
  const t = textsIn(language)
  const brand = deps.brands.find(customer.partner)
  const values = {
    brand: brand.name,
    asked: dayTimeWords(row.asked_at, language),
    earliest: dayTimeWords(contactChangeTimes(row.asked_at).earliest, language),
    link: `${publicOrigin(deps.env, brand)}${CONTACT_CHANGE_PATH}${contactChangeCode(deps.vault, change_id)}`,
  }
  await sendByChannel(deps, customer, channel, {
    about: 'contact',
    subject: t(`server:contactChange.${news}.subject`, values),
    text: t(`server:contactChange.${news}.${row.channel}`, values),
  })
}
