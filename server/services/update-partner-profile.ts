import type { PartnerNotification, PartnerProfile } from '#src/contract/entities/partner-settings.ts'
import { NOTIFICATION_DEFAULTS } from '#src/contract/entities/partner-settings.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { withTransaction } from '../db/client.ts'
import { lockPartnerDetails, updatePartnerDetails } from '../db/repositories/partner-details.ts'
import type { Deps } from '../deps.ts'
import { openProfile, sealProfile } from './partner-details.ts'

/** Saves whom we write to. Answers the names of what has changed: the log gets no personal data. */
export async function updatePartnerProfile(
  deps: Deps,
  { partner_id }: { partner_id: number },
  input: PartnerProfile,
): Promise<{ changed: string[] }> {
  const next: Record<string, string> = Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, tidyText(value)]),
  )
  return withTransaction(deps.db, async (tx) => {
    const stored = openProfile(deps.vault, await lockPartnerDetails(tx, partner_id))
    const changed = Object.keys(next).filter((name) => next[name] !== (stored[name] ?? ''))
    const profile_enc = sealProfile(deps.vault, partner_id, { ...stored, ...next })
    await updatePartnerDetails(tx, partner_id, { profile_enc, updated_at: deps.clock.now() })
    return { changed }
  })
}

/** Moves one switch and no other. Answers how it stood before. */
export async function updatePartnerNotification(
  deps: Deps,
  { partner_id }: { partner_id: number },
  { name, on }: { name: PartnerNotification; on: boolean },
): Promise<{ before: boolean }> {
  return withTransaction(deps.db, async (tx) => {
    const { notifications } = await lockPartnerDetails(tx, partner_id)
    await updatePartnerDetails(tx, partner_id, {
      notifications: { ...notifications, [name]: on },
      updated_at: deps.clock.now(),
    })
    return { before: notifications[name] ?? NOTIFICATION_DEFAULTS[name] }
  })
}
