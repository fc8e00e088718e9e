import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { JobPayloads } from '#server/job-kinds.ts'

export type Submission = JobPayloads['submit_application']

export const isWaiting = (row: ApplicationRow | null): row is ApplicationRow =>
  row !== null && row.stopped_at === null && (row.status === 'submitted' || row.status === 'queued')
