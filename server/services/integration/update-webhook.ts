import { webhookTarget } from '#server/adapters/outgoing/post-webhook.ts'
import {
  listWaitingDeliveries,
  lockOwnWebhook,
  updateWebhookRow,
} from '#server/db/repositories/integration/webhooks.ts'
import { moveJobs } from '#server/db/repositories/shared/jobs.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jobKey } from '#server/job-kinds.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartner } from '#server/session.ts'
import type { Webhook, WebhookUpdate } from '#src/contract/entities/integration/partner-integration.ts'
import { found } from '../shared/not-found.ts'
import { checkWebhookUrl } from './shared/check-webhook-url.ts'
import { signingPlace, toWebhook } from './shared/webhook-view.ts'

/**
 * Changes a webhook's address or events, pauses it or lets it go on. The signing secret stays: it is sealed anew for the
 * new address.
 * @throws AppError `not_found`; `validation` for an address that we do not call
 */
export async function updateWebhook(
  deps: Deps,
  webhookId: number,
  changes: WebhookUpdate,
  by: ByPartner,
): Promise<Audited<Webhook>> {
  const url = changes.url === undefined ? undefined : checkWebhookUrl(deps, changes.url)
  return transaction(deps, async (deps) => {
    const row = found(await lockOwnWebhook(deps.db, by.partner_id, webhookId))
    const signing = deps.vault.openShared(row.secret_enc, signingPlace(row))
    const next = {
      url: url ?? row.url,
      events: changes.events ? [...changes.events] : row.events,
      status: changes.active === undefined ? row.status : changes.active ? 1 : 0,
    }
    const secret_enc = deps.vault.sealShared(signing, signingPlace({ partner_id: by.partner_id, url: next.url }))
    await updateWebhookRow(deps.db, by.partner_id, webhookId, { ...next, secret_enc })
    const waiting = await listWaitingDeliveries(deps.db, webhookId)
    await moveJobs(
      deps.db,
      waiting.map((delivery_id) => jobKey('deliver_webhook', { delivery_id })),
      webhookTarget(next.url),
    )
    const after = toWebhook({ ...row, ...next })
    const facts = ({ url, events, active }: Webhook) => ({ url, events, active })
    const object = `webhook:${webhookId}`
    return { ...after, audit: { object, before: facts(toWebhook(row)), after: facts(after) } }
  })
}
