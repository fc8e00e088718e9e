import { findOwnApplication } from '#server/db/repositories/applications/applications.ts'
import { detailsOfApplication } from '#server/db/repositories/applications/kept-details.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import { found } from '../shared/not-found.ts'
import { productOf } from '../shared/stored-words.ts'
import { toDetailsAnswer } from './shared/details-of-application.ts'
import type { DetailsAnswer } from './shared/details-of-application.ts'

/** @throws AppError `not_found` for another customer's application as for a missing one. */
export async function getApplicationDetails(deps: Deps, appId: string, by: ByCustomerWithRow): Promise<DetailsAnswer> {
  const { customer } = by
  const row = found(await findOwnApplication(deps.db, by.user_id, appId))
  return toDetailsAnswer(deps, customer, productOf(row), detailsOfApplication(deps.vault, customer, row))
}
