import type { InferType } from 'yup'
import { boolean, number, string } from '#src/contract/yup.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'
import { JOB_LANES } from './job-lane.ts'
import type { JobLane } from './job-lane.ts'
import { replicaSchema } from './replica.ts'

const lane = () => string<JobLane>().oneOf(JOB_LANES).defined()
const count = () => number().integer().min(0).defined()

/**
 * `places`: at a time in each process. `under_way`: in all processes. `waiting`: due, and not under way; `oldest_at`: since when
 * the oldest of it is due.
 */
const laneSchema = strictObject({
  lane: lane(),
  places: count(),
  under_way: count(),
  waiting: count(),
  oldest_at: isoInstant().nullable(),
})

/**
 * A server outside that is left alone, named by its kind and its host or lender: since when it fails, when it is tried again,
 * and how much waits for it.
 */
const pausedSchema = strictObject({
  target: string().defined(),
  since: isoInstant(),
  until: isoInstant(),
  waiting: count(),
})

/**
 * What waits of one kind for one target. `kind`: the name of queued work, `target`: the server outside that it asks; null =
 * none. `since`: when the oldest was first due. `tries`: of the one that was tried most. `next_at`: when the first is tried
 * again; null = as soon as there is a place.
 */
const waitingSchema = strictObject({
  lane: lane(),
  kind: string().defined(),
  target: string().nullable().defined(),
  count: count(),
  since: isoInstant(),
  tries: count(),
  next_at: isoInstant().nullable(),
})
export type WaitingJobs = InferType<typeof waitingSchema>

/** Records with a page of their own that queued work may be about. */
export const JOB_RECORDS = ['application', 'enquiry', 'ticket', 'partner', 'lender', 'campaign', 'erasure'] as const

/** The record that work is about. `id`: as its page is addressed; `user_id`: of an application's customer. */
const subjectSchema = strictObject({
  record: string().oneOf(JOB_RECORDS).defined(),
  id: string().defined(),
  user_id: rowId().nullable(),
})
export type JobSubject = InferType<typeof subjectSchema>

/**
 * What failed for good. `cause`: how the last call ended, or the name of the error. `subject`: null = nothing that has a page.
 * `again`: whether it may be tried once more from here.
 */
const failedSchema = strictObject({
  job_id: rowId(),
  kind: string().defined(),
  target: string().nullable().defined(),
  subject: subjectSchema.nullable(),
  failed_at: isoInstant(),
  tries: count(),
  cause: string().defined(),
  again: boolean().defined(),
})
export type FailedJob = InferType<typeof failedSchema>

/** `failed`: the newest, and `failed_total` of all that are kept. `replica`: null = there is none. */
export const jobBoardSchema = strictObject({
  as_of: isoInstant(),
  lanes: listOf(laneSchema),
  paused: listOf(pausedSchema),
  waiting: listOf(waitingSchema),
  failed: listOf(failedSchema),
  failed_total: count(),
  replica: replicaSchema.nullable(),
})
export type JobBoard = InferType<typeof jobBoardSchema>

/** Which target is tried now. */
export const targetForm = strictObject({
  target: string().trim().min(1, 'rules:id').max(300, 'rules:id').defined(),
})
