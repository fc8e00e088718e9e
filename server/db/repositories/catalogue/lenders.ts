import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { asHeld } from '#server/db/held.ts'
import type { Held } from '#server/db/held.ts'
import { kept } from '#server/db/kept.ts'
import { OFFER_COLUMNS, toRankable, toVersion } from '#server/db/lender-row.ts'
import { lenders } from '#server/db/schema/catalogue.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import type { OfferingLender } from '#src/contract/finance/make-offers.ts'
import { keepLenderVersions } from './lender-versions.ts'

export type LenderRow = typeof lenders.$inferSelect

const activeLenders = kept(OFFER_COLUMNS, (db, fields) =>
  db
    .select(fields)
    .from(lenders)
    .where(
      and(
        eq(lenders.product_kind, sql.placeholder('product')),
        eq(lenders.lender_status, 1),
        isNull(lenders.deleted_at),
      ),
    )
    .orderBy(asc(lenders.lender_id)),
)

/** Active lenders of a product as ranking reads them, in rupees and percent a year, with their special offers. */
export async function listActiveLenders(db: Db, product: ProductType): Promise<OfferingLender[]> {
  return (await activeLenders(db, { product })).map(toRankable)
}

export async function findLender(db: Db, lenderId: number): Promise<LenderRow | null> {
  const [row] = await db.select().from(lenders).where(eq(lenders.lender_id, lenderId))
  return row ?? null
}

/** Adds the lenders that are not there yet; what the admin has changed stays. */
export async function createLenders(db: Db, rows: (typeof lenders.$inferInsert)[]): Promise<void> {
  await db.insert(lenders).values(rows).onConflictDoNothing({ target: lenders.slug })
}

/** Of every lender without one, as on a first start. */
export async function keepFirstVersions(db: Db, now: Date): Promise<void> {
  const rows = await db.select().from(lenders)
  await keepLenderVersions(db, rows.map(toVersion), now)
}

/** Lenders that have not been deleted, on or off, in the order they were created. */
export async function listLenderRows(db: Db): Promise<LenderRow[]> {
  return db.select().from(lenders).where(isNull(lenders.deleted_at)).orderBy(asc(lenders.lender_id))
}

/** A lender that has not been deleted, held until the transaction ends: edits of one lender follow each other. */
/** Names by number, also of lenders that have been deleted. */
export async function listLenderNames(db: Db): Promise<Map<number, string>> {
  const rows = await db.select({ id: lenders.lender_id, name: lenders.name }).from(lenders)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export type HeldLender = Held<'lender', LenderRow>

export async function lockLender(tx: Tx, lenderId: number): Promise<HeldLender | null> {
  const [row] = await tx
    .select()
    .from(lenders)
    .where(and(eq(lenders.lender_id, lenderId), isNull(lenders.deleted_at)))
    .for('update')
  return row ? asHeld('lender', row) : null
}

/** The lender, deleted or not, held until the transaction ends. */
export async function lockAnyLender(tx: Tx, lenderId: number): Promise<LenderRow | null> {
  const [row] = await tx.select().from(lenders).where(eq(lenders.lender_id, lenderId)).for('update')
  return row ?? null
}

/** Another lender of this name, whatever its capitals, that has not been deleted. */
export async function isLenderNameTaken(db: Db, name: string, exceptId = 0): Promise<boolean> {
  const [row] = await db
    .select({ lender_id: lenders.lender_id })
    .from(lenders)
    .where(
      and(
        eq(sql`lower(${lenders.name})`, name.toLowerCase()),
        ne(lenders.lender_id, exceptId),
        isNull(lenders.deleted_at),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Answers null when another lender has the slug. The lender's first version is kept with it. */
export async function createLenderRow(db: Db, row: typeof lenders.$inferInsert, now: Date): Promise<LenderRow | null> {
  const [created] = await db.insert(lenders).values(row).onConflictDoNothing({ target: lenders.slug }).returning()
  if (created) await keepLenderVersions(db, [toVersion(created)], now)
  return created ?? null
}

/** Writes the changes, and the version that they make where an offer is made of what changed. */
export async function updateLenderRow(
  db: Db,
  lenderId: number,
  changes: Partial<typeof lenders.$inferInsert>,
  now: Date,
): Promise<LenderRow> {
  const [row] = await db.update(lenders).set(changes).where(eq(lenders.lender_id, lenderId)).returning()
  if (!row) throw new Error('the lender was not written')
  await keepLenderVersions(db, [toVersion(row)], now)
  return row
}
