import type { SentDelivery, WebhookRow } from '#server/db/repositories/integration/webhooks.ts'
import { DELIVERY_ERRORS, WEBHOOK_EVENTS } from '#src/contract/entities/integration/partner-integration.ts'
import type { Delivery, Webhook } from '#src/contract/entities/integration/partner-integration.ts'

/** Where the sealed secret of a webhook belongs; text moved elsewhere does not open. */
export const signingPlace = ({ partner_id, url }: Pick<WebhookRow, 'partner_id' | 'url'>): string =>
  `partner_webhooks.secret:${partner_id}:${url}`

export const toWebhook = ({ webhook_id, url, events, status, created_at }: WebhookRow): Webhook => ({
  webhook_id,
  url,
  events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
  active: status === 1,
  created_at: created_at.toISOString(),
})

/** The body of an event: what is signed, sent and shown. */
export const bodyOf = (payload: Record<string, unknown>): string => JSON.stringify(payload)

export const toDelivery = (row: SentDelivery): Delivery => ({
  delivery_id: row.delivery_id,
  webhook_id: row.webhook_id,
  url: row.url,
  event: row.event,
  body: bodyOf(row.payload),
  status: row.status,
  attempts: row.attempts,
  response_code: row.response_code,
  error: DELIVERY_ERRORS.find((each) => each === row.error) ?? null,
  created_at: row.created_at.toISOString(),
  delivered_at: row.delivered_at?.toISOString() ?? null,
})
