import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import { TEST_EVENT } from '#src/contract/entities/integration/partner-integration.ts'
import type { Delivery } from '#src/contract/entities/integration/partner-integration.ts'
import { newEvent } from '../shared/webhook-delivery.ts'
import { sendNow } from './shared/webhook-again.ts'

/**
 * Sends a test event at once and answers what came back.
 * @throws AppError `not_found`; `conflict` for a paused webhook; `too_many_requests`
 */
export const testWebhook = (deps: Deps, webhookId: number, by: ByPartner): Promise<Delivery> =>
  sendNow(deps, by.partner_id, webhookId, newEvent(deps, TEST_EVENT, { message: 'Your webhook works.' }))
