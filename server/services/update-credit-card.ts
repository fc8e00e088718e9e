import type { CreditCardUpdate } from '#src/contract/entities/credit-card.ts'
import { updateCardRow } from '../db/repositories/credit-cards.ts'
import type { Deps } from '../deps.ts'
import { notFound } from './not-found.ts'

/**
 * Saves one property, whose name and value the contract has checked, and answers the value that it replaces.
 * @throws AppError `not_found`, also for a removed card
 */
export async function updateCreditCard(
  deps: Deps,
  { category_id, property, value }: CreditCardUpdate,
): Promise<unknown> {
  const before = await updateCardRow(deps.db, category_id, { [property]: value })
  if (!before) throw notFound()
  return before[property]
}
