import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { noteErasureRequest } from '../privacy/note-erasure-request.ts'
import type { NotedErasure } from '../privacy/note-erasure-request.ts'
import { found } from '../shared/not-found.ts'

/**
 * A request to be forgotten, on the customer's word: it waits for their own yes, like one that came by phone.
 * @throws AppError `not_found`, of an erased one too; `conflict` where a request is under way
 */
export async function noteErasureForCustomer(
  deps: Deps,
  userId: number,
  note: string,
  by: ByStaff,
): Promise<NotedErasure> {
  found(await findCustomer(deps.db, userId))
  return noteErasureRequest(deps, { customer: String(userId), came_by: 'phone', note }, by)
}
