import { and, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applications } from '#server/db/schema/applications.ts'
import { importBatches, importRows } from '#server/db/schema/imports.ts'
import { heldCustomers } from '../privacy/legal-holds.ts'

/** Rows of files that came `before`, but of nobody under a legal hold; answers how many went. */
export async function removeOldImportRows(tx: Db, before: Date, now: Date, limit: number): Promise<number> {
  const held = tx
    .select({ app_id: applications.app_id })
    .from(applications)
    .where(inArray(applications.user_id, heldCustomers(tx, now, 'file_rows')))
  const due = tx
    .select({ batch_id: importRows.batch_id, row_number: importRows.row_number })
    .from(importRows)
    .innerJoin(importBatches, eq(importBatches.batch_id, importRows.batch_id))
    .where(
      and(lte(importBatches.created_at, before), or(isNull(importRows.app_id), notInArray(importRows.app_id, held))),
    )
    .limit(limit)
  const gone = await tx
    .delete(importRows)
    .where(sql`(${importRows.batch_id}, ${importRows.row_number}) in (${due})`)
    .returning({ one: sql`1` })
  return gone.length
}

/**
 * What lenders' files say of a customer: of their applications, and by their proven number or their PAN where none was found. The rows stay
 * as numbers, so that those of their file still add up.
 */
export async function shredImportRowsOf(
  tx: Db,
  userId: number,
  { proven, pan }: { proven: readonly string[]; pan: string | null },
): Promise<void> {
  const own = tx.select({ app_id: applications.app_id }).from(applications).where(eq(applications.user_id, userId))
  const ofPerson = proven.length > 0 ? inArray(importRows.phone_index, [...proven]) : undefined
  const ofPan = pan === null ? undefined : eq(importRows.tin_index, pan)
  await tx
    .update(importRows)
    .set({
      cells_enc: null,
      phone_index: null,
      tin_index: null,
      key_hash: null,
      before: null,
      after: null,
      amount: null,
    })
    .where(or(inArray(importRows.app_id, own), ofPerson, ofPan))
}
