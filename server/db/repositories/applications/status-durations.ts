import { gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.ts'

export interface StatusDuration {
  lender_id: number
  status: string
  /** Half of the applications left the status within this time. */
  median_seconds: number
  /** How many applications that is known from. */
  known: number
}

/** How long these lenders' applications stayed in each status before the next one, since a day. */
export async function listStatusDurations(
  db: Db,
  lenderIds: readonly number[],
  since: Date,
): Promise<StatusDuration[]> {
  if (lenderIds.length === 0) return []
  // A note leaves the status as it is: only changes count.
  const entries = sql`select ${applications.lender_id} as lender_id, ${applicationEvents.app_id} as app_id,
      ${applicationEvents.event_id} as event_id, ${applicationEvents.status} as status, ${applicationEvents.at} as at,
      lag(${applicationEvents.status}) over (partition by ${applicationEvents.app_id} order by ${applicationEvents.event_id}) as before
    from ${applicationEvents} join ${applications} on ${applications.app_id} = ${applicationEvents.app_id}
    where ${inArray(applications.lender_id, [...lenderIds])} and ${gte(applicationEvents.at, since)}`
  const spells = sql`select lender_id, status,
      extract(epoch from lead(at) over (partition by app_id order by event_id) - at) as seconds
    from (${entries}) as entries where before is distinct from status`
  return db
    .select({
      lender_id: sql`lender_id`.mapWith(Number),
      status: sql`status`.mapWith(String),
      median_seconds: sql`percentile_cont(0.5) within group (order by seconds)`.mapWith(Number),
      known: sql`count(*)`.mapWith(Number),
    })
    .from(sql`(${spells}) as spells`)
    .where(sql`seconds is not null`)
    .groupBy(sql`lender_id`, sql`status`)
}
