import { countOwnDeliveries, listOwnDeliveries } from '#server/db/repositories/integration/webhooks.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import { DELIVERY_SORTS } from '#src/contract/endpoints/partner/integration.ts'
import type { Delivery } from '#src/contract/entities/integration/partner-integration.ts'
import { COUNT_CAP, readPageAsk } from '#src/contract/entities/shared/page-query.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { toDelivery } from './shared/webhook-view.ts'

/** One page of what was sent to the partner's addresses, the last first unless asked otherwise. */
export async function listWebhookDeliveries(
  deps: Deps,
  query: PageQuery & { status?: string | undefined },
  by: ByPartner,
): Promise<{ rows: Delivery[]; total: number; capped: boolean }> {
  const ask = readPageAsk(query, DELIVERY_SORTS, { sort: 'created_at', direction: 'desc' })
  const rows = await listOwnDeliveries(deps.db, by.partner_id, query.status, ask)
  const count = await countOwnDeliveries(deps.db, by.partner_id, query.status)
  return { rows: rows.map(toDelivery), total: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP }
}
