import { findPartnerUser } from '#server/db/repositories/partners/partner-users.ts'
import type { PartnerUserRow } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartnerUser } from '#server/session.ts'
import { found } from '../shared/not-found.ts'
import { requireOwnPassword } from './public/require-own-password.ts'

/** A partner's person types the password once more. @throws as requireOwnPassword */
export async function confirmPassword(deps: Deps, password: string, by: ByPartnerUser): Promise<PartnerUserRow> {
  const user = found(await findPartnerUser(deps.db, by.partner_id, by.partner_user_id))
  return requireOwnPassword(deps, 'partner', password, user)
}
