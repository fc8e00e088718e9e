import { findOwnDelivery } from '#server/db/repositories/integration/webhooks.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartner } from '#server/session.ts'
import type { Delivery } from '#src/contract/entities/integration/partner-integration.ts'
import { found } from '../shared/not-found.ts'
import { sendNow } from './shared/webhook-again.ts'

/**
 * Sends the same event once more, under its own id, so that a receiver knows it again.
 * @throws AppError `not_found`, also when the webhook has been removed; `conflict` for a paused one; `too_many_requests`
 */
export async function replayWebhook(deps: Deps, deliveryId: number, by: ByPartner): Promise<Audited<Delivery>> {
  const row = found(await findOwnDelivery(deps.db, by.partner_id, deliveryId))
  const delivery = await sendNow(deps, by.partner_id, row.webhook_id, { ...row.payload, event: row.event })
  const after = { delivery_id: delivery.delivery_id }
  return { ...delivery, audit: { object: `webhook-delivery:${deliveryId}`, after } }
}
