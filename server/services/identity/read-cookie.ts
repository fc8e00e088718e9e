import { findCookieRow } from '#server/db/repositories/identity/cookies.ts'
import { findSignIn } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { SessionEnd } from '#src/contract/errors.ts'
import { notifyEnd } from './notify-end.ts'
import { COOKIE_NAMES } from './public/cookie-names.ts'
import { readSession } from './read-session.ts'
import { cookieAad } from './shared/cookie-aad.ts'

/** `ended`: the token that was kept is of a session that is over, and why; said once. */
export interface KeptValue {
  value: string | null
  ended?: SessionEnd
}

/**
 * The kept value, or null for anything else: unknown name, nothing kept, too old. A token is answered only while its
 * session lives, and only to a script of our own origin; so is the reason why it does not live any more.
 */
export async function readCookie(
  deps: Deps,
  input: { name: string; sidHash: string | null; sameOriginFetch: boolean },
): Promise<KeptValue> {
  const known = COOKIE_NAMES.get(input.name)
  if (!known || input.sidHash === null) return { value: null }
  const row = await findCookieRow(deps.db, input.sidHash, input.name, deps.clock.now())
  if (!row) return { value: null }
  const value = deps.vault.openShared(row.value_enc, cookieAad(input.sidHash, input.name))
  if (!known.token) return { value }
  if (!input.sameOriginFetch) return { value: null }
  const found = await findSignIn(deps.db, known.area, deps.vault.hashToken(value))
  if (!found || found.row.sid_hash !== input.sidHash) return { value: null }
  if (await readSession(deps, found)) return { value }
  return { value: null, ended: await notifyEnd(deps, found.row) }
}
