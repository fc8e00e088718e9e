import { lockCard, reviveCardRow } from '#server/db/repositories/catalogue/credit-cards.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { found } from '../shared/not-found.ts'
import { cannotRestore } from '../shared/restore-refusals.ts'

/**
 * Brings a removed card back as it was, at its old place in the order.
 * @throws AppError `not_found` for one that never was; `conflict` for one that is not removed
 */
export async function restoreCreditCard(deps: Deps, cardId: number): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const row = found(await lockCard(deps.db, cardId))
    if (row.deleted_at === null) throw cannotRestore('notDeleted')
    await reviveCardRow(deps.db, cardId)
    return { audit: { object: `credit_card:${cardId}`, after: { category_name: row.category_name } } }
  })
}
