import { findBrand } from '#src/contract/brands/find-brand.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { isVerified } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { sendByChannel } from '../messages/send-by-channel.ts'
import { localeOfCustomer } from '../profile/shared/customer-profile.ts'
import { textsIn } from '#server/texts/texts-in.ts'

/**
 * Tells whoever had the account before that its sign-in has changed: the contact that was replaced, or else the other one
 * that signs in. A message that cannot be sent does not undo what was proved. `before` is the row before the change.
 */
export async function tellOfContact(deps: Deps, before: CustomerRow, channel: OtpChannel): Promise<void> {
  const replaced = isVerified(before, channel)
  const to = replaced ? channel : channel === 'mobile' ? 'email' : 'mobile'
  if (!isVerified(before, to)) return
  // Neither the old nor the new contact is named.
  const t = textsIn(localeOfCustomer(before))
  const brand = findBrand(before.partner).name
  const text = t(replaced ? `server:contact.replaced.${channel}` : `server:contact.added.${channel}`, { brand })
  try {
    await sendByChannel(deps, before, to === 'mobile' ? 'sms' : 'email', {
      about: 'contact',
      subject: t('server:contact.subject', { brand }),
      text,
    })
  } catch (error) {
    deps.log.warn({ err: error }, 'news of a changed sign-in not sent')
  }
}
