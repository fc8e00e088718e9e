import { hasLookedSince } from '#server/db/repositories/callers/csr-customers.ts'
import type { Deps } from '#server/deps.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { writeAudit } from './write-audit.ts'

/** Who of the staff looks, and in which request. */
export interface Looker {
  admin_id: number
  requestId: string
}

/** Pages, chips and a second screen of one conversation are one look. */
const ONE_LOOK = minutes(10)

/** Writes down that somebody looks at a customer's record: the customer reads it in the privacy centre. */
export async function recordAccess(deps: Deps, userId: number, by: Looker): Promise<void> {
  const look = { actor: `admin:${by.admin_id}`, action: 'customer.view', object: `customer:${userId}` }
  const since = new Date(deps.clock.now().getTime() - ONE_LOOK)
  if (!(await hasLookedSince(deps.db, look, since))) await writeAudit(deps, { ...look, requestId: by.requestId })
}
