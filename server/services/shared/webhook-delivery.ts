import { webhookTarget } from '#server/adapters/outgoing/post-webhook.ts'
import { newId } from '#server/crypto/vault.ts'
import { createDeliveryRow } from '#server/db/repositories/integration/webhooks.ts'
import type { DeliveryRow, WebhookRow } from '#server/db/repositories/integration/webhooks.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { TEST_EVENT, WebhookEvent } from '#src/contract/entities/integration/partner-integration.ts'

/** An event as it is sent: nothing in it names a person. */
export const newEvent = (deps: Deps, event: WebhookEvent | typeof TEST_EVENT, data: Record<string, unknown>) => ({
  id: newId('evt'),
  event,
  at: deps.clock.now().toISOString(),
  data,
})

/** One line of the log, and the job that sends it. Runs in the caller's transaction. */
export async function queueDelivery(
  deps: Deps,
  { partner_id, webhook_id, url }: Pick<WebhookRow, 'partner_id' | 'webhook_id' | 'url'>,
  payload: Record<string, unknown> & { event: string },
): Promise<DeliveryRow> {
  const created_at = deps.clock.now()
  const row = await createDeliveryRow(deps.db, { partner_id, webhook_id, event: payload.event, payload, created_at })
  await queueJob(deps.db, 'deliver_webhook', { delivery_id: row.delivery_id }, created_at, webhookTarget(url))
  return row
}
