import { CallError } from '#server/adapters/outgoing/call-error.ts'
import { postWebhook, WebhookError } from '#server/adapters/outgoing/post-webhook.ts'
import { SIGNATURE_HEADER, signEvent } from '#server/adapters/webhooks/webhook-signature.ts'
import { findWaitingDelivery, updateDelivery } from '#server/db/repositories/integration/webhooks.ts'
import type { Deps } from '#server/deps.ts'
import type { DeliveryError } from '#src/contract/entities/integration/partner-integration.ts'
import { bodyOf, signingPlace } from './shared/webhook-view.ts'

/** The receiver should note the event and answer; what it does with it can wait, milliseconds. */
const TIMEOUT_MS = 8_000

/** Sends a waiting delivery once. @throws Error when another try may help */
export async function deliverWebhook(deps: Deps, { delivery_id }: { delivery_id: number }): Promise<void> {
  const found = await findWaitingDelivery(deps.db, delivery_id)
  if (!found) return
  const { delivery, webhook, partner_on } = found
  const fail = (error: DeliveryError) => updateDelivery(deps.db, delivery_id, { status: 'failed', error }, false)
  if (webhook.deleted_at !== null) return fail('removed')
  if (webhook.status !== 1 || !partner_on) return fail('paused')
  const body = bodyOf(delivery.payload)
  const signing = deps.vault.openShared(webhook.secret_enc, signingPlace(webhook))
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'CreditLane-Webhooks/1',
    'creditlane-event': delivery.event,
    'creditlane-delivery': String(delivery_id),
    [SIGNATURE_HEADER]: signEvent(signing, body, deps.clock.now()),
  }
  let status: number
  try {
    const rules = { loopback: deps.env.mode !== 'live' }
    status = await postWebhook(deps.outgoing, { url: webhook.url, headers, body, timeoutMs: TIMEOUT_MS }, rules)
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error
    // It would lead to the same network again.
    const last = error.reason === 'address' ? { status: 'failed' as const } : {}
    await updateDelivery(deps.db, delivery_id, { ...last, response_code: null, error: error.reason }, true)
    if (error.reason === 'address') return
    throw error
  }
  if (status >= 200 && status < 300) {
    const done = { status: 'delivered', error: null, delivered_at: deps.clock.now() } as const
    return updateDelivery(deps.db, delivery_id, { ...done, response_code: status }, true)
  }
  await updateDelivery(deps.db, delivery_id, { response_code: status, error: 'answer' }, true)
  throw new CallError(`answered ${status}`, status >= 500 ? '5xx' : '4xx', status)
}
