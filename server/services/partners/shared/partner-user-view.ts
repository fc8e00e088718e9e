import type { PartnerUserRow } from '#server/db/repositories/partners/partners.ts'
import type { PartnerUser } from '#src/contract/entities/partners/partner-user.ts'

/** A person as lists show them. */
export function toUser({
  partner_user_id,
  name,
  email,
  status,
  owner,
  password_hash,
  created_at,
}: PartnerUserRow): PartnerUser {
  return {
    partner_user_id,
    name,
    email,
    status: status === 1 ? 1 : 0,
    owner: owner === 1 ? 1 : 0,
    invited: password_hash === null ? 1 : 0,
    created_at: created_at.toISOString(),
  }
}
