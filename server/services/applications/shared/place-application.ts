import { newId } from '#server/crypto/vault.ts'
import {
  createApplicationRow,
  createEvent,
  findDraft,
  nextReference,
  updateApplication,
} from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { Deps } from '#server/deps.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import type { Applicant } from '../apply-to-lender.ts'

type Placed = Pick<ApplicationRow, 'product_id'> & Partial<Pick<ApplicationRow, 'handover_url' | 'details_enc'>>

/**
 * Makes an application for a card or a plan of what the customer began, or a new one, and notes that they sent it. Answers
 * its id.
 */
export async function placeApplication(
  deps: Deps,
  { by, product, partner, note }: { by: Applicant; product: ProductType; partner: string; note?: string },
  placed: Placed,
): Promise<string> {
  const now = deps.clock.now()
  const draft = await findDraft(deps.db, by.user_id, product)
  const app_id = draft?.app_id ?? newId('app')
  const facts = { ...placed, status: 'submitted', idempotency_key: by.idempotencyKey, updated_at: now }
  if (draft) await updateApplication(deps.db, app_id, facts)
  else
    await createApplicationRow(deps.db, {
      app_id,
      origin_app_id: app_id,
      reference: await nextReference(deps.db),
      user_id: by.user_id,
      product_type: product,
      partner,
      created_at: now,
      ...facts,
    })
  await createEvent(deps.db, { app_id, status: 'submitted', source: 'customer', at: now, ...(note && { note }) })
  return app_id
}
