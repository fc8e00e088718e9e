import { listEvents, listOwnApplications } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationEventRow } from '#server/db/repositories/applications/applications.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { toApplication } from './shared/application-view.ts'
import { chosenOf, findChosenProducts } from './shared/chosen-products.ts'

/** The customer's applications, newest first, each with its history: a few queries, however many there are. */
export async function listApplications(deps: Deps, by: ByCustomer): Promise<Application[]> {
  const rows = await listOwnApplications(deps.db, by.user_id)
  const events = await listEvents(
    deps.db,
    rows.map(({ application }) => application.app_id),
  )
  const byApp = new Map<string, ApplicationEventRow[]>()
  for (const event of events) byApp.set(event.app_id, [...(byApp.get(event.app_id) ?? []), event])
  const products = await findChosenProducts(
    deps.db,
    rows.map(({ application }) => application.product_id),
  )
  return rows.map(({ application, lender }) =>
    toApplication(application, lender, byApp.get(application.app_id) ?? [], chosenOf(products, application.product_id)),
  )
}
