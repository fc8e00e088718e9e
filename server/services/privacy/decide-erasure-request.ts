import { findErasureByReference, lockErasure, updateErasure } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { found, notFound } from '../shared/not-found.ts'
import { requireSecondPerson } from '../shared/second-person/require-second-person.ts'
import { notifyOfErasure } from './notify-of-erasure.ts'
import { acceptErasure } from './shared/accept-erasure.ts'
import { stepOf } from './shared/erasure-step.ts'

/**
 * Staff take a request that came by letter as the customer's own, or refuse it, with the proof or the reason. Whoever wrote
 * it down does not say yes to it where somebody else may.
 * @throws AppError `not_found`; `conflict` once it is decided, or where another person has to
 */
export async function decideErasureRequest(
  deps: Deps,
  { reference, accepted, reason }: { reference: string; accepted: boolean; reason: string },
  by: ByStaff,
): Promise<Audited<{ row: ErasureRow }>> {
  const { request_id } = found(await findErasureByReference(deps.db, reference))
  const decided = { decided_by: by.admin_id, decision: tidyText(reason) }
  const result = await transaction(deps, async (deps) => {
    const row = await lockErasure(deps.db, request_id)
    if (row?.status !== 'verifying') throw new AppError('conflict', 'This request is decided already.')
    if (accepted) {
      const act = { kind: 'erasure', target: row.reference, written_by: row.written_by } as const
      const own = 'You wrote this request down. Somebody else has to confirm it.'
      await requireSecondPerson(deps, { ...act, own }, by.admin_id)
      return acceptErasure(deps, row, decided)
    }
    const refused = await updateErasure(deps.db, row.request_id, {
      status: 'refused',
      link_hash: null,
      decided_at: deps.clock.now(),
      ...decided,
    })
    if (!refused) throw notFound()
    return { row: refused, customer: null }
  })
  if (result.customer) await notifyOfErasure(deps, result.customer, result.row, stepOf(result.row))
  const { user_id, decision } = result.row
  return { row: result.row, audit: { object: `customer:${user_id}`, after: { reference, reason: decision } } }
}
