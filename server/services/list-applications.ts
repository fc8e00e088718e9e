import type { Application } from '#src/contract/entities/application.ts'
import { findOwnWithLender, listEvents, listOwnApplications } from '../db/repositories/applications.ts'
import type { ApplicationEventRow } from '../db/repositories/applications.ts'
import type { Deps } from '../deps.ts'
import { toApplication } from './application-view.ts'
import { chosenOf, findChosenProducts } from './chosen-products.ts'
import { notFound } from './not-found.ts'

/** The customer's applications, newest first, each with its history: a few queries, however many there are. */
export async function listApplications(deps: Deps, by: { user_id: number }): Promise<Application[]> {
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

/** @throws AppError `not_found` for another customer's application as for a missing one. */
export async function getApplication(deps: Deps, appId: string, by: { user_id: number }): Promise<Application> {
  const found = await findOwnWithLender(deps.db, by.user_id, appId)
  if (!found) throw notFound()
  const { application, lender } = found
  const products = await findChosenProducts(deps.db, [application.product_id])
  const chosen = chosenOf(products, application.product_id)
  return toApplication(application, lender, await listEvents(deps.db, [appId]), chosen)
}
