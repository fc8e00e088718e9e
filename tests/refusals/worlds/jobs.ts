import { randomUUID } from 'node:crypto'
import { hours } from '#src/contract/rules/time.ts'
import { addJobs } from '#tests/builders/log.ts'
import type { World } from '../credentials.ts'

/** A server that work waits for. Nobody takes it: it is tried an hour later. */
export async function freshWaitingTarget({ server }: World): Promise<string> {
  const due_at = server.clock.now()
  const run_at = new Date(due_at.getTime() + hours(1))
  const target = `webhook:${randomUUID()}.example`
  await addJobs(server, { kind: 'deliver_webhook', target, dedupe_key: target, payload: {}, run_at, due_at })
  return target
}

/** Work that failed for good and may be tried again. Answers its number. */
export async function freshFailedJob({ server }: World): Promise<number> {
  const at = server.clock.now()
  const failed = { kind: 'tell_asker', run_at: at, due_at: at, done_at: at, last_error: 'timeout' }
  const { job_id } = await addJobs(server, { ...failed, dedupe_key: randomUUID(), payload: { approval_id: 0 } })
  return job_id
}
