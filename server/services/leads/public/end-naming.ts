import { updateNamingRow } from '#server/db/repositories/leads/lead-namings.ts'
import type { NamingRow } from '#server/db/repositories/leads/lead-namings.ts'
import type { Deps } from '#server/deps.ts'
import { isOver } from '#server/is-over.ts'
import { queueWebhookEvent } from '#server/services/shared/queue-webhook-event.ts'
import type { NamingEventData } from '#src/contract/entities/integration/partner-integration.ts'
import type { NamingState } from '#src/contract/entities/leads/tracking-link.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'

/** Where a naming stands now: one whose time is over counts for nothing, whether the night's sweep has been by or not. */
export const namingStateAt = ({ state, created_at, expires_at }: NamingRow, now: Date): NamingState =>
  state === 'pending' && isOver({ from: created_at, until: expires_at }, now) ? 'expired' : state

/**
 * A naming has come to its end: who it was goes, and the partner's webhook hears of one that no lead came of. Runs in the
 * caller's transaction.
 */
export async function endNaming(
  deps: Deps,
  naming: NamingRow,
  state: Exclude<NamingState, 'pending'>,
  leadId: number | null = null,
): Promise<void> {
  const { naming_id, partner_id, reference, product_type } = naming
  await updateNamingRow(deps.db, naming_id, {
    state, lead_id: leadId, contact_enc: null,
    ended_at: deps.clock.now(),
  })
  if (state === 'counted') return
  const data = { reference, product_type: product_type as ProductType, status: state } satisfies NamingEventData
  await queueWebhookEvent(deps, partner_id, 'lead.not_counted', data)
}
