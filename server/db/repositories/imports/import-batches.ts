import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { lenders } from '#server/db/schema/catalogue.ts'
import { importBatches } from '#server/db/schema/imports.ts'
import { admins } from '#server/db/schema/staff.ts'
import type { Tx } from '#server/db/transaction.ts'
import { unlessThere } from '#server/db/unique-index.ts'
import type { ImportProfile, RowVerdict } from '#src/contract/entities/imports/import-batch.ts'
import { expiredBefore } from '#src/contract/retention.ts'
import { BAD_VERDICTS } from './import-rows.ts'

export type ImportBatchRow = typeof importBatches.$inferSelect
export type ImportBatchChanges = Partial<typeof importBatches.$inferInsert>

/** Null when a batch of this very file is there already. */
export async function createImportBatch(
  db: Db,
  row: typeof importBatches.$inferInsert,
): Promise<ImportBatchRow | null> {
  const [created] =
    (await unlessThere(db, ['import_batches_file'], (db) => db.insert(importBatches).values(row).returning())) ?? []
  return created ?? null
}

export async function findImportBatch(db: Db, batchId: number): Promise<ImportBatchRow | null> {
  const [row] = await db.select().from(importBatches).where(eq(importBatches.batch_id, batchId))
  return row ?? null
}

/** The row, held until the transaction ends. */
export async function lockImportBatch(tx: Tx, batchId: number): Promise<ImportBatchRow | null> {
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

const rowsOf = (verdicts: readonly RowVerdict[]) =>
  sql`(${sql.join(
    verdicts.map((verdict) => sql`coalesce((${importBatches.counts}->>${verdict}::text)::int, 0)`),
    sql` + `,
  )})`

/** A file that somebody has to finish: nothing of it is written and something could be, or rows of it are wrong. */
export function isUnfinished(now: Date): SQL | undefined {
  const wrong = sql`${rowsOf(BAD_VERDICTS)} > 0`
  return and(
    // Once its rows are gone nobody puts them right.
    gt(importBatches.created_at, expiredBefore('lender_files', now)),
    or(
      inArray(importBatches.state, ['uploaded', 'mapped']),
      and(eq(importBatches.state, 'rehearsed'), or(wrong, sql`${rowsOf(['new', 'update'])} > 0`)),
      and(eq(importBatches.state, 'committed'), wrong),
    ),
  )
}

/** The files of a kind that somebody has to finish: how many, and the one that waits longest. */
export async function countUnfinished(db: Db, profile: ImportProfile, now: Date) {
  const wanted = and(eq(importBatches.profile, profile), isUnfinished(now))
  const count = await db.$count(importBatches, wanted)
  const { batch_id, file_name, created_by, created_at } = importBatches
  const [oldest] = await db
    .select({ batch_id, file_name, created_by, created_at })
    .from(importBatches)
    .where(wanted)
    .orderBy(asc(created_at), asc(batch_id))
    .limit(1)
  return { count, oldest: oldest ?? null }
}

/** Matched files of a kind that are being written, or that would change something as they were last judged, held until the end. */
export async function lockReadyBatches(tx: Tx, profile: ImportProfile): Promise<ImportBatchRow[]> {
  const ready = and(inArray(importBatches.state, ['rehearsed', 'committed']), sql`${rowsOf(['new', 'update'])} > 0`)
  return tx
    .select()
    .from(importBatches)
    .where(
      and(
        eq(importBatches.profile, profile),
        isNotNull(importBatches.mapping),
        or(eq(importBatches.state, 'committing'), ready),
      ),
    )
    .orderBy(asc(importBatches.batch_id))
    .for('update')
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
  { limit, before, wanted }: { limit: number; before?: number | undefined; wanted?: SQL | undefined },
): Promise<{ batch: ImportBatchRow; created_by: string | null; lender: string | null }[]> {
  return db
    .select({ batch: importBatches, created_by: admins.name, lender: lenders.name })
    .from(importBatches)
    .leftJoin(admins, eq(admins.admin_id, importBatches.created_by))
    .leftJoin(lenders, eq(lenders.lender_id, importBatches.lender_id))
    .where(and(eq(importBatches.profile, profile), isOlder(before), wanted))
    .orderBy(desc(importBatches.created_at), desc(importBatches.batch_id))
    .limit(limit)
}
