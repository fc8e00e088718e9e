import { findOwnWithLender } from '#server/db/repositories/applications/applications.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { ApplicationCare } from '#src/contract/entities/applications/application-care.ts'
import { notFound } from '../shared/not-found.ts'
import { careOf } from './shared/application-care-view.ts'

/** @throws AppError `not_found` for another customer's application as for a missing one. */
export async function getApplicationCare(deps: Deps, appId: string, by: ByCustomer): Promise<ApplicationCare> {
  const found = await findOwnWithLender(deps.db, by.user_id, appId)
  const [care] = found ? await careOf(deps, [found]) : []
  if (!care) throw notFound()
  return care
}
