import { newToken } from '#server/crypto/vault.ts'
import { countOwnWebhooks, createWebhookRow } from '#server/db/repositories/integration/webhooks.ts'
import { lockPartner } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartner } from '#server/session.ts'
import { MAX_WEBHOOKS } from '#src/contract/entities/integration/partner-integration.ts'
import type { Webhook, WebhookEvent } from '#src/contract/entities/integration/partner-integration.ts'
import { AppError } from '#src/contract/errors.ts'
import { notFound } from '../shared/not-found.ts'
import { checkWebhookUrl } from './shared/check-webhook-url.ts'
import { signingPlace, toWebhook } from './shared/webhook-view.ts'

/**
 * Adds an address with a new signing secret, shown this once.
 * @throws AppError `validation` for an address that we do not call; `conflict` when the partner has five
 */
export async function createWebhook(
  deps: Deps,
  input: { url: string; events: readonly WebhookEvent[] },
  by: ByPartner,
): Promise<Audited<{ signing: string; row: Webhook }>> {
  const url = checkWebhookUrl(deps, input.url)
  const signing = `whs_${newToken()}`
  return transaction(deps, async (deps) => {
    if (!(await lockPartner(deps.db, by.partner_id))) throw notFound()
    if ((await countOwnWebhooks(deps.db, by.partner_id)) >= MAX_WEBHOOKS)
      throw new AppError('conflict', `You have ${MAX_WEBHOOKS} webhooks. Please remove one first.`)
    const row = await createWebhookRow(deps.db, {
      partner_id: by.partner_id,
      url,
      secret_enc: deps.vault.sealShared(signing, signingPlace({ partner_id: by.partner_id, url })),
      events: [...input.events],
      created_at: deps.clock.now(),
    })
    const made = toWebhook(row)
    const after = { url: made.url, events: made.events }
    return { signing, row: made, audit: { object: `webhook:${made.webhook_id}`, after } }
  })
}
