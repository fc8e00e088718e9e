import type { Db } from '#server/db/client.ts'
import { findSession } from '#server/db/repositories/identity/sessions.ts'
import { endsUnseen } from '../shared/session-rules.ts'
import { queueEnd } from './public/masquerade-end.ts'

/** Has the masquerade looked at when it would end by itself, as it stands now. Runs in the caller's transaction. */
export async function queueExpiry(db: Db, sessionId: string): Promise<void> {
  const row = await findSession(db, sessionId)
  if (row) await queueEnd(db, sessionId, endsUnseen(row))
}
