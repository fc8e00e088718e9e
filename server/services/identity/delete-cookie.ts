import { removeCookieRows } from '#server/db/repositories/identity/cookies.ts'
import { findSessionBySid } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#src/contract/errors.ts'
import { COOKIE_NAMES } from './public/cookie-names.ts'
import { signOut } from './sign-out.ts'

/** Forgets one value. To delete a token name is to sign that area out; true then. */
export async function deleteCookie(deps: Deps, input: { name: string; sidHash: string | null }): Promise<boolean> {
  const known = COOKIE_NAMES.get(input.name)
  if (!known) throw new AppError('bad_request', 'This name is not known.')
  if (input.sidHash === null) return false
  if (!known.token) {
    await removeCookieRows(deps.db, input.sidHash, [input.name])
    return false
  }
  const session = await findSessionBySid(deps.db, known.area, input.sidHash)
  if (!session) return false
  await signOut(deps, session)
  return true
}
