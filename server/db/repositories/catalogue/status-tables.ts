import { desc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { statusTables } from '#server/db/schema/catalogue.ts'
import { admins } from '#server/db/schema/staff.ts'
import type { StatusRow } from '#src/contract/entities/applications/status-words.ts'

export type StatusTableRow = typeof statusTables.$inferSelect

const of = (lenderId: number | null) =>
  lenderId === null ? isNull(statusTables.lender_id) : eq(statusTables.lender_id, lenderId)

/** The lines that count for a lender, or, with null, those for every lender; null = none were ever saved. */
export async function findStatusTable(db: Db, lenderId: number | null): Promise<StatusTableRow | null> {
  const [row] = await db.select().from(statusTables).where(of(lenderId)).orderBy(desc(statusTables.version_id)).limit(1)
  return row ?? null
}

/** What a lender's words are read by: its own lines, then those for every lender. */
export async function readStatusRows(db: Db, lenderId: number): Promise<StatusRow[]> {
  const newest = await db
    .selectDistinctOn([statusTables.lender_id])
    .from(statusTables)
    .where(or(of(lenderId), of(null)))
    .orderBy(statusTables.lender_id, desc(statusTables.version_id))
  const [own, common] = [lenderId, null].map((lender) => newest.find(({ lender_id }) => lender_id === lender))
  return [...(own?.rows ?? []), ...(common?.rows ?? [])]
}

export async function createStatusTable(db: Db, row: typeof statusTables.$inferInsert): Promise<StatusTableRow> {
  const [created] = await db.insert(statusTables).values(row).returning()
  if (!created) throw new Error('the table of status words was not written')
  return created
}

/** The newest versions of a lender's own lines with the names of who saved them; the newest first. */
export async function listStatusTables(
  db: Db,
  lenderId: number,
  limit: number,
): Promise<{ version: StatusTableRow; saved_by: string | null }[]> {
  return db
    .select({ version: statusTables, saved_by: admins.name })
    .from(statusTables)
    .leftJoin(admins, eq(admins.admin_id, statusTables.saved_by))
    .where(of(lenderId))
    .orderBy(desc(statusTables.version_id))
    .limit(limit)
}
