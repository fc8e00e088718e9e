import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartner } from '#server/session.ts'
import { TEST_EVENT } from '#src/contract/entities/integration/partner-integration.ts'
import type { Delivery } from '#src/contract/entities/integration/partner-integration.ts'
import { newEvent } from '../shared/webhook-delivery.ts'
import { sendNow } from './shared/webhook-again.ts'

/**
 * Sends a test event at once and answers what came back.
 * @throws AppError `not_found`; `conflict` for a paused webhook; `too_many_requests`
 */
export async function testWebhook(deps: Deps, webhookId: number, by: ByPartner): Promise<Audited<Delivery>> {
  const event = newEvent(deps, TEST_EVENT, { message: 'Your webhook works.' })
  const delivery = await sendNow(deps, by.partner_id, webhookId, event)
  const { delivery_id, webhook_id } = delivery
  return { ...delivery, audit: { object: `webhook:${webhook_id}`, after: { delivery_id } } }
}
