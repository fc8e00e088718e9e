import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { calls } from '#server/db/schema/calls.ts'
import { customers, sessions } from '#server/db/schema/identity.ts'
import type { Tx } from '#server/db/transaction.ts'
import { CALL_WHYS } from '#src/contract/entities/calls/call.ts'
import type { CallWhy } from '#src/contract/entities/calls/call.ts'
import type { ContactPurpose } from '#src/contract/rules/contact/contact-rules.ts'
import { rowsOf } from '../shared/rows-of.ts'

/** Somebody who waits for a call, whether they may get it or not. */
export interface Candidate {
  user_id: number
  app_id: string
  why: CallWhy
  purpose: ContactPurpose
  since: Date
  reference: string
  product: string
  lender: string | null
  status: string
}

interface Now {
  now: Date
  adminId: number
  /** After it, an offer list counts as just left. */
  leftSince: Date
  /** A promise that is older is anybody's. */
  promiseSince: Date
  /** What they wait for: the first ones of the order, so that whoever waits for two of them stands under the same as ever. */
  whys: readonly CallWhy[]
}

/** Of each kind no more are looked at. */
const MOST = 300

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`

/** Who waits for what. */
const WAITING: Record<CallWhy, (asked: Now) => SQL> = {
  promised: ({ now, adminId, promiseSince }) => sql`
    (select c.user_id, c.app_id, 'promised'::text as why, c.purpose, c.promised_at as since
      from calls c left join admins s on s.admin_id = c.promised_for
      where c.promised_at <= ${at(now)} and c.promise_called_at is null
        and (c.promised_for is null or c.promised_for = ${adminId} or s.state <> 'active'
          or c.promised_at < ${at(promiseSince)})
      order by c.promised_at limit ${MOST})`,
  left_offers: ({ leftSince }) => sql`
    (select d.user_id, d.app_id, 'left_offers', 'offers', max(o.created_at)
      from offer_lists o join applications d on d.app_id = o.app_id
      where o.created_at > ${at(leftSince)} and d.status = 'draft'
      group by d.user_id, d.app_id order by 5 limit ${MOST})`,
  documents: () => sql`
    (select d.user_id, d.app_id, 'documents', 'service', d.updated_at
      from applications d where d.status = 'documents_needed' and d.stopped_at is null
      order by d.updated_at limit ${MOST})`,
  approved: () => sql`
    (select d.user_id, d.app_id, 'approved', 'service', d.updated_at
      from applications d where d.status = 'approved' and d.stopped_at is null
      order by d.updated_at limit ${MOST})`,
}

/** Everybody who waits, the most pressing first, each once. */
export async function listCandidates(db: Db, asked: Now): Promise<Candidate[]> {
  const rank = sql`case why ${sql.join(
    CALL_WHYS.map((why, place) => sql`when ${why} then ${place}::int`),
    sql` `,
  )} end`
  const result = await db.execute(sql`
    select * from (
      select distinct on (w.user_id) w.user_id, w.app_id, w.why, w.purpose, w.since, a.reference,
        a.product_type as product, l.name as lender, a.status
      from (
        ${sql.join(
          asked.whys.map((why) => WAITING[why](asked)),
          sql` union all `,
        )}
      ) w
      join applications a on a.app_id = w.app_id
      left join lenders l on l.lender_id = a.lender_id
      order by w.user_id, ${rank}, w.since
    ) as everybody
    order by ${rank}, since, user_id
  `)
  return rowsOf<Omit<Candidate, 'since'> & { since: string | Date }>(result).map((row) => ({
    ...row,
    since: new Date(row.since),
  }))
}

/** Who of these has done something since then. */
export async function listOnline(db: Db, ids: readonly number[], since: Date): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ user_id: sessions.subject_id })
    .from(sessions)
    .where(
      and(
        eq(sessions.area, 'customer'),
        inArray(sessions.subject_id, [...ids]),
        gt(sessions.last_seen_at, since),
        isNull(sessions.revoked_at),
        // Our own staff looking at their screens is not them.
        isNull(sessions.actor_admin_id),
      ),
    )
  return new Set(rows.map(({ user_id }) => user_id))
}

/** Whom somebody holds now, or has set aside for the rest of the lease. */
export async function listTaken(db: Db, ids: readonly number[], now: Date): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ user_id: calls.user_id })
    .from(calls)
    .where(
      and(
        inArray(calls.user_id, [...ids]),
        isNull(calls.ended_at),
        sql`(${calls.started_at} is not null or ${calls.leased_until} > ${now.toISOString()}::timestamptz)`,
      ),
    )
  return new Set(rows.map(({ user_id }) => user_id))
}

/** Until when nobody calls about these applications again, by their ids. */
export async function listResting(db: Db, appIds: readonly string[], now: Date): Promise<Map<string, Date>> {
  if (appIds.length === 0) return new Map()
  const rows = await db
    .select({ app_id: calls.app_id, until: sql`max(${calls.rests_until})`.mapWith(calls.rests_until) })
    .from(calls)
    .where(and(inArray(calls.app_id, [...appIds]), gt(calls.rests_until, now)))
    .groupBy(calls.app_id)
  return new Map(rows.map(({ app_id, until }) => [app_id, until]))
}

/** Rows of these customers that no other transaction holds, held until this one ends. */
export async function lockFreeCustomers(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ user_id: customers.user_id })
    .from(customers)
    .where(and(inArray(customers.user_id, [...ids]), isNull(customers.deleted_at)))
    .for('update', { skipLocked: true })
  return new Set(rows.map(({ user_id }) => user_id))
}
