import { findSession } from '#server/db/repositories/identity/sessions.ts'
import { findFactor } from '#server/db/repositories/staff/second-factors.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession, Session } from '#server/session.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { CODE_MINUTES } from '#src/contract/entities/staff/staff.ts'
import { AppError } from '#src/contract/errors.ts'
import { minutes } from '#src/contract/rules/time.ts'

/**
 * Acts on money and on power ask who presses: a code has to have been right in this sign-in a short while ago, one of the app for
 * staff, one from the own mail for people of partners.
 * @throws AppError `code_needed`, `factor_needed`
 */
export async function requireSecondFactor(
  deps: Deps,
  { secondFactor = 'no' }: Pick<EndpointRow, 'secondFactor'>,
  session: Session | null,
): Promise<void> {
  if (secondFactor === 'no' || session === null || session.area === 'customer') return
  if (session.area === 'admin' && !(await hasFactor(deps, session, secondFactor))) return
  const given = (await findSession(deps.db, session.session_id))?.code_at ?? null
  const age = given === null ? Infinity : deps.clock.now().getTime() - given.getTime()
  // A code of the future is one of a clock that was put right since.
  if (age >= 0 && age < minutes(CODE_MINUTES)) return
  throw new AppError(
    'code_needed',
    session.area === 'admin' ? 'Enter the code of your app.' : 'Enter the code from your mail.',
  )
}

/** Whoever has none sets one up first in live mode; the demonstration lets them, and so does the setting up itself. */
async function hasFactor(
  deps: Deps,
  { admin_id }: AdminSession,
  secondFactor: EndpointRow['secondFactor'],
): Promise<boolean> {
  if ((await findFactor(deps.db, admin_id))?.secret_enc != null) return true
  if (deps.env.mode === 'live' && secondFactor !== 'factor')
    throw new AppError('factor_needed', 'This asks for a second factor. Set yours up under My sign-in, then come back.')
  return false
}
