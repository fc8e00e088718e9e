import type { Db } from '#server/db/client.ts'
import { listCardNames } from '#server/db/repositories/catalogue/credit-cards.ts'
import { listPlanNames } from '#server/db/repositories/catalogue/insurance-plans.ts'
import { cardIdOf, cardProductId, planIdOf, planProductId } from '#src/contract/entities/catalogue/product-ids.ts'

/** What was chosen where no lender is: its name, and who provides it. */
export interface ChosenProduct {
  name: string
  provider: string
}

/** The products that these applications name, by `product_id`; removed ones too. */
export async function findChosenProducts(
  db: Db,
  productIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, ChosenProduct>> {
  const cards = await listCardNames(
    db,
    [...new Set(productIds.map(cardIdOf))].filter((id) => id !== null),
  )
  const plans = await listPlanNames(
    db,
    [...new Set(productIds.map(planIdOf))].filter((id) => id !== null),
  )
  const chosen = new Map<string, ChosenProduct>()
  for (const { category_id, category_name, issuer } of cards)
    // A card that the admin has just created has no bank yet.
    chosen.set(cardProductId(category_id), { name: category_name, provider: issuer || category_name })
  for (const { plan_id, name, insurer } of plans) chosen.set(planProductId(plan_id), { name, provider: insurer })
  return chosen
}

export const chosenOf = (
  products: ReadonlyMap<string, ChosenProduct>,
  productId: string | null,
): ChosenProduct | null => (productId === null ? null : (products.get(productId) ?? null))
