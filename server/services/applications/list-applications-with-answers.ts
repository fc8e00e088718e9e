import type { Deps } from '#server/deps.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { listApplications } from './list-applications.ts'
import { findLastAnswers } from './shared/last-answers.ts'

/**
 * The customer's own view of their applications: where a lender asks, with what they last answered another. An admin who
 * looks on sees none of it, and it is in no answer that is kept. A returning customer who has still to show who they are
 * learns that there is an application, and nothing of it.
 */
export async function listApplicationsWithAnswers(
  deps: Deps,
  by: ByCustomerWithRow & { actor_admin_id: number | null; identity_due: boolean },
): Promise<Application[]> {
  const list = await listApplications(deps, by)
  if (by.identity_due) return list.map(bare)
  if (by.actor_admin_id !== null || !list.some(({ next_step }) => next_step.fields)) return list
  const lastAnswers = await findLastAnswers(deps, by)
  return list.map((application) => {
    const { next_step, product_type } = application
    if (!next_step.fields) return application
    const last_answers = lastAnswers(product_type, next_step.fields)
    return { ...application, next_step: { ...next_step, last_answers } }
  })
}

const bare = ({ app_id, reference, product_type, status, created_at, updated_at }: Application): Application => ({
  app_id,
  reference,
  product_type,
  status,
  created_at,
  updated_at,
  product_id: null,
  lender_id: null,
  lender_name: null,
  lender_slug: null,
  lender_reference: null,
  amount: null,
  tenure_months: null,
  disbursed_amount: null,
  disbursed_on: null,
  offer: null,
  proposal_number: null,
  refusal: undefined,
  next_step: { kind: 'none' },
  journey: undefined,
  history: [],
})
