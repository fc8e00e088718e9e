import { sameHash } from '#server/crypto/vault.ts'
import { findSignIn } from '#server/db/repositories/identity/sessions.ts'
import type { SessionRow } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { Session, SessionArea } from '#server/session.ts'
import { readSession } from './read-session.ts'

export type Authentication =
  | { session: Session }
  /** `mismatch`: a token was shown that does not belong to this cookie and area. */
  | { session: null; reason: 'none' | 'mismatch' }
  /** Told to nobody but the holder of both halves. */
  | { session: null; reason: 'ended'; row: SessionRow }

export interface Credentials {
  area: SessionArea
  sidHash: string | null
  bearer: string | null
}

/** Both halves must meet: the bearer token, and the HttpOnly cookie that it was minted with. */
export async function authenticate(deps: Deps, { area, sidHash, bearer }: Credentials): Promise<Authentication> {
  if (bearer === null) return { session: null, reason: 'none' }
  const found = await findSignIn(deps.db, area, deps.vault.hashToken(bearer))
  if (!found || sidHash === null || !sameHash(found.row.sid_hash, sidHash)) return { session: null, reason: 'mismatch' }
  const session = await readSession(deps, found)
  return session ? { session } : { session: null, reason: 'ended', row: found.row }
}
