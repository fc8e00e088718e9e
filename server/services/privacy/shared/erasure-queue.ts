import type { Db } from '#server/db/client.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'
import { queueJob } from '#server/job-kinds.ts'
import { hoursFrom } from './erasure-holds.ts'

/** How often a held request is looked at again. */
const RECHECK_HOURS = 24

export const queueErasure = (db: Db, { request_id }: ErasureRow, at: Date): Promise<void> =>
  queueJob(db, 'erase_customer', { request_id, at: at.toISOString() }, at)

/** Puts a held request off to the next look: not before its notice is over, when what nothing holds goes. */
export const recheckLater = (db: Db, row: ErasureRow, now: Date): Promise<void> =>
  queueErasure(db, row, row.erase_after > now ? row.erase_after : hoursFrom(now, RECHECK_HOURS))
