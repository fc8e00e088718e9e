import type { Application } from '#src/contract/entities/applications/application.ts'
import type { Deps } from '#server/deps.ts'
import { findLastAnswers } from './shared/last-answers.ts'
import { listApplications } from './list-applications.ts'

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
