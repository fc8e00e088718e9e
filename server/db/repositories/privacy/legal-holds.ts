import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { customers } from '#server/db/schema/identity.ts'
import { legalHolds } from '#server/db/schema/privacy.ts'
import { admins } from '#server/db/schema/staff.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { HeldKind } from '#src/contract/retention.ts'

export type LegalHoldRow = typeof legalHolds.$inferSelect
export interface NamedHold {
  hold: LegalHoldRow
  set_by: string
}

const isLive = (now: Date) => and(isNull(legalHolds.lifted_at), gt(legalHolds.until, now))

/** Customers of whom this kind must stay, for a condition `not in`. */
export const heldCustomers = (db: Db, now: Date, kind: HeldKind) =>
  db
    .select({ user_id: legalHolds.user_id })
    .from(legalHolds)
    .where(and(isLive(now), or(isNull(legalHolds.kinds), sql`${legalHolds.kinds} @> to_jsonb(${kind}::text)`)))

/** Every hold on a customer, the last to end first. */
export const listHoldsOf = async (db: Db, userId: number, now: Date): Promise<LegalHoldRow[]> =>
  db
    .select()
    .from(legalHolds)
    .where(and(eq(legalHolds.user_id, userId), isLive(now)))
    .orderBy(desc(legalHolds.until), asc(legalHolds.hold_id))

const named = (db: Db) =>
  db
    .select({ hold: legalHolds, set_by: admins.name })
    .from(legalHolds)
    .innerJoin(admins, eq(admins.admin_id, legalHolds.set_by))

export async function listLiveHolds(db: Db, now: Date): Promise<NamedHold[]> {
  return named(db).where(isLive(now)).orderBy(asc(legalHolds.until), asc(legalHolds.hold_id))
}

/** The hold while it is live; null = there is none, or it is over. */
export async function findLiveHold(db: Db, holdId: number, now: Date): Promise<NamedHold | null> {
  const [row] = await named(db).where(and(eq(legalHolds.hold_id, holdId), isLive(now)))
  return row ?? null
}

export async function createLegalHold(db: Db, row: typeof legalHolds.$inferInsert): Promise<number> {
  const [created] = await db.insert(legalHolds).values(row).returning({ hold_id: legalHolds.hold_id })
  if (!created) throw new Error('the hold was not written')
  return created.hold_id
}

export async function stampLifted(
  db: Db,
  holdId: number,
  lifted: Pick<LegalHoldRow, 'lifted_by' | 'lifted_at' | 'lift_reason'>,
): Promise<void> {
  await db.update(legalHolds).set(lifted).where(eq(legalHolds.hold_id, holdId))
}

/** The row of a customer, forgotten or not, held until the transaction ends: an erasure and a hold exclude each other. */
export async function lockAnyCustomer(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ user_id: customers.user_id })
    .from(customers)
    .where(eq(customers.user_id, userId))
    .for('update')
  return rows.length > 0
}
