import { createCardRow } from '#server/db/repositories/catalogue/credit-cards.ts'
import type { CreditCardRow } from '#server/db/repositories/catalogue/credit-cards.ts'
import type { Deps } from '#server/deps.ts'

/** Gaps, so that a card can be put between two others. */
const STEP = 10

/** A card that only has a name yet: switched off, so that no customer sees it half finished. */
export async function createCreditCard(deps: Deps, name: string): Promise<CreditCardRow> {
  return createCardRow(deps.db, name.trim(), STEP)
}
