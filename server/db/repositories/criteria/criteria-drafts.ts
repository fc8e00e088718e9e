import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { criteriaDrafts } from '#server/db/schema/criteria.ts'
import { admins } from '#server/db/schema/staff.ts'
import type { HeldLender } from '../catalogue/lenders.ts'

export type CriteriaDraftRow = typeof criteriaDrafts.$inferSelect

export async function createCriteriaDraftRow(
  db: Db,
  row: typeof criteriaDrafts.$inferInsert,
): Promise<CriteriaDraftRow> {
  const [created] = await db.insert(criteriaDrafts).values(row).returning()
  if (!created) throw new Error('the draft was not written')
  return created
}

export async function findCriteriaDraft(db: Db, draftId: number): Promise<CriteriaDraftRow | null> {
  const [row] = await db.select().from(criteriaDrafts).where(eq(criteriaDrafts.draft_id, draftId))
  return row ?? null
}

/** The newest first, each with the name of who made it; empty text for somebody who is not there any more. */
export async function listCriteriaDraftRows(
  db: Db,
  lenderId: number,
  limit: number,
): Promise<(CriteriaDraftRow & { maker: string })[]> {
  const rows = await db
    .select({ draft: criteriaDrafts, maker: admins.name })
    .from(criteriaDrafts)
    .leftJoin(admins, eq(admins.admin_id, criteriaDrafts.created_by))
    .where(eq(criteriaDrafts.lender_id, lenderId))
    .orderBy(desc(criteriaDrafts.draft_id))
    .limit(limit)
  return rows.map(({ draft, maker }) => ({ ...draft, maker: maker ?? '' }))
}

/** Makes scheduled drafts of a lender mere drafts. */
export async function callOffScheduledDrafts(tx: Db, { lender_id }: HeldLender): Promise<void> {
  await tx
    .update(criteriaDrafts)
    .set({ status: 'draft' })
    .where(and(eq(criteriaDrafts.lender_id, lender_id), eq(criteriaDrafts.status, 'scheduled')))
}

export async function updateCriteriaDraftRow(
  db: Db,
  draftId: number,
  changes: Partial<Pick<CriteriaDraftRow, 'status' | 'publish_at'>>,
): Promise<void> {
  await db.update(criteriaDrafts).set(changes).where(eq(criteriaDrafts.draft_id, draftId))
}
