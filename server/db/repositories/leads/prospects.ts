import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { prospects } from '#server/db/schema/identity.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { writeVisit } from '../figures/visit-facts.ts'

export type ProspectRow = typeof prospects.$inferSelect

export const createProspectRow = (db: Db, row: typeof prospects.$inferInsert): Promise<void> =>
  createProspectRows(db, [row])

export async function createProspectRows(db: Db, rows: (typeof prospects.$inferInsert)[]): Promise<void> {
  await db.insert(prospects).values(rows)
}

export async function findProspect(db: Db, prospectAppId: string): Promise<ProspectRow | null> {
  const [row] = await db.select().from(prospects).where(eq(prospects.prospect_app_id, prospectAppId))
  return row ?? null
}

export async function attachProspect(db: Db, prospectAppId: string, userId: number): Promise<void> {
  await db.update(prospects).set({ user_id: userId }).where(eq(prospects.prospect_app_id, prospectAppId))
  await writeVisit(db, prospectAppId)
}

/** A product chosen since the visit began. */
export async function changeProspectProduct(db: Db, prospectAppId: string, productType: ProductType): Promise<void> {
  await db.update(prospects).set({ product_type: productType }).where(eq(prospects.prospect_app_id, prospectAppId))
  await writeVisit(db, prospectAppId)
}

export async function removeProspects(db: Db, sidHash: string): Promise<void> {
  await db.delete(prospects).where(eq(prospects.sid_hash, sidHash))
}

/** The visits of a browser follow it to its new cookie. */
export async function moveProspects(db: Db, fromSidHash: string, toSidHash: string): Promise<void> {
  await db.update(prospects).set({ sid_hash: toSidHash }).where(eq(prospects.sid_hash, fromSidHash))
}
