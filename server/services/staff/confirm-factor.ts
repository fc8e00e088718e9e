import { stampCode } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { OwnSignIn } from '#server/session.ts'
import { endOtherSessions } from '../identity/end-other-sessions.ts'
import { staffSignIn } from '../identity/public/live-sessions.ts'
import { confirmPending } from '../identity/public/second-factor.ts'
import { notifyOfFactor } from './shared/notify-of-factor.ts'

/** Every other sign-in, which came without this factor, ends, and a mail says so. @throws AppError `otp_wrong`, `otp_locked` */
export async function confirmFactor(deps: Deps, code: string, by: OwnSignIn): Promise<string[]> {
  const codes = await confirmPending(deps, by.admin_id, code)
  await stampCode(deps.db, by.session_id, deps.clock.now())
  await endOtherSessions(deps, staffSignIn(by))
  await notifyOfFactor(deps, by.admin_id)
  return codes
}
