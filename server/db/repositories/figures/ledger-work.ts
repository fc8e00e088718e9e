import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { reconciliationDecisions } from '#server/db/schema-ledger.ts'
import { rowsOf } from '../shared/rows-of.ts'

/** A text that is another one as soon as a line, a part that was paid out, a decision or a closed month has come or gone. */
export async function markOfLedgers(db: Db): Promise<string> {
  const found = await db.execute(sql`select concat_ws(' ',
    (select concat(count(*), '/', max(line_id), '/', count(undone_at), '/', count(app_id)) from commission_lines),
    (select concat(count(*), '/', max(disbursal_id), '/', sum(amount)) from disbursals),
    (select concat(max(decision_id), '/', count(undone_at), '/', count(agreed_at)) from reconciliation_decisions),
    (select count(*) from reconciliation_months),
    (select max(version_id) from lender_books),
    (select max(version_id) from slab_versions)) as mark`)
  return rowsOf<{ mark: string }>(found)[0]?.mark ?? ''
}

/** Decisions of this person that somebody else has to agree to. */
export async function listOwnWaitingDecisions(db: Db, adminId: number): Promise<Set<number>> {
  const { decision_id, decided_by, state, undone_at } = reconciliationDecisions
  const rows = await db
    .select({ decision_id })
    .from(reconciliationDecisions)
    .where(and(eq(state, 'waiting'), eq(decided_by, adminId), isNull(undone_at)))
  return new Set(rows.map((row) => row.decision_id))
}
