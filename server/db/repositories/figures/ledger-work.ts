import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { reconciliationDecisions } from '#server/db/schema/reconciliation.ts'
import { rowsOf } from '../shared/rows-of.ts'

/**
 * By lender: a text that is another one as soon as a line, a part that was paid out before a day, a decision, a closed month,
 * a tolerance or a slab of it has come, gone or changed. A lender without any of them has none.
 */
export async function marksOfLedgers(db: Db, before: string): Promise<Map<number, string>> {
  const found = await db.execute(sql`select lender_id, string_agg(mark, ' ' order by place) as mark from (
    select lender_id, 1 as place,
      concat(count(*), '/', max(line_id), '/', count(undone_at), '/', sum(hashtext(app_id))) as mark
      from commission_lines group by lender_id
    union all select lender_id, 2,
      concat(count(*), '/', max(disbursal_id), '/', sum(amount), '/', sum(hashtext(concat(day, ' ', loan_account))))
      from disbursals where day < ${before} group by lender_id
    union all select lender_id, 3, concat(max(decision_id), '/', count(undone_at), '/', count(agreed_at))
      from reconciliation_decisions group by lender_id
    union all select lender_id, 4, count(*)::text from reconciliation_months group by lender_id
    union all select lender_id, 5, max(version_id)::text from lender_books group by lender_id
    union all select lender_id, 6, concat(max(version_id), '/', max(saved_at), '/', count(called_off_at))
      from slab_versions group by lender_id) marks group by lender_id order by lender_id`)
  return new Map(rowsOf<{ lender_id: number; mark: string }>(found).map(({ lender_id, mark }) => [lender_id, mark]))
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
