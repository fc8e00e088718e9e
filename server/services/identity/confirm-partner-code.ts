import { stampCode } from '#server/db/repositories/identity/sessions.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { PartnerSession } from '#server/session.ts'
import { checkOwnCode } from './public/own-code.ts'

/**
 * A code from the own mail: it holds for this sign-in, a short while.
 * @throws AppError `otp_wrong`, `otp_expired`, `otp_used`, `otp_locked`
 */
export async function confirmPartnerCode(deps: Deps, code: string, by: PartnerSession): Promise<Audited> {
  const spend = await checkOwnCode(deps, by, code)
  await transaction(deps, async (deps) => {
    await spend(deps)
    await stampCode(deps.db, by.session_id, deps.clock.now())
  })
  return { audit: { object: `partner-user:${by.partner_user_id}` } }
}
