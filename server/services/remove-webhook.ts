import { removeOwnWebhook, type WebhookRow } from '../db/repositories/webhooks.ts'
import type { Deps } from '../deps.ts'
import { notFound } from './not-found.ts'

/** Removes a webhook; what waits for it fails when its turn comes. @throws AppError `not_found` */
export async function removeWebhook(deps: Deps, partnerId: number, webhookId: number): Promise<WebhookRow> {
  const row = await removeOwnWebhook(deps.db, partnerId, webhookId, deps.clock.now())
  if (!row) throw notFound()
  return row
}
