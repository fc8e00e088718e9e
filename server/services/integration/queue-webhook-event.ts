import type { LeadEventData, TEST_EVENT, WebhookEvent } from '#src/contract/entities/integration/partner-integration.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { newId } from '#server/crypto/vault.ts'
import type { Db } from '#server/db/client.ts'
import { findApplication } from '#server/db/repositories/applications/applications.ts'
import type { LeadRow } from '#server/db/repositories/leads/leads.ts'
import { createDeliveryRow, listOwnWebhooks, type DeliveryRow } from '#server/db/repositories/integration/webhooks.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/jobs/job-kinds.ts'

/** An event as it is sent: nothing in it names a person. */
export const newEvent = (deps: Deps, event: WebhookEvent | typeof TEST_EVENT, data: Record<string, unknown>) => ({
  id: newId('evt'),
  event,
  at: deps.clock.now().toISOString(),
  data,
})

/** One line of the log, and the job that sends it. Runs in the caller's transaction. */
export async function queueDelivery(
  deps: Deps,
  tx: Db,
  { partner_id, webhook_id }: { partner_id: number; webhook_id: number },
  payload: Record<string, unknown> & { event: string },
): Promise<DeliveryRow> {
  const created_at = deps.clock.now()
  const row = await createDeliveryRow(tx, { partner_id, webhook_id, event: payload.event, payload, created_at })
  await queueJob(tx, 'deliver_webhook', { delivery_id: row.delivery_id }, created_at)
  return row
}

/** Queues an event for every webhook of the partner that listens to it and is not paused. Runs in the caller's transaction. */
export async function queueWebhookEvent(
  deps: Deps,
  tx: Db,
  partnerId: number,
  event: WebhookEvent,
  data: Record<string, unknown>,
): Promise<void> {
  const listening = (await listOwnWebhooks(tx, partnerId)).filter(
    ({ events, status }) => status === 1 && events.includes(event),
  )
  if (listening.length === 0) return
  const payload = newEvent(deps, event, data)
  for (const { webhook_id } of listening) await queueDelivery(deps, tx, { partner_id: partnerId, webhook_id }, payload)
}

const EVENT_OF: Partial<Record<LeadRow['status'], WebhookEvent>> = {
  applied: 'lead.applied',
  disbursed: 'lead.disbursed',
  lost: 'lead.lost',
}

type Told = Pick<LeadRow, 'partner_id' | 'reference' | 'product_type' | 'status' | 'channel' | 'held_until'> & {
  app_id?: string | null
}

/** Tells a lead's partner what has become of it; `before` null = the lead is new. Runs in the caller's transaction. */
export async function announceLead(deps: Deps, tx: Db, lead: Told, before: LeadRow['status'] | null): Promise<void> {
  const { partner_id, reference, status, channel } = lead
  const event = status === before ? undefined : EVENT_OF[status]
  if (before !== null && !event) return
  const data = {
    ...{ reference, product_type: lead.product_type as ProductType, status, channel },
    held_until: lead.held_until.toISOString(),
    loan_amount: await paidOut(tx, lead),
  } satisfies LeadEventData
  if (before === null) await queueWebhookEvent(deps, tx, partner_id, 'lead.created', data)
  if (event) await queueWebhookEvent(deps, tx, partner_id, event, data)
}

/** Rupees that a lender has paid out to the lead; null until then. */
async function paidOut(tx: Db, { status, app_id = null }: Told): Promise<number | null> {
  if (status !== 'disbursed' || app_id === null) return null
  const paise = (await findApplication(tx, app_id))?.amount ?? null
  return paise === null ? null : paise / 100
}
