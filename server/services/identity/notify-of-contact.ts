import { isVerified } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { sendByChannel } from '../messages/send-by-channel.ts'
import { localeOfCustomer } from '../profile/public/customer-profile.ts'

/**
 * Tells whoever had the account before that its sign-in has changed: each contact that signed in before. `everywhere`: the new
 * one, too. A message that cannot be sent
 * does not undo what was proved.
 */
export async function notifyOfContact(
  deps: Deps,
  { before, after }: { before: CustomerRow; after: CustomerRow },
  channel: OtpChannel,
  whom: 'before' | 'everywhere',
): Promise<void> {
  const replaced = isVerified(before, channel)
  const other = channel === 'mobile' ? 'email' : 'mobile'
  const newsFor = (to: OtpChannel, row: CustomerRow): News['news'] => {
    if (!replaced || row === after) return 'added'
    return to === channel ? 'replaced' : 'changed'
  }
  const tell = async (row: CustomerRow, to: OtpChannel) => {
    if (isVerified(row, to)) await notifyOne(deps, { before, row, to, channel, news: newsFor(to, row) })
  }
  await tell(before, channel)
  await tell(before, other)
  if (whom === 'everywhere') await tell(after, channel)
}

interface News {
  before: CustomerRow
  /** Whose contact is written to. */
  row: CustomerRow
  to: OtpChannel
  /** Which contact is another one now. */
  channel: OtpChannel
  /** `replaced`: the contact that is written to opens the account no more; `changed`: another one does not. */
  news: 'added' | 'changed' | 'replaced'
}

async function notifyOne(deps: Deps, { before, row, to, channel, news }: News): Promise<void> {
  // Neither the old nor the new contact is named.
  const t = textsIn(localeOfCustomer(before))
  const brand = deps.brands.find(before.partner).name
  const text = t(`server:contact.${news}.${channel}`, { brand })
  try {
    await sendByChannel(deps, row, to === 'mobile' ? 'sms' : 'email', {
      about: 'contact',
      subject: t('server:contact.subject', { brand }),
      text,
    })
  } catch (error) {
    deps.log.warn({ err: error }, 'news of a changed sign-in not sent')
  }
}
