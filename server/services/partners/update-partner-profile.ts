import type { PartnerProfile, PartnerProfileSave } from '#src/contract/entities/partners/partner-settings.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import type { Db } from '#server/db/client.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockPartnerDetails, updatePartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { findPartnerUser } from '#server/db/repositories/partners/partner-users.ts'
import type { Deps } from '#server/deps.ts'
import { changedMeanwhile } from '../shared/changed-meanwhile.ts'
import { lastChanger } from '../shared/last-changer.ts'
import { contactOf, openProfile, sealProfile } from './shared/partner-details.ts'

const CONTACT = ['contact_name', 'mobile', 'email', 'address'] as const

/**
 * Saves whom we write to. Answers the names of what has changed: the log gets no personal data.
 * @throws AppError `conflict` for a contact that is not the expected one any more
 */
export async function updatePartnerProfile(
  deps: Deps,
  { partner_id }: { partner_id: number },
  { expected, ...input }: PartnerProfileSave,
): Promise<{ changed: string[] }> {
  const next: PartnerProfile = {
    contact_name: tidyText(input.contact_name),
    mobile: input.mobile,
    email: tidyText(input.email),
    address: tidyText(input.address),
  }
  return transaction(deps, async (deps) => {
    const stored = openProfile(deps.vault, await lockPartnerDetails(deps.db, partner_id))
    const present = contactOf(stored)
    const names = CONTACT.filter((name) => next[name] !== present[name])
    // Two people who save the same are no conflict.
    if (expected && names.length > 0 && CONTACT.some((name) => present[name] !== expected[name]))
      throw changedMeanwhile(present, await lastChangerOf(deps.db, partner_id))
    const profile_enc = sealProfile(deps.vault, partner_id, { ...stored, ...next })
    await updatePartnerDetails(deps.db, partner_id, { profile_enc, updated_at: deps.clock.now() })
    return { changed: names }
  })
}

/** Name of the partner's person who saved the contact last; empty text = not known. */
async function lastChangerOf(db: Db, partnerId: number): Promise<string> {
  const actor = await lastChanger(db, `partner:${partnerId}`, 'changed')
  const userId = /^partner:(\d+)$/.exec(actor)?.[1]
  return userId === undefined ? actor : ((await findPartnerUser(db, partnerId, Number(userId)))?.name ?? '')
}
