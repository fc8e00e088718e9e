import { listOwnWebhooks } from '#server/db/repositories/integration/webhooks.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import type { Webhook } from '#src/contract/entities/integration/partner-integration.ts'
import { toWebhook } from './shared/webhook-view.ts'

export async function listWebhooks(deps: Deps, by: ByPartner): Promise<Webhook[]> {
  return (await listOwnWebhooks(deps.db, by.partner_id)).map(toWebhook)
}
