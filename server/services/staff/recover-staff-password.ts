import { countEvent } from '#server/db/repositories/shared/rate-counters.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { normaliseLogin } from '../identity/public/require-password.ts'

/** Mails to one address in an hour; who asks for more is not told. */
const MOST_AN_HOUR = 3

/** The same work and the same answer for every address: who is behind it, if anybody, is looked up when the mail is sent. */
export async function recoverStaffPassword(deps: Deps, email: string): Promise<void> {
  const now = deps.clock.now()
  const login_index = deps.vault.index('staff-recovery', normaliseLogin(email))
  const { count } = await countEvent(deps.db, `recover:${login_index}`, 3_600, now)
  if (count > MOST_AN_HOUR) return
  await queueJob(deps.db, 'send_recovery', { login_index, at: now.toISOString() }, now)
}
