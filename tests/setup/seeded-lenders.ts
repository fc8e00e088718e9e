import { eq } from 'drizzle-orm'
import { lenders } from '#server/db/schema.ts'
import type { TestServer } from './server.ts'

type Row = typeof lenders.$inferSelect

/** The lenders as the product ships them, and how a test that changes some puts all of them back. */
export async function seededLenders({ deps }: TestServer): Promise<{ rows: Row[]; putBack: () => Promise<void> }> {
  const rows = await deps.db.select().from(lenders)
  return {
    rows,
    putBack: async () => {
      for (const row of rows) await deps.db.update(lenders).set(row).where(eq(lenders.lender_id, row.lender_id))
    },
  }
}
