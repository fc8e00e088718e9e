import { listLeadsOfCustomer } from '#server/db/repositories/privacy/personal-data.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { OwnLead } from '#src/contract/entities/privacy/my-data.ts'

/** Partners who see the customer masked, by the leads that really are theirs; newest first. */
export async function listOwnLeads(deps: Deps, by: ByCustomer): Promise<OwnLead[]> {
  return (await listLeadsOfCustomer(deps.db, by.user_id)).map(({ first_touch_at, last_touch_at, ...lead }) => ({
    ...lead,
    first_touch_at: first_touch_at.toISOString(),
    last_touch_at: last_touch_at.toISOString(),
  }))
}
