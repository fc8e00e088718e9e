import { findSession } from '#server/db/repositories/identity/sessions.ts'
import { findFactor } from '#server/db/repositories/staff/second-factors.ts'
import type { Deps } from '#server/deps.ts'
import type { OwnSignIn } from '#server/session.ts'
import { CODE_MINUTES } from '#src/contract/entities/staff/staff.ts'
import { AppError } from '#src/contract/errors.ts'
import { minutes } from '#src/contract/rules/time.ts'

/**
 * Acts on money and on power ask who presses: a code has to have been right in this sign-in a short while ago. Whoever has no second
 * factor sets one up first in live mode; the demonstration lets them.
 * @throws AppError `code_needed`, `factor_needed`
 */
export async function requireRecentCode(deps: Deps, { admin_id, session_id }: OwnSignIn): Promise<void> {
  if ((await findFactor(deps.db, admin_id))?.secret_enc == null) {
    if (deps.env.mode !== 'live') return
    throw new AppError('factor_needed', 'This asks for a second factor. Set yours up under My sign-in, then come back.')
  }
  const given = (await findSession(deps.db, session_id))?.code_at ?? null
  const age = given === null ? Infinity : deps.clock.now().getTime() - given.getTime()
  // A code of the future is one of a clock that was put right since.
  if (age < 0 || age >= minutes(CODE_MINUTES)) throw new AppError('code_needed', 'Enter the code of your app.')
}
