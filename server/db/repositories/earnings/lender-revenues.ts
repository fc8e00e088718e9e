import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { asHeld } from '#server/db/held.ts'
import type { Held } from '#server/db/held.ts'
import { lenders } from '#server/db/schema/catalogue.ts'
import { lenderRevenues, revenueTypes } from '#server/db/schema/earnings.ts'
import type { Tx } from '#server/db/transaction.ts'

export type LenderRevenueRow = typeof lenderRevenues.$inferSelect
export type SlabFigures = Omit<LenderRevenueRow, 'id' | 'lender_id' | 'sort_order' | 'deleted_at'>

/** The slabs of lenders, each in the order in which they are tried, without removed ones. */
export async function listLenderRevenueRowsOf(db: Db, lenderIds: readonly number[]): Promise<LenderRevenueRow[]> {
  return db
    .select()
    .from(lenderRevenues)
    .where(and(inArray(lenderRevenues.lender_id, [...lenderIds]), isNull(lenderRevenues.deleted_at)))
    .orderBy(asc(lenderRevenues.lender_id), asc(lenderRevenues.sort_order), asc(lenderRevenues.id))
}

export const listLenderRevenueRows = (db: Db, lenderId: number): Promise<LenderRevenueRow[]> =>
  listLenderRevenueRowsOf(db, [lenderId])

/** The lenders with a slab that is switched on. */
export async function listLendersWithSlab(db: Db): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ lender_id: lenderRevenues.lender_id })
    .from(lenderRevenues)
    .where(and(eq(lenderRevenues.status, 1), isNull(lenderRevenues.deleted_at)))
  return new Set(rows.map(({ lender_id }) => lender_id))
}

/** Puts the slabs of a lender back as they were: those that were there then, and none besides. */
export async function resetLenderRevenueRows(
  tx: Db,
  lenderId: number,
  slabs: readonly (SlabFigures & { id: number })[],
  at: Date,
): Promise<void> {
  const there = slabs.map(({ id }) => id)
  await tx
    .update(lenderRevenues)
    .set({ deleted_at: at })
    .where(
      and(
        eq(lenderRevenues.lender_id, lenderId),
        isNull(lenderRevenues.deleted_at),
        notInArray(lenderRevenues.id, there),
      ),
    )
  for (const [place, { id, ...figures }] of slabs.entries())
    await tx
      .update(lenderRevenues)
      .set({ ...figures, sort_order: place + 1, deleted_at: null })
      .where(and(eq(lenderRevenues.id, id), eq(lenderRevenues.lender_id, lenderId)))
}

/** A slab that is not removed. */
export async function findLenderRevenue(db: Db, id: number): Promise<LenderRevenueRow | null> {
  const [row] = await db
    .select()
    .from(lenderRevenues)
    .where(and(eq(lenderRevenues.id, id), isNull(lenderRevenues.deleted_at)))
  return row ?? null
}

/** A slab, removed or not. */
export async function findAnyLenderRevenue(db: Db, id: number): Promise<LenderRevenueRow | null> {
  const [row] = await db.select().from(lenderRevenues).where(eq(lenderRevenues.id, id))
  return row ?? null
}

/** The slabs of a lender, held. */
export type HeldSlabs = Held<'slabs', { lender_id: number }>

/**
 * Everything that changes the slabs of a lender waits for this row; a line of a statement, which only refers to it, does
 * not. Null when there is no such lender (any more).
 */
export async function lockLenderOfSlabs(tx: Tx, lenderId: number): Promise<HeldSlabs | null> {
  const [row] = await tx
    .select({ lender_id: lenders.lender_id })
    .from(lenders)
    .where(and(eq(lenders.lender_id, lenderId), isNull(lenders.deleted_at)))
    .for('no key update')
  return row ? asHeld('slabs', row) : null
}

/** Adds a slab behind the others. */
export async function createLenderRevenueRow(tx: Db, slabs: HeldSlabs, slab: SlabFigures): Promise<LenderRevenueRow> {
  const { lender_id } = slabs
  const sort_order = await placeBehindAll(tx, slabs)
  const [row] = await tx
    .insert(lenderRevenues)
    .values({ ...slab, lender_id, sort_order })
    .returning()
  if (!row) throw new Error('the slab was not written')
  return row
}

/** Behind every slab that the lender ever had. */
export async function placeBehindAll(tx: Db, { lender_id }: HeldSlabs): Promise<number> {
  const [last] = await tx
    .select({ place: sql<number>`coalesce(max(${lenderRevenues.sort_order}), 0)`.mapWith(Number) })
    .from(lenderRevenues)
    .where(eq(lenderRevenues.lender_id, lender_id))
  return (last?.place ?? 0) + 1
}

export async function updateLenderRevenueRow(
  tx: Db,
  id: number,
  changes: Partial<Omit<LenderRevenueRow, 'id' | 'lender_id'>>,
): Promise<LenderRevenueRow> {
  const [row] = await tx.update(lenderRevenues).set(changes).where(eq(lenderRevenues.id, id)).returning()
  if (!row) throw new Error('the slab was not written')
  return row
}

export async function listRevenueTypeRows(db: Db): Promise<(typeof revenueTypes.$inferSelect)[]> {
  return db.select().from(revenueTypes).orderBy(asc(revenueTypes.id))
}

/** Adds the kinds that are not there yet. */
export async function createRevenueTypes(db: Db, rows: (typeof revenueTypes.$inferInsert)[]): Promise<void> {
  await db.insert(revenueTypes).values(rows).onConflictDoNothing({ target: revenueTypes.id })
}
