import { eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { merchantRequests } from '../schema-products.ts'

export type MerchantRequestRow = typeof merchantRequests.$inferSelect

/** False when this reference is there already. */
export async function createMerchantRequestRow(db: Db, row: typeof merchantRequests.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(merchantRequests)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: merchantRequests.request_id })
  return rows.length > 0
}

export async function findMerchantRequest(db: Db, reference: string): Promise<MerchantRequestRow | null> {
  const [row] = await db.select().from(merchantRequests).where(eq(merchantRequests.reference, reference))
  return row ?? null
}
