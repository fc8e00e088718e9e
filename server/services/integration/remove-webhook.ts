import { removeOwnWebhook } from '#server/db/repositories/integration/webhooks.ts'
import type { WebhookRow } from '#server/db/repositories/integration/webhooks.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '../shared/not-found.ts'

/** Removes a webhook; what waits for it fails when its turn comes. @throws AppError `not_found` */
export async function removeWebhook(deps: Deps, partnerId: number, webhookId: number): Promise<WebhookRow> {
  const row = found(await removeOwnWebhook(deps.db, partnerId, webhookId, deps.clock.now()))
  return row
}
