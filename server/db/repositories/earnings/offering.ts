import { and, countDistinct, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditCards, insurancePlans } from '#server/db/schema/catalogue.ts'

/** Banks with a card that is offered. */
export async function countCards(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: countDistinct(creditCards.issuer) })
    .from(creditCards)
    .where(and(eq(creditCards.status, 1), isNull(creditCards.deleted_at)))
  return row?.n ?? 0
}

/** Insurers with a plan on sale. */
export async function countPlans(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: countDistinct(insurancePlans.insurer) })
    .from(insurancePlans)
    .where(eq(insurancePlans.status, 1))
  return row?.n ?? 0
}
