import { newId, newToken } from '#server/crypto/vault.ts'
import { listCookieRows, removeCookieRows, saveCookieRow } from '#server/db/repositories/identity/cookies.ts'
import {
  createSession,
  findSessionBySid,
  listOwnSessions,
  lockSubject,
  revokeSessions,
} from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { SessionArea } from '#server/session.ts'
import { TOKEN_NAMES } from './shared/cookie-names.ts'
import { forgetBrowser } from './shared/masquerade-end.ts'
import { isLive, MAX_SESSIONS, sessionEnd } from './shared/session-rules.ts'
import { cookieAad } from './shared/cookie-aad.ts'

/** The browser's HttpOnly cookie of one area: what it sent, and how to give it a new one. */
export interface SidCookie {
  current: string | null
  /** Answers the hash of the new cookie. */
  rotate(): string
}

export interface SignIn {
  area: SessionArea
  /** user_id, admin_id or partner_user_id. */
  subjectId: number
  cookie: SidCookie
  masquerade?: { adminId: number; parentSessionId: string; reason: string }
}

/**
 * Every sign-in brings a new cookie and a new token and ends what the old cookie held, so that nobody can plant a
 * session; only the values of the screens move along. Runs in the caller's transaction.
 */
export async function openSession(
  deps: Deps,
  signIn: SignIn,
): Promise<{ sessionId: string; token: string; sidHash: string; expiresAt: Date }> {
  const { area, subjectId, cookie, masquerade } = signIn
  const now = deps.clock.now()
  const sessionId = newId('ses')
  const token = newToken()
  const sidHash = cookie.rotate()
  const expiresAt = sessionEnd(area, now, masquerade !== undefined)

  await lockSubject(deps.db, area, subjectId)
  if (cookie.current !== null) {
    const replaced = await findSessionBySid(deps.db, area, cookie.current)
    if (replaced) await revokeSessions(deps.db, [replaced.session_id], now, 'session_left')
    // What the browser kept for somebody else is not the masquerade's, nor the other way round.
    if (masquerade || replaced?.actor_admin_id != null)
      await forgetBrowser(deps.db, { sid_hash: cookie.current, actor_admin_id: replaced?.actor_admin_id ?? null })
    else await moveCookieRows(deps, cookie.current, sidHash, area)
  }
  if (!masquerade) {
    const live = (await listOwnSessions(deps.db, area, subjectId)).filter((row) => isLive(row, now))
    const surplus = live.slice(0, Math.max(0, live.length + 1 - MAX_SESSIONS[area]))
    await revokeSessions(
      deps.db,
      surplus.map((row) => row.session_id),
      now,
      'session_replaced',
    )
  }
  await createSession(deps.db, {
    session_id: sessionId,
    area,
    sid_hash: sidHash,
    token_hash: deps.vault.hashToken(token),
    subject_id: subjectId,
    actor_admin_id: masquerade?.adminId ?? null,
    parent_session_id: masquerade?.parentSessionId ?? null,
    reason: masquerade?.reason ?? null,
    created_at: now,
    last_seen_at: now,
    expires_at: expiresAt,
  })
  const name = TOKEN_NAMES[area]
  await saveCookieRow(deps.db, {
    sid_hash: sidHash,
    name,
    value_enc: deps.vault.sealShared(token, cookieAad(sidHash, name)),
    minutes: Math.ceil((expiresAt.getTime() - now.getTime()) / 60_000),
    expires_at: expiresAt,
  })
  return { sessionId, token, sidHash, expiresAt }
}

async function moveCookieRows(deps: Deps, from: string, to: string, area: SessionArea): Promise<void> {
  for (const row of await listCookieRows(deps.db, from, deps.clock.now())) {
    if (row.name === TOKEN_NAMES[area]) continue
    const value = deps.vault.openShared(row.value_enc, cookieAad(from, row.name))
    await saveCookieRow(deps.db, {
      ...row,
      sid_hash: to,
      value_enc: deps.vault.sealShared(value, cookieAad(to, row.name)),
    })
  }
  await removeCookieRows(deps.db, from)
}
