import { updateCardRow } from '#server/db/repositories/catalogue/credit-cards.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { found } from '../shared/not-found.ts'

/**
 * Takes a card out of every list. Its row stays: applications point at it.
 * @throws AppError `not_found`, also for a card that was removed before
 */
export async function removeCreditCard(deps: Deps, cardId: number): Promise<Audited> {
  const { category_name } = found(await updateCardRow(deps.db, cardId, { deleted_at: deps.clock.now() }))
  return { audit: { object: `credit_card:${cardId}`, before: { category_name } } }
}
