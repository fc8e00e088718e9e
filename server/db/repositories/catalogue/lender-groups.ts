import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { lenderGroups } from '#server/db/schema/catalogue.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { LenderGroup } from '#src/contract/entities/catalogue/lender-group.ts'

export async function listLenderGroupRows(db: Db): Promise<LenderGroup[]> {
  return db.select().from(lenderGroups).orderBy(asc(lenderGroups.name), asc(lenderGroups.id))
}

/** Until the transaction ends, nobody else names a group. */
export async function lockLenderGroups(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('lender-groups'))`)
}

/** A group of this name, whatever its capitals and the blanks at its ends. */
export async function isLenderGroupNameTaken(tx: Db, name: string): Promise<boolean> {
  return (await tx.$count(lenderGroups, eq(sql`lower(btrim(${lenderGroups.name}))`, name.trim().toLowerCase()))) > 0
}

/** Answers null when there is a group of this name already. */
export async function createLenderGroupRow(db: Db, name: string): Promise<LenderGroup | null> {
  const [created] = await db
    .insert(lenderGroups)
    .values({ name })
    .onConflictDoNothing({ target: lenderGroups.name })
    .returning()
  return created ?? null
}

export async function countLenderGroups(db: Db, ids: readonly number[]): Promise<number> {
  return ids.length === 0 ? 0 : db.$count(lenderGroups, inArray(lenderGroups.id, [...ids]))
}
