import { sameHash } from '#server/crypto/vault.ts'
import { saveCookieRow } from '#server/db/repositories/identity/cookies.ts'
import { findSessionByToken } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { SidCookie } from '#server/session.ts'
import { COOKIE_MINUTES } from '#src/contract/constants.ts'
import { AppError } from '#src/contract/errors.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { isLive } from '../shared/session-rules.ts'
import { COOKIE_NAMES } from './public/cookie-names.ts'
import { cookieAad } from './shared/cookie-aad.ts'

/**
 * Keeps a value for this browser. A token cannot be planted: its name accepts only the token that this very cookie was
 * minted with, and then there is nothing left to do.
 */
export async function saveCookie(
  deps: Deps,
  input: { name: string; value: string; minutes?: number | undefined; cookie: SidCookie },
): Promise<void> {
  const { name, value, cookie } = input
  const known = COOKIE_NAMES.get(name)
  if (!known) throw new AppError('bad_request', 'This name is not known.')
  if (!known.value.isValidSync(value, { strict: true }))
    throw new AppError('validation', 'This value does not fit the name.', { errors: { value: 'rules:invalid' } })
  const now = deps.clock.now()

  if (known.token) {
    const session = await findSessionByToken(deps.db, deps.vault.hashToken(value))
    const own = session?.area === known.area && cookie.current !== null && sameHash(session.sid_hash, cookie.current)
    if (!own || !isLive(session, now)) throw new AppError('forbidden', 'This token does not belong to this browser.')
    return
  }

  const sidHash = cookie.current ?? cookie.rotate()
  const kept = Math.min(input.minutes ?? COOKIE_MINUTES, COOKIE_MINUTES)
  await saveCookieRow(deps.db, {
    sid_hash: sidHash,
    name,
    value_enc: deps.vault.sealShared(value, cookieAad(sidHash, name)),
    minutes: kept,
    expires_at: new Date(now.getTime() + minutes(kept)),
  })
}
