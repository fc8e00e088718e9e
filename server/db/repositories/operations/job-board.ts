import { and, count, desc, eq, gt, isNotNull, isNull, lte, max, min, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applications } from '#server/db/schema/applications.ts'
import { loanEnquiries } from '#server/db/schema/enquiries.ts'
import { webhookDeliveries } from '#server/db/schema/integration.ts'
import { jobs } from '#server/db/schema/shared.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { JobRow } from '../shared/jobs.ts'

const isHeld = (now: Date) => gt(jobs.locked_until, now)

export async function countJobsUnderWay(db: Db, now: Date): Promise<{ kind: string; count: number }[]> {
  return db
    .select({ kind: jobs.kind, count: count() })
    .from(jobs)
    .where(and(isNull(jobs.done_at), isHeld(now)))
    .groupBy(jobs.kind)
}

/** What was due and is neither done nor under way, by kind and target, the oldest first. */
export async function listWaitingJobs(db: Db, now: Date) {
  const since = min(jobs.due_at)
  return db
    .select({
      kind: jobs.kind,
      target: jobs.target,
      count: count(),
      since: since.mapWith(jobs.due_at),
      tries: max(jobs.attempts).mapWith(Number),
      next_at: min(jobs.run_at).mapWith(jobs.run_at),
    })
    .from(jobs)
    .where(and(isNull(jobs.done_at), lte(jobs.due_at, now), or(isNull(jobs.locked_until), lte(jobs.locked_until, now))))
    .groupBy(jobs.kind, jobs.target)
    .orderBy(since)
}

const hasFailed = and(isNotNull(jobs.done_at), isNotNull(jobs.last_error))

const payloadText = (name: string) => sql`${jobs.payload} ->> ${name}`
const payloadId = (name: string) => sql`(${payloadText(name)})::int`

/** The newest first, with what their records are called where the payload has a key alone. */
export async function listFailedJobs(db: Db, limit: number) {
  return db
    .select({
      job: jobs,
      application: { id: applications.reference, user_id: applications.user_id },
      enquiry: loanEnquiries.reference,
      webhook_partner: webhookDeliveries.partner_id,
    })
    .from(jobs)
    .leftJoin(applications, eq(applications.app_id, payloadText('app_id')))
    .leftJoin(loanEnquiries, eq(loanEnquiries.enquiry_id, payloadId('enquiry_id')))
    .leftJoin(webhookDeliveries, eq(webhookDeliveries.delivery_id, payloadId('delivery_id')))
    .where(hasFailed)
    .orderBy(desc(jobs.done_at), desc(jobs.job_id))
    .limit(limit)
}
export type FailedJobRow = Awaited<ReturnType<typeof listFailedJobs>>[number]

export async function countFailedJobs(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(jobs).where(hasFailed)
  return row?.count ?? 0
}

/** Lets everything that waits for a target be taken now; answers how many that are. */
export async function hastenJobs(db: Db, target: string, now: Date): Promise<number> {
  const rows = await db
    .update(jobs)
    .set({ run_at: sql`least(${jobs.run_at}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(jobs.target, target), isNull(jobs.done_at), lte(jobs.due_at, now)))
    .returning({ one: sql`1` })
  return rows.length
}

export async function lockFailedJob(tx: Tx, jobId: number): Promise<JobRow | null> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.job_id, jobId), hasFailed))
    .for('update')
  return row ?? null
}

/** As if it had just been queued. */
export async function requeueJob(tx: Db, jobId: number, now: Date): Promise<void> {
  await tx
    .update(jobs)
    .set({ done_at: null, last_error: null, attempts: 0, run_at: now, due_at: now })
    .where(eq(jobs.job_id, jobId))
}
