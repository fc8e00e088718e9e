import { isSignedCode } from '#server/crypto/signed-code.ts'
import { findCampaign, findMessageByLink } from '#server/db/repositories/messages/campaigns.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { STOP_LINK } from './public/campaign-text.ts'
import { updateContactRules } from './update-contact-rules.ts'

/** What the page of a link says: by which channel it came, of which brand, and whether the no is written down. */
export interface StoppedOffers {
  channel: 'sms' | 'email'
  brand: string
  done: boolean
}

/**
 * Whoever got a message and opens its link sees what they can end; `press`: they have pressed the button. Their no is the
 * choice of the privacy centre, ends the consent, and counts from this moment. Null where the link leads to nobody.
 */
export async function stopOffers(
  deps: Deps,
  code: string,
  { press, ip }: { press: boolean; ip: string },
): Promise<StoppedOffers | null> {
  if (!isSignedCode(deps.vault, STOP_LINK, code)) return null
  const message = await findMessageByLink(deps.db, code)
  const customer = message && (await findCustomer(deps.db, message.user_id))
  const campaign = message && (await findCampaign(deps.db, message.campaign_id))
  if (!customer || !campaign || customer.deleted_at !== null) return null
  const { channel } = message
  if (press)
    for (const purpose of ['offers', 'partner_offers'] as const)
      await updateContactRules(deps, { purpose, channel, allowed: false }, { user_id: customer.user_id, ip })
  return { channel, brand: customer.partner, done: press }
}
