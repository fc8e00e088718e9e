import { lockPartnerDetails, updatePartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartner } from '#server/session.ts'
import type { PartnerNotification } from '#src/contract/entities/partners/partner-settings.ts'
import { NOTIFICATION_DEFAULTS } from '#src/contract/entities/partners/partner-settings.ts'

/** Moves one switch and no other. */
export async function updatePartnerNotification(
  deps: Deps,
  { name, on }: { name: PartnerNotification; on: boolean },
  by: ByPartner,
): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const { notifications } = await lockPartnerDetails(deps.db, by.partner_id)
    await updatePartnerDetails(deps.db, by.partner_id, {
      notifications: { ...notifications, [name]: on },
      updated_at: deps.clock.now(),
    })
    const before = { [name]: notifications[name] ?? NOTIFICATION_DEFAULTS[name] }
    return { audit: { object: `partner:${by.partner_id}`, before, after: { [name]: on } } }
  })
}
