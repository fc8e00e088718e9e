import { and, asc, countDistinct, eq, isNull } from 'drizzle-orm'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import type { Db } from '#server/db/client.ts'
import { lenders } from '#server/db/schema.ts'
import { lenderRevenues } from '#server/db/schema-catalogue.ts'
import { creditCards, insurancePlans } from '#server/db/schema-products.ts'
import type { LenderRevenueRow } from './lender-revenues.ts'

/** Slabs that are in force, of active lenders of a product. */
export async function listActiveSlabs(db: Db, product: ProductType): Promise<LenderRevenueRow[]> {
  const rows = await db
    .select({ slab: lenderRevenues })
    .from(lenderRevenues)
    .innerJoin(lenders, eq(lenders.lender_id, lenderRevenues.lender_id))
    .where(
      and(
        eq(lenders.product_kind, product),
        eq(lenders.lender_status, 1),
        isNull(lenders.deleted_at),
        eq(lenderRevenues.status, 1),
        isNull(lenderRevenues.deleted_at),
      ),
    )
    .orderBy(asc(lenderRevenues.lender_id), asc(lenderRevenues.sort_order))
  return rows.map(({ slab }) => slab)
}

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
