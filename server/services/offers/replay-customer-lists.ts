import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { CustomerEligibilityForm } from '#src/contract/endpoints/admin/offers-eligibility.ts'
import type { Replay } from '#src/contract/entities/offers/replay.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { replayOfferLists } from './replay-offer-lists.ts'
import { findWanted } from './shared/find-wanted.ts'

/**
 * The lists that a customer was shown, made again for somebody of the back office by the very call that the customer has.
 * @throws AppError `not_found` where nobody has this number
 */
export async function replayCustomerLists(
  deps: Deps,
  form: CustomerEligibilityForm,
): Promise<Audited<{ user_id: number; reference: string | null; lists: Replay[] }>> {
  const { customer, application } = await findWanted(deps, form.customer)
  const { user_id } = customer
  const reference = application?.reference ?? null
  return {
    user_id,
    reference,
    lists: application ? await replayOfferLists(deps, application.app_id, { user_id }) : [],
    audit: { object: `customer:${user_id}`, after: { reason: tidyText(form.reason), reference } },
  }
}
