import type { Db } from '../db/client.ts'
import { createFirstCards } from '../db/repositories/catalogue/credit-cards.ts'
import cardData from './credit-cards.json'

/** Gaps, so that an admin can put a card between two others. */
const STEP = 10

/** Invented cards of invented banks, for demo and test: a live catalogue is the admin's own. */
export async function seedCreditCards(db: Db): Promise<void> {
  const rows = cardData.map(({ host, finance_charge_pct, ...card }, at) => ({
    ...card,
    finance_charge_pct: String(finance_charge_pct),
    sort_order: (at + 1) * STEP,
    utm_link: `https://apply.${host}.example/?click=UNIQUE_ID`,
    terms_link: `https://www.${host}.example/most-important-terms`,
    status: 1,
  }))
  await createFirstCards(db, rows)
}
