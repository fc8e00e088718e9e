import type { Application } from '#src/contract/entities/applications/application.ts'
import {
  findOwnWithLender,
  listEvents,
  listOwnApplications,
} from '#server/db/repositories/applications/applications.ts'
import type { ApplicationEventRow } from '#server/db/repositories/applications/applications.ts'
import type { Deps } from '#server/deps.ts'
import { toApplication } from './shared/application-view.ts'
import { chosenOf, findChosenProducts } from './shared/chosen-products.ts'
import { findLastAnswers } from './shared/last-answers.ts'
import { notFound } from '../shared/not-found.ts'

/**
 * The customer's own view of their applications: where a lender asks, with what they last answered another. An admin who
 * looks on sees none of it, and it is in no answer that is kept.
 */
export async function listApplicationsWithAnswers(
  deps: Deps,
  by: { user_id: number; actor_admin_id: number | null },
): Promise<Application[]> {
  const list = await listApplications(deps, by)
  if (by.actor_admin_id !== null || !list.some(({ next_step }) => next_step.fields)) return list
  const lastAnswers = await findLastAnswers(deps, by)
  return list.map((application) => {
    const { next_step, product_type } = application
    if (!next_step.fields) return application
    const last_answers = lastAnswers(product_type, next_step.fields)
    return { ...application, next_step: { ...next_step, last_answers } }
  })
}

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
