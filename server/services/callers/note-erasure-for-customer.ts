import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { noteErasureRequest } from '../privacy/note-erasure-request.ts'
import { found } from '../shared/not-found.ts'

/**
 * A request to be forgotten, on the customer's word: it waits for their own yes, like one that came by phone.
 * @throws AppError `not_found`, of an erased one too; `conflict` where a request is under way
 */
export async function noteErasureForCustomer(
  deps: Deps,
  userId: number,
  { reason }: { reason: string },
  by: ByStaff,
): Promise<Audited<{ reference: string; told: boolean }>> {
  found(await findCustomer(deps.db, userId))
  const note = tidyText(reason)
  const { row, told } = await noteErasureRequest(deps, { customer: String(userId), came_by: 'phone', note }, by)
  const { reference, user_id } = row
  return { reference, told, audit: { object: `customer:${user_id}`, after: { reference, reason: note } } }
}
