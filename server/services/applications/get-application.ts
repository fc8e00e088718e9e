import { findOwnWithLender, listEvents } from '#server/db/repositories/applications/applications.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { found } from '../shared/not-found.ts'
import { toApplication } from './shared/application-view.ts'
import { chosenOf, findChosenProducts } from './shared/chosen-products.ts'

/** @throws AppError `not_found` for another customer's application as for a missing one. */
export async function getApplication(deps: Deps, appId: string, by: ByCustomer): Promise<Application> {
  const { application, lender } = found(await findOwnWithLender(deps.db, by.user_id, appId))
  const products = await findChosenProducts(deps.db, [application.product_id])
  const chosen = chosenOf(products, application.product_id)
  return toApplication(application, lender, await listEvents(deps.db, [appId]), chosen)
}
