import { TEST_EVENT, type Delivery } from '#src/contract/entities/integration/partner-integration.ts'
import { AppError } from '#src/contract/errors.ts'
import { withTransaction } from '#server/db/client.ts'
import { findOwnDelivery, findOwnWebhook } from '#server/db/repositories/integration/webhooks.ts'
import type { Deps } from '#server/deps.ts'
import { runJobNow } from '#server/jobs/run-jobs.ts'
import { notFound } from '../shared/not-found.ts'
import { newEvent, queueDelivery } from './queue-webhook-event.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { toDelivery } from './shared/webhook-view.ts'

/** Calls of a partner's address on demand, in an hour: we are nobody's hammer. */
const MAX_PER_HOUR = 60

/**
 * Sends a test event at once and answers what came back.
 * @throws AppError `not_found`; `conflict` for a paused webhook; `too_many_requests`
 */
export const testWebhook = (deps: Deps, partnerId: number, webhookId: number): Promise<Delivery> =>
  sendNow(deps, partnerId, webhookId, newEvent(deps, TEST_EVENT, { message: 'Your webhook works.' }))

/**
 * Sends the same event once more, under its own id, so that a receiver knows it again.
 * @throws AppError `not_found`, also when the webhook has been removed; `conflict` for a paused one; `too_many_requests`
 */
export async function replayWebhook(deps: Deps, partnerId: number, deliveryId: number): Promise<Delivery> {
  const row = await findOwnDelivery(deps.db, partnerId, deliveryId)
  if (!row) throw notFound()
  return sendNow(deps, partnerId, row.webhook_id, { ...row.payload, event: row.event })
}

async function sendNow(
  deps: Deps,
  partner_id: number,
  webhook_id: number,
  payload: Record<string, unknown> & { event: string },
): Promise<Delivery> {
  const webhook = await findOwnWebhook(deps.db, partner_id, webhook_id)
  if (!webhook) throw notFound()
  if (webhook.status !== 1)
    throw new AppError('conflict', 'This webhook is paused, so nothing is sent to it. Resume it first.')
  await spendAllowance(deps, `webhook-now:${partner_id}`, MAX_PER_HOUR, 3_600)
  const { delivery_id } = await withTransaction(deps.db, (tx) =>
    queueDelivery(deps, tx, { partner_id, webhook_id }, payload),
  )
  await runJobNow(deps, 'deliver_webhook', { delivery_id })
  const row = await findOwnDelivery(deps.db, partner_id, delivery_id)
  if (!row) throw notFound()
  return toDelivery(row)
}
