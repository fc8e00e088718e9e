import {
  listCookieRows,
  removeCookieRows,
  saveCookieRow,
  saveCookieRows,
} from '#server/db/repositories/identity/cookies.ts'
import {
  createSessions,
  findSessionBySid,
  listOwnSessions,
  lockSubject,
  revokeSessions,
} from '#server/db/repositories/identity/sessions.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import type { SidCookie } from '#server/session.ts'
import { isLive, MAX_SESSIONS } from '../shared/session-rules.ts'
import { APPLICATION_NAME, TOKEN_NAMES } from './public/cookie-names.ts'
import { forgetBrowser } from './public/masquerade-end.ts'
import { signInRows } from './public/sign-in-rows.ts'
import type { Subject } from './public/sign-in-rows.ts'
import { cookieAad } from './shared/cookie-aad.ts'

export interface SignIn extends Subject {
  cookie: SidCookie
}

/**
 * Every sign-in brings a new cookie and a new token and ends what the old cookie held, so that nobody can plant a
 * session; only the values of the screens move along, and not to somebody else. Runs in the caller's transaction.
 */
export async function openSession(
  deps: TxDeps,
  signIn: SignIn,
): Promise<{ sessionId: string; token: string; sidHash: string; expiresAt: Date }> {
  const { area, subjectId, cookie, masquerade } = signIn
  const now = deps.clock.now()
  const sidHash = cookie.rotate()
  const rows = signInRows(deps, signIn, sidHash, now)

  await lockSubject(deps.db, area, subjectId)
  if (cookie.current !== null) {
    const replaced = await findSessionBySid(deps.db, area, cookie.current)
    if (replaced) await revokeSessions(deps.db, [replaced.session_id], now, 'session_left')
    // What the browser kept for somebody else is not the masquerade's, nor the other way round.
    if (masquerade || replaced?.actor_admin_id != null)
      await forgetBrowser(deps.db, { sid_hash: cookie.current, actor_admin_id: replaced?.actor_admin_id ?? null })
    else {
      // An application is of whoever was signed in; what somebody chose before the sign-in is of whoever chose it.
      const left = replaced && replaced.subject_id !== subjectId ? [APPLICATION_NAME] : []
      await moveCookieRows(deps, cookie.current, sidHash, [TOKEN_NAMES[area], ...left])
    }
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
  await createSessions(deps.db, [rows.session])
  await saveCookieRows(deps.db, [rows.cookie])
  const { session_id: sessionId, expires_at: expiresAt } = rows.session
  return { sessionId, token: rows.token, sidHash, expiresAt }
}

async function moveCookieRows(deps: Deps, from: string, to: string, left: readonly string[]): Promise<void> {
  for (const row of await listCookieRows(deps.db, from, deps.clock.now())) {
    if (left.includes(row.name)) continue
    const value = deps.vault.openShared(row.value_enc, cookieAad(from, row.name))
    await saveCookieRow(deps.db, {
      ...row,
      sid_hash: to,
      value_enc: deps.vault.sealShared(value, cookieAad(to, row.name)),
    })
  }
  await removeCookieRows(deps.db, from)
}
