import { countRecoveryCodes, findFactor } from '#server/db/repositories/staff/second-factors.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { factorRequired } from '../identity/public/second-factor.ts'

export async function getOwnFactor(deps: Deps, by: AdminSession) {
  const factor = await findFactor(deps.db, by.admin_id)
  return {
    on: factor?.secret_enc != null,
    since: factor?.confirmed_at?.toISOString() ?? null,
    recovery_left: await countRecoveryCodes(deps.db, by.admin_id),
    required: factorRequired(deps, by.role),
  }
}
