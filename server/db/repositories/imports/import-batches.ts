import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import type { Db } from '#server/db/client.ts'
import { admins, lenders } from '#server/db/schema.ts'
import { importBatches } from '#server/db/schema-imports.ts'

export type ImportBatchRow = typeof importBatches.$inferSelect
export type ImportBatchChanges = Partial<typeof importBatches.$inferInsert>

/** Null when a batch of this very file is there already. */
export async function createImportBatch(
  db: Db,
  row: typeof importBatches.$inferInsert,
): Promise<ImportBatchRow | null> {
  const [created] = await db.insert(importBatches).values(row).onConflictDoNothing().returning()
  return created ?? null
}

export async function findImportBatch(db: Db, batchId: number): Promise<ImportBatchRow | null> {
  const [row] = await db.select().from(importBatches).where(eq(importBatches.batch_id, batchId))
  return row ?? null
}

/** The row, held until the transaction ends. */
export async function lockImportBatch(tx: Db, batchId: number): Promise<ImportBatchRow | null> {
  const [row] = await tx.select().from(importBatches).where(eq(importBatches.batch_id, batchId)).for('update')
  return row ?? null
}

export async function findBatchOfFile(
  db: Db,
  profile: ImportProfile,
  lenderId: number | null,
  hash: string,
): Promise<ImportBatchRow | null> {
  const lender = lenderId === null ? isNull(importBatches.lender_id) : eq(importBatches.lender_id, lenderId)
  const [row] = await db
    .select()
    .from(importBatches)
    .where(and(eq(importBatches.profile, profile), lender, eq(importBatches.file_hash, hash)))
  return row ?? null
}

/** Writes a change, and makes everybody who has looked before it late. */
export async function updateImportBatch(db: Db, batchId: number, changes: ImportBatchChanges): Promise<void> {
  await db
    .update(importBatches)
    .set({ ...changes, version: sql`${importBatches.version} + 1` })
    .where(eq(importBatches.batch_id, batchId))
}

/** In the order of the list, behind a file of it. */
const isOlder = (batchId: number | undefined): SQL | undefined =>
  batchId === undefined
    ? undefined
    : sql`(${importBatches.created_at}, ${importBatches.batch_id}) < (select created_at, batch_id from import_batches where batch_id = ${batchId})`

/** The newest files of a kind, or those behind one of them (`before`), and the names of who brought them. */
export async function listImportBatches(
  db: Db,
  profile: ImportProfile,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<{ batch: ImportBatchRow; created_by: string | null; lender: string | null }[]> {
  return db
    .select({ batch: importBatches, created_by: admins.name, lender: lenders.name })
    .from(importBatches)
    .leftJoin(admins, eq(admins.admin_id, importBatches.created_by))
    .leftJoin(lenders, eq(lenders.lender_id, importBatches.lender_id))
    .where(and(eq(importBatches.profile, profile), isOlder(before)))
    .orderBy(desc(importBatches.created_at), desc(importBatches.batch_id))
    .limit(limit)
}
