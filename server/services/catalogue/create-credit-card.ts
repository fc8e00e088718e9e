import { createCardRow } from '#server/db/repositories/catalogue/credit-cards.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'

/** Gaps, so that a card can be put between two others. */
const STEP = 10

/** A card that only has a name yet: switched off, so that no customer sees it half finished. */
export async function createCreditCard(deps: Deps, name: string): Promise<Audited<{ category_id: number }>> {
  const { category_id, category_name, sort_order } = await createCardRow(deps.db, name.trim(), STEP)
  return {
    category_id,
    audit: { object: `credit_card:${category_id}`, after: { category_name, sort_order, status: 0 } },
  }
}
