import { and, asc, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { jobs } from '#server/db/schema/shared.ts'
import { requestId } from '#server/request-id.ts'

export type JobRow = typeof jobs.$inferSelect

export interface NewJob {
  kind: string
  /** The same key is queued once, however often it is asked for. */
  dedupe_key: string
  /** Ids only: a job's payload is kept in clear. */
  payload: Record<string, unknown>
  run_at: Date
  /** The one server outside that it asks. */
  target: string | null
}

/** As one parameter: hundreds of them cost more to pass than to write. */
export async function createJobs(db: Db, list: NewJob[]): Promise<void> {
  if (list.length === 0) return
  await db.execute(sql`
    insert into ${jobs} (kind, dedupe_key, payload, run_at, target, due_at, request_id)
    select asked.*, asked.run_at, ${requestId()}::text from jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
      as asked(kind text, dedupe_key text, payload jsonb, run_at timestamptz, target text)
    on conflict (dedupe_key) do nothing`)
}

const isFree = (now: Date) => and(isNull(jobs.done_at), or(isNull(jobs.locked_until), lte(jobs.locked_until, now)))

/** What is not taken now, although it is due. */
export interface NotNow {
  /** Kinds whose lane is full. */
  kinds: readonly string[]
  /** Targets that are asked as much as they may be. */
  full: readonly string[]
  /** Targets that are left alone. */
  paused: readonly string[]
  /** How long work of a kind may wait for a paused target, milliseconds: then it is taken all the same, and ends. */
  patience: ReadonlyMap<string, number>
}

/**
 * Takes the next due job for `leaseSeconds`. Whoever dies meanwhile loses it when the lease ends. SKIP LOCKED lets several
 * processes take different jobs at once; the embedded engine has one connection and ignores it.
 */
export async function claimNextJob(
  db: Db,
  now: Date,
  { kinds, full, paused, patience }: NotNow,
  leaseSeconds: number,
): Promise<JobRow | null> {
  const waitsTooLong = sql`${jobs.due_at} + (${JSON.stringify(Object.fromEntries(patience))}::jsonb ->> ${jobs.kind})::float8 * interval '1 millisecond'
    <= ${now.toISOString()}::timestamptz`
  const mayBeAsked = and(notInArray(jobs.target, [...full]), or(notInArray(jobs.target, [...paused]), waitsTooLong))
  const next = db
    .select({ job_id: jobs.job_id })
    .from(jobs)
    .where(
      and(
        ...[lte(jobs.run_at, now), isFree(now), notInArray(jobs.kind, [...kinds])],
        or(isNull(jobs.target), mayBeAsked),
      ),
    )
    .orderBy(asc(jobs.run_at), asc(jobs.job_id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(jobs)
    .set(lease(now, leaseSeconds))
    // Not `in`: the planner may run that query more than once, and each run would lease one more job that nobody does.
    .where(sql`${jobs.job_id} = ${next}`)
    .returning()
  return row ?? null
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

/** Gives a job back that nothing was done for: the try does not count. `runAt` left out = it keeps its place. */
export async function returnJob(db: Db, jobId: number, runAt?: Date): Promise<void> {
  await db
    .update(jobs)
    .set({ locked_until: null, attempts: sql`${jobs.attempts} - 1`, ...(runAt && { run_at: runAt }) })
    .where(eq(jobs.job_id, jobId))
}

/** Another address: what waits for the old one waits for the new one. */
export async function moveJobs(db: Db, dedupeKeys: readonly string[], target: string): Promise<void> {
  await db
    .update(jobs)
    .set({ target })
    .where(and(inArray(jobs.dedupe_key, [...dedupeKeys]), isNull(jobs.done_at)))
}

const lease = (now: Date, seconds: number) => ({
  locked_until: new Date(now.getTime() + seconds * 1000),
  attempts: sql`${jobs.attempts} + 1`,
})
