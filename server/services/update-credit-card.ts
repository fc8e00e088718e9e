import { randomUUID } from 'node:crypto'
import { matchFeatures } from '#src/contract/entities/feature-changes.ts'
import type { FeatureChanges } from '#src/contract/entities/feature-changes.ts'
import type { CreditCardUpdate } from '#src/contract/entities/credit-card.ts'
import { withTransaction } from '../db/client.ts'
import { updateCardRow } from '../db/repositories/credit-cards.ts'
import type { Deps } from '../deps.ts'
import { changedMeanwhile, sameValue } from './changed-meanwhile.ts'
import { lastChanger } from './last-changer.ts'
import { notFound } from './not-found.ts'

/**
 * Saves one property, whose name and value the contract has checked; answers the value that it replaces and, for
 * features, which are new or reworded.
 * @throws AppError `not_found`, also for a removed card; `conflict` for a value that is not the expected one any more
 */
export async function updateCreditCard(
  deps: Deps,
  { category_id, property, value, expected }: CreditCardUpdate,
): Promise<{ before: unknown; features?: FeatureChanges }> {
  return withTransaction(deps.db, async (tx) => {
    const before = await updateCardRow(tx, category_id, { [property]: value })
    if (!before) throw notFound()
    const present = before[property]
    // Two people who want the same are no conflict.
    if (expected !== undefined && !sameValue(present, expected) && !sameValue(present, value))
      throw changedMeanwhile(present, await lastChanger(tx, `credit_card:${category_id}`, property))
    if (property !== 'marketing_bullets' || !Array.isArray(value)) return { before: present }
    const features = matchFeatures(before.marketing_bullets, before.bullet_ids, value.map(String), randomUUID)
    await updateCardRow(tx, category_id, { bullet_ids: features.ids })
    return { before: present, features }
  })
}
