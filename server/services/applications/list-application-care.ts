import { listOwnApplications } from '#server/db/repositories/applications/applications.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { ApplicationCare } from '#src/contract/entities/applications/application-care.ts'
import { careOf } from './shared/application-care-view.ts'

/** What the customer may expect of each application, newest first. */
export async function listApplicationCare(deps: Deps, by: ByCustomer): Promise<ApplicationCare[]> {
  return careOf(deps, await listOwnApplications(deps.db, by.user_id))
}
