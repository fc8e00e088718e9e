import { listErasures, updateErasure } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { ErasureRow, HeldErasure } from '#server/db/repositories/privacy/erasure-requests.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { found, notFound } from '#server/services/shared/not-found.ts'
import { ERASURE_NOTICE_HOURS } from '#src/contract/entities/privacy/privacy.ts'
import { AppError } from '#src/contract/errors.ts'
import { holdsOf, hoursFrom } from './erasure-holds.ts'
import { queueErasure } from './erasure-queue.ts'

interface Accepted {
  customer: CustomerRow
  row: ErasureRow
}

/**
 * Takes a request as the customer's own: the notice of 48 hours begins.
 * @throws AppError `conflict` where the customer has asked themselves meanwhile; `not_found` where they are forgotten
 */
export async function acceptErasure(
  deps: TxDeps,
  { request_id, user_id }: HeldErasure,
  decided: { decided_by: number | null; decision: string | null },
): Promise<Accepted> {
  const now = deps.clock.now()
  const customer = found(await lockCustomer(deps.db, user_id))
  await expectNoOther(deps, user_id)
  const [hold] = await holdsOf(deps.db, user_id, now)
  const row = await updateErasure(deps.db, request_id, {
    status: hold ? 'held' : 'open',
    held_for: hold?.reason ?? null,
    erase_after: hoursFrom(now, ERASURE_NOTICE_HOURS),
    link_hash: null,
    decided_at: now,
    ...decided,
  })
  if (!row) throw notFound()
  await queueErasure(deps.db, row, row.erase_after)
  return { customer, row }
}

/** @throws AppError `conflict` where a request of this customer is under way */
export async function expectNoOther(deps: Deps, userId: number): Promise<void> {
  const other = (await listErasures(deps.db, userId)).find(({ status }) => status === 'open' || status === 'held')
  if (other) throw new AppError('conflict', `This customer has asked already: ${other.reference}.`)
}
