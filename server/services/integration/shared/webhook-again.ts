import { findOwnDelivery, findOwnWebhook } from '#server/db/repositories/integration/webhooks.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { runJobNow } from '#server/jobs/run-jobs.ts'
import { found } from '#server/services/shared/not-found.ts'
import { spendAllowance } from '#server/services/shared/rate-rules.ts'
import { queueDelivery } from '#server/services/shared/webhook-delivery.ts'
import type { Delivery } from '#src/contract/entities/integration/partner-integration.ts'
import { AppError } from '#src/contract/errors.ts'
import { toDelivery } from './webhook-view.ts'

/** Calls of a partner's address on demand, in an hour: we are nobody's hammer. */
const MAX_PER_HOUR = 60

export async function sendNow(
  deps: Deps,
  partner_id: number,
  webhook_id: number,
  payload: Record<string, unknown> & { event: string },
): Promise<Delivery> {
  const webhook = found(await findOwnWebhook(deps.db, partner_id, webhook_id))
  if (webhook.status !== 1)
    throw new AppError('conflict', 'This webhook is paused, so nothing is sent to it. Resume it first.')
  await spendAllowance(deps, `webhook-now:${partner_id}`, MAX_PER_HOUR, 3_600)
  const { delivery_id } = await transaction(deps, (deps) => queueDelivery(deps, webhook, payload))
  await runJobNow(deps, 'deliver_webhook', { delivery_id })
  const row = found(await findOwnDelivery(deps.db, partner_id, delivery_id))
  return toDelivery(row)
}
