import { removeOwnWebhook } from '#server/db/repositories/integration/webhooks.ts'
import type { WebhookRow } from '#server/db/repositories/integration/webhooks.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import { found } from '../shared/not-found.ts'

/** Removes a webhook; what waits for it fails when its turn comes. @throws AppError `not_found` */
export async function removeWebhook(deps: Deps, webhookId: number, by: ByPartner): Promise<WebhookRow> {
  const row = found(await removeOwnWebhook(deps.db, by.partner_id, webhookId, deps.clock.now()))
  return row
}
