import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { jobs } from '#server/db/schema.ts'
import { requestId } from '#server/request-id.ts'

export type JobRow = typeof jobs.$inferSelect

export interface NewJob {
  kind: string
  /** The same key is queued once, however often it is asked for. */
  dedupe_key: string
  /** Ids only: a job's payload is kept in clear. */
  payload: Record<string, unknown>
  run_at: Date
}

export const createJob = (db: Db, job: NewJob): Promise<void> => createJobs(db, [job])

/** As one parameter: hundreds of them cost more to pass than to write. */
export async function createJobs(db: Db, list: NewJob[]): Promise<void> {
  if (list.length === 0) return
  await db.execute(sql`
    insert into ${jobs} (kind, dedupe_key, payload, run_at, request_id)
    select asked.*, ${requestId()}::text from jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
      as asked(kind text, dedupe_key text, payload jsonb, run_at timestamptz)
    on conflict (dedupe_key) do nothing`)
}

const isFree = (now: Date) => and(isNull(jobs.done_at), or(isNull(jobs.locked_until), lte(jobs.locked_until, now)))

/**
 * Takes the next due jobs for `leaseSeconds`. Whoever dies meanwhile loses them when the lease ends. SKIP LOCKED lets
 * several processes take different jobs at once; the embedded engine has one connection and ignores it.
 */
export async function claimDueJobs(db: Db, now: Date, limit: number, leaseSeconds: number): Promise<JobRow[]> {
  const due = db
    .select({ job_id: jobs.job_id })
    .from(jobs)
    .where(and(lte(jobs.run_at, now), isFree(now)))
    .orderBy(asc(jobs.run_at), asc(jobs.job_id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(jobs)
    .set(lease(now, leaseSeconds))
    .where(sql`${jobs.job_id} in ${due}`)
    .returning()
}

/** Takes one job by its key, due or not; null when it is done or somebody is at it. */
export async function claimJob(db: Db, dedupeKey: string, now: Date, leaseSeconds: number): Promise<JobRow | null> {
  const [row] = await db
    .update(jobs)
    .set(lease(now, leaseSeconds))
    .where(and(eq(jobs.dedupe_key, dedupeKey), isFree(now)))
    .returning()
  return row ?? null
}

export async function finishJob(db: Db, jobId: number, now: Date, lastError: string | null): Promise<void> {
  await db.update(jobs).set({ done_at: now, locked_until: null, last_error: lastError }).where(eq(jobs.job_id, jobId))
}

export async function postponeJob(db: Db, jobId: number, runAt: Date, lastError: string): Promise<void> {
  await db.update(jobs).set({ run_at: runAt, locked_until: null, last_error: lastError }).where(eq(jobs.job_id, jobId))
}

const lease = (now: Date, seconds: number) => ({
  locked_until: new Date(now.getTime() + seconds * 1000),
  attempts: sql`${jobs.attempts} + 1`,
})
