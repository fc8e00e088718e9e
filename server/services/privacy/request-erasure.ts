import { createErasure, listErasures } from '#server/db/repositories/privacy/erasure-requests.ts'
import { lockCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import { nextTicket } from '#server/db/repositories/support/help-requests.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import { ERASURE_NOTICE_HOURS } from '#src/contract/entities/privacy/privacy.ts'
import type { Erasure } from '#src/contract/entities/privacy/privacy.ts'
import { checkIdentity } from '../profile/check-identity.ts'
import { notFound } from '../shared/not-found.ts'
import { notifyOfErasure } from './notify-of-erasure.ts'
import { holdsOf, hoursFrom } from './shared/erasure-holds.ts'
import { queueErasure } from './shared/erasure-queue.ts'
import { stepOf } from './shared/erasure-step.ts'
import { toErasure } from './shared/erasure-view.ts'

/**
 * Takes a request to be forgotten; asked twice it is one request. Whoever has given PAN and birth date proves with both
 * that it is they who ask.
 * @throws AppError `identity_mismatch`, `otp_locked`, `not_found`
 */
export async function requestErasure(
  deps: Deps,
  given: { pan?: string | undefined; birth_date?: string | undefined },
  by: ByCustomerWithRow & { session_id: string },
): Promise<Audited<{ data: Erasure }>> {
  const { customer } = by
  if (openField(deps.vault, customer, 'tin') !== '' && openField(deps.vault, customer, 'birth_date') !== '')
    await checkIdentity(deps, { pan: given.pan ?? '', birth_date: given.birth_date ?? '' }, by)
  const now = deps.clock.now()
  const { row, fresh } = await transaction(deps, async (deps) => {
    await lockCustomer(deps.db, by.user_id)
    const [hold] = await holdsOf(deps.db, by.user_id, now)
    const created = await createErasure(deps.db, {
      reference: await nextTicket(deps.db, 'CLE'),
      user_id: by.user_id,
      status: hold ? 'held' : 'open',
      held_for: hold?.reason ?? null,
      erase_after: hoursFrom(now, ERASURE_NOTICE_HOURS),
      created_at: now,
    })
    if (created) await queueErasure(deps.db, created, created.erase_after)
    const [open] = created ? [created] : await listErasures(deps.db, by.user_id)
    if (!open) throw notFound()
    return { row: open, fresh: created !== null }
  })
  if (fresh) await notifyOfErasure(deps, customer, row, stepOf(row))
  return { data: toErasure(row), audit: { object: `customer:${by.user_id}`, after: { reference: row.reference } } }
}
