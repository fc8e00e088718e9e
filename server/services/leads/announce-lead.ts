import type { Db } from '#server/db/client.ts'
import { findApplication } from '#server/db/repositories/applications/applications.ts'
import type { LeadRow } from '#server/db/repositories/leads/leads.ts'
import type { Deps } from '#server/deps.ts'
import type { LeadEventData, WebhookEvent } from '#src/contract/entities/integration/partner-integration.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { queueWebhookEvent } from '../shared/queue-webhook-event.ts'

const EVENT_OF: Partial<Record<LeadRow['status'], WebhookEvent>> = {
  applied: 'lead.applied',
  disbursed: 'lead.disbursed',
  lost: 'lead.lost',
}

type Told = Pick<LeadRow, 'partner_id' | 'reference' | 'product_type' | 'status' | 'channel' | 'held_until'> & {
  app_id?: string | null
}

/** Tells a lead's partner what has become of it; `before` null = the lead is new. Runs in the caller's transaction. */
export async function announceLead(deps: Deps, lead: Told, before: LeadRow['status'] | null): Promise<void> {
  const { partner_id, reference, status, channel } = lead
  const event = status === before ? undefined : EVENT_OF[status]
  if (before !== null && !event) return
  const data = {
    reference,
    product_type: lead.product_type as ProductType,
    status,
    channel,
    held_until: lead.held_until.toISOString(),
    loan_amount: await paidOut(deps.db, lead),
  } satisfies LeadEventData
  if (before === null) await queueWebhookEvent(deps, partner_id, 'lead.created', data)
  if (event) await queueWebhookEvent(deps, partner_id, event, data)
}

/** Rupees that a lender has paid out to the lead; null until then. */
async function paidOut(db: Db, { status, app_id = null }: Told): Promise<number | null> {
  if (status !== 'disbursed' || app_id === null) return null
  const paise = (await findApplication(db, app_id))?.amount ?? null
  return toRupees(paise)
}
