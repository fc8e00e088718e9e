import { removeCookieRows } from '#server/db/repositories/identity/cookies.ts'
import type { SessionRow } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { SessionEnd } from '#src/contract/errors.ts'
import { endOf } from '../shared/session-rules.ts'
import { TOKEN_NAMES } from './public/cookie-names.ts'

/**
 * Why a row is no session any more, for its holder alone. A page loaded later finds nothing kept: they have been told.
 */
export async function notifyEnd(deps: Deps, row: SessionRow): Promise<SessionEnd> {
  await removeCookieRows(deps.db, row.sid_hash, [TOKEN_NAMES[row.area]])
  // A live row without a session: its subject may not sign in any more.
  return endOf(row, deps.clock.now()) ?? (row.actor_admin_id === null ? 'account_off' : 'masquerade_over')
}
