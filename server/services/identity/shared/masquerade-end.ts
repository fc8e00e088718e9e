import { type Db } from '#server/db/client.ts'
import { queueJob } from '#server/job-kinds.ts'

export const queueEnd = (db: Db, session_id: string, at: Date): Promise<void> =>
  queueJob(db, 'expire_masquerade', { session_id, at: at.toISOString() }, at)
