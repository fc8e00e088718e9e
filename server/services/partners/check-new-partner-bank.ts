import { findPartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import type { Deps } from '#server/deps.ts'
import { openBank } from '../shared/partners/partner-details.ts'
import { checkPartnerBank } from './check-partner-bank.ts'

/** The first check of an account that came with a request to join; nothing where another has taken its place. */
export async function checkNewPartnerBank(deps: Deps, person: { partner_id: number }): Promise<void> {
  const { waiting } = openBank(deps.vault, await findPartnerDetails(deps.db, person.partner_id))
  if (waiting) await checkPartnerBank(deps, person)
}
