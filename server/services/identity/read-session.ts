import { keepCookieRows } from '#server/db/repositories/identity/cookies.ts'
import {
  findActiveAdminRole,
  findSession,
  revokeSession,
  touchSessions,
} from '#server/db/repositories/identity/sessions.ts'
import type { SignIn } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { Session } from '#server/session.ts'
import { mayMasquerade } from '#src/contract/admin-roles.ts'
import { isLive, timedOut } from '../shared/session-rules.ts'
import { expireMasquerade } from './expire-masquerade.ts'

/** Writing the time of every request would double the work of a read; five seconds is exact enough for minutes. */
const TOUCH_AFTER_MS = 5_000

/** The session behind a row, if it is live and its subject still may: role and status are read anew each time. */
export async function readSession(deps: Deps, { row, subject }: SignIn): Promise<Session | null> {
  const now = deps.clock.now()
  if (row.revoked_at !== null) return null
  const over = timedOut(row, now)
  if (over !== null) {
    // Once dead is dead for ever, also when the clock is put back. What hangs on it dies with it, each with its own entry.
    if (row.actor_admin_id === null) await revokeSession(deps.db, row.session_id, now, over)
    else await expireMasquerade(deps, row)
    return null
  }
  const seen = [row]
  if (row.parent_session_id !== null && row.actor_admin_id !== null && row.area !== 'admin') {
    const parent = await findSession(deps.db, row.parent_session_id)
    if (!parent || !isLive(parent, now)) return null
    if (!mayMasquerade(await findActiveAdminRole(deps.db, row.actor_admin_id), row.area)) return null
    seen.push(parent)
  }
  const session = subject && sessionOf(row, subject)
  if (session && now.getTime() - row.last_seen_at.getTime() > TOUCH_AFTER_MS) {
    await touchSessions(
      deps.db,
      seen.map((each) => each.session_id),
      now,
    )
    for (const each of seen) await keepCookieRows(deps.db, each.sid_hash, now)
  }
  return session
}

function sessionOf(row: SignIn['row'], subject: NonNullable<SignIn['subject']>): Session {
  const { session_id, sid_hash, actor_admin_id, expires_at, subject_id, identity_due } = row
  const base = { session_id, sid_hash, actor_admin_id, expires_at }
  switch (subject.area) {
    case 'customer':
      return { ...base, ...subject, user_id: subject_id, identity_due }
    case 'admin':
      return { ...base, ...subject, admin_id: subject_id }
    case 'partner':
      return { ...base, ...subject, partner_user_id: subject_id }
  }
}
