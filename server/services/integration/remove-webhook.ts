import { removeOwnWebhook } from '#server/db/repositories/integration/webhooks.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartner } from '#server/session.ts'
import { found } from '../shared/not-found.ts'

/** Removes a webhook; what waits for it fails when its turn comes. @throws AppError `not_found` */
export async function removeWebhook(deps: Deps, webhookId: number, by: ByPartner): Promise<Audited> {
  const { url } = found(await removeOwnWebhook(deps.db, by.partner_id, webhookId, deps.clock.now()))
  return { audit: { object: `webhook:${webhookId}`, before: { url }, after: { removed: true } } }
}
