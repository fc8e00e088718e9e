import { listOwnWebhooks } from '#server/db/repositories/integration/webhooks.ts'
import { listStoppedPartners } from '#server/db/repositories/partners/partner-standing.ts'
import type { Deps } from '#server/deps.ts'
import type { WebhookEvent } from '#src/contract/entities/integration/partner-integration.ts'
import { newEvent, queueDelivery } from './webhook-delivery.ts'

/** Queues an event for every webhook of the partner that listens to it and is not paused, unless the partner is switched off. Runs in the caller's transaction. */
export async function queueWebhookEvent(
  deps: Deps,
  partnerId: number,
  event: WebhookEvent,
  data: Record<string, unknown>,
): Promise<void> {
  const listening = (await listOwnWebhooks(deps.db, partnerId)).filter(
    ({ events, status }) => status === 1 && events.includes(event),
  )
  if (listening.length === 0 || (await listStoppedPartners(deps.db, [partnerId])).length > 0) return
  const payload = newEvent(deps, event, data)
  for (const webhook of listening) await queueDelivery(deps, webhook, payload)
}
