import { newId, newToken } from '#server/crypto/vault.ts'
import type { CookieRow } from '#server/db/repositories/identity/cookies.ts'
import type { NewSession } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { sessionEnd } from '#server/services/shared/session-rules.ts'
import type { SessionArea } from '#server/session.ts'
import { cookieAad } from '../shared/cookie-aad.ts'
import { TOKEN_NAMES } from './cookie-names.ts'

/** Whose sign-in it is: user_id, admin_id or partner_user_id; and the admin who acts as them. */
export interface Subject {
  area: SessionArea
  subjectId: number
  /** A returning customer has still to show who they are. */
  identityDue?: boolean
  masquerade?: { adminId: number; parentSessionId: string; reason: string }
}

/** A new sign-in as it is kept, not yet written: its token, the session, and what the browser's screens read the token from. */
export function signInRows(
  deps: Pick<Deps, 'vault'>,
  { area, subjectId, masquerade, identityDue = false }: Subject,
  sidHash: string,
  now: Date,
): { token: string; session: NewSession; cookie: CookieRow } {
  const token = newToken()
  const expires_at = sessionEnd(area, now, masquerade !== undefined)
  const name = TOKEN_NAMES[area]
  return {
    token,
    session: {
      session_id: newId('ses'),
      area,
      sid_hash: sidHash,
      token_hash: deps.vault.hashToken(token),
      subject_id: subjectId,
      actor_admin_id: masquerade?.adminId ?? null,
      parent_session_id: masquerade?.parentSessionId ?? null,
      reason: masquerade?.reason ?? null,
      created_at: now,
      last_seen_at: now,
      expires_at,
      identity_due: identityDue,
    },
    cookie: {
      sid_hash: sidHash,
      name,
      value_enc: deps.vault.sealShared(token, cookieAad(sidHash, name)),
      minutes: Math.ceil((expires_at.getTime() - now.getTime()) / 60_000),
      expires_at,
    },
  }
}
