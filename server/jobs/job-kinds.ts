import { createJob } from '../db/repositories/jobs.ts'
import type { Db } from '../db/client.ts'

/** What each kind of job carries: ids only, since a job's payload is kept in clear. */
export interface JobPayloads {
  submit_application: { app_id: string }
  sandbox_lender_report: { lender_id: number; lender_reference: string; step: number }
  sandbox_card_report: { app_id: string; step: number }
  notify_status: { app_id: string; status: string; at: string }
  send_reminder: { reminder_id: number }
  forward_help_request: { ticket: string }
  nudge_lender: { app_id: string; at: string }
  sandbox_ticket_answer: { ticket: string }
  /** `at`: when it is due, so that a request that was put off is queued anew. */
  erase_customer: { request_id: number; at: string }
  /** `admin_id`: who asked for it; `at`: when it is due, so that a draft that was put off is queued anew. */
  publish_criteria: { draft_id: number; admin_id: number; at: string }
  tell_merchant: { request_id: number }
  deliver_webhook: { delivery_id: number }
}
export type JobKind = keyof JobPayloads

const KEYS: { [K in JobKind]: (payload: JobPayloads[K]) => string } = {
  submit_application: ({ app_id }) => `submit:${app_id}`,
  sandbox_lender_report: ({ lender_reference, step }) => `report:${lender_reference}:${step}`,
  sandbox_card_report: ({ app_id, step }) => `card-report:${app_id}:${step}`,
  notify_status: ({ app_id, status, at }) => `notify:${app_id}:${status}:${at}`,
  send_reminder: ({ reminder_id }) => `reminder:${reminder_id}`,
  forward_help_request: ({ ticket }) => `help:${ticket}`,
  nudge_lender: ({ app_id, at }) => `nudge:${app_id}:${at}`,
  sandbox_ticket_answer: ({ ticket }) => `answer:${ticket}`,
  erase_customer: ({ request_id, at }) => `erase:${request_id}:${at}`,
  deliver_webhook: ({ delivery_id }) => `webhook:${delivery_id}`,
  tell_merchant: ({ request_id }) => `tell-merchant:${request_id}`,
  publish_criteria: ({ draft_id, at }) => `criteria:${draft_id}:${at}`,
}

/** The key under which a piece of work is queued once. */
export const jobKey = <K extends JobKind>(kind: K, payload: JobPayloads[K]): string => KEYS[kind](payload)

/** Queues a piece of work, once however often it is asked for. Inside a transaction pass its `tx`. */
export async function queueJob<K extends JobKind>(
  db: Db,
  kind: K,
  payload: JobPayloads[K],
  runAt: Date,
): Promise<void> {
  await createJob(db, { kind, dedupe_key: jobKey(kind, payload), payload: { ...payload }, run_at: runAt })
}
