import { and, desc, eq, gte, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applications } from '#server/db/schema/applications.ts'
import { customers } from '#server/db/schema/identity.ts'
import { addDays, endOfIstDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import type { Paise } from '#src/contract/rules/paise.ts'

const MOST = 200
const DAYS = 7

/** Applications with a lender whose amount is within 1 %, and whose day within a week where one is said; newest first. */
export async function listApplicationsLike(
  db: Db,
  { lender_id, amount, day }: { lender_id: number; amount: Paise; day: string | null },
) {
  const near = sql`abs(${applications.amount} - ${amount}) <= ${amount} * 0.01`
  const since = day === null ? undefined : gte(applications.created_at, startOfIstDay(addDays(day, -DAYS)))
  const until = day === null ? undefined : lte(applications.created_at, endOfIstDay(addDays(day, DAYS)))
  return db
    .select({ application: applications, customer: customers })
    .from(applications)
    .innerJoin(customers, eq(customers.user_id, applications.user_id))
    .where(
      and(
        ...[eq(applications.lender_id, lender_id), ne(applications.status, 'draft'), isNull(customers.deleted_at)],
        ...[near, since, until],
      ),
    )
    .orderBy(desc(applications.created_at), desc(applications.app_id))
    .limit(MOST)
}
