import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { lenderCalls } from '#server/db/schema/figures.ts'
import { dayOf } from '../shared/days.ts'

type NewLenderCall = typeof lenderCalls.$inferInsert
export type LenderOperation = NewLenderCall['operation']

/**
 * Notes calls and marks the days whose sums they change, all of them or none: their own, and that of the call before for the
 * same application, which may have been the last that was told of it.
 */
export async function createLenderCalls(db: Db, rows: readonly NewLenderCall[]): Promise<void> {
  if (rows.length === 0) return
  await db.execute(sql`
    with written as ${db
      .insert(lenderCalls)
      .values([...rows])
      .returning()}
    insert into rollup_marks (family, day)
    select distinct 'call', ${dayOf(sql`days.at`)} from (
      select at from written
      union all select before.at from written w cross join lateral (
        select b.at from lender_calls b where b.app_id = w.app_id and b.lender_id = w.lender_id and b.at <= w.at
        order by b.at desc, b.call_id desc limit 1
      ) before
    ) days`)
}
