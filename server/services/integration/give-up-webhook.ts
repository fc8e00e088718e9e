import { updateDelivery } from '#server/db/repositories/integration/webhooks.ts'
import type { Deps } from '#server/deps.ts'

/** After the last try. */
export const giveUpWebhook = (deps: Deps, { delivery_id }: { delivery_id: number }): Promise<void> =>
  updateDelivery(deps.db, delivery_id, { status: 'failed' }, false)
