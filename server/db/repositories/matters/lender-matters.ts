import { and, asc, count, eq, inArray, isNull, lte, min } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applications } from '#server/db/schema/applications.ts'
import { lenders } from '#server/db/schema/catalogue.ts'
import { lenderMatters } from '#server/db/schema/matters.ts'
import { admins } from '#server/db/schema/staff.ts'
import type { Tx } from '#server/db/transaction.ts'
import { uniqueIndexOf } from '#server/db/unique-index.ts'
import type { MatterKind } from '#src/contract/entities/matters/lender-matter.ts'

export type LenderMatterRow = typeof lenderMatters.$inferSelect

const isOpen = isNull(lenderMatters.settled_at)

/** False where it is written already: a report by its number, anything else while it is open. */
export async function createMatter(tx: Db, row: typeof lenderMatters.$inferInsert): Promise<boolean> {
  const once = uniqueIndexOf(lenderMatters, row.event_id == null ? 'lender_matters_one' : 'lender_matters_event')
  return (await tx.insert(lenderMatters).values(row).onConflictDoNothing(once).returning()).length === 1
}

/** The lender has answered by itself. */
export async function settleMattersOf(
  tx: Db,
  appId: string,
  kinds: readonly MatterKind[],
  settled: Pick<LenderMatterRow, 'settled_at'>,
): Promise<void> {
  await tx
    .update(lenderMatters)
    .set(settled)
    .where(and(eq(lenderMatters.app_id, appId), inArray(lenderMatters.kind, [...kinds]), isOpen))
}

const isDue = (now: Date) => and(isOpen, lte(lenderMatters.due_at, now))

/** What waits of a lender, the oldest first. */
export async function listMatters(db: Db, lenderId: number, now: Date, limit: number) {
  return db
    .select({
      matter: lenderMatters,
      reference: applications.reference,
      user_id: applications.user_id,
      status: applications.status,
      taken_name: admins.name,
    })
    .from(lenderMatters)
    .innerJoin(applications, eq(applications.app_id, lenderMatters.app_id))
    .leftJoin(admins, eq(admins.admin_id, lenderMatters.taken_by))
    .where(and(eq(lenderMatters.lender_id, lenderId), isDue(now)))
    .orderBy(asc(lenderMatters.due_at), asc(lenderMatters.matter_id))
    .limit(limit)
}

export const countMatters = (db: Db, lenderId: number, now: Date): Promise<number> =>
  db.$count(lenderMatters, and(eq(lenderMatters.lender_id, lenderId), isDue(now)))

/** By lender, the one that has waited longest first, and who has taken on its oldest. */
export async function listOpenMatters(db: Db, now: Date) {
  const oldest = min(lenderMatters.due_at).mapWith(lenderMatters.due_at)
  const rows = await db
    .select({ lender_id: lenderMatters.lender_id, lender: lenders.name, count: count(), oldest })
    .from(lenderMatters)
    .innerJoin(lenders, eq(lenders.lender_id, lenderMatters.lender_id))
    .where(isDue(now))
    .groupBy(lenderMatters.lender_id, lenders.name)
    .orderBy(asc(oldest), asc(lenderMatters.lender_id))
  const firsts = await db
    .selectDistinctOn([lenderMatters.lender_id], { lender_id: lenderMatters.lender_id, by: lenderMatters.taken_by })
    .from(lenderMatters)
    .where(isDue(now))
    .orderBy(asc(lenderMatters.lender_id), asc(lenderMatters.due_at), asc(lenderMatters.matter_id))
  const by = new Map(firsts.map((each) => [each.lender_id, each.by]))
  return rows.map((row) => ({ ...row, by: by.get(row.lender_id) ?? null }))
}

/** An open matter, held until the transaction ends; null when it was settled meanwhile. */
export async function lockMatter(tx: Tx, matterId: number): Promise<LenderMatterRow | null> {
  const [row] = await tx
    .select()
    .from(lenderMatters)
    .where(and(eq(lenderMatters.matter_id, matterId), isOpen))
    .for('update')
  return row ?? null
}

export async function updateMatter(
  tx: Db,
  matterId: number,
  changes: Partial<Pick<LenderMatterRow, 'taken_by' | 'settled_at' | 'settled_by' | 'settled_reason'>>,
): Promise<void> {
  await tx.update(lenderMatters).set(changes).where(eq(lenderMatters.matter_id, matterId))
}
