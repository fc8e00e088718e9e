import type { findStaffLink, LinkOwner } from '#server/db/repositories/staff/staff.ts'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import type { AdminRole } from '#src/contract/admin-roles.ts'
import { notFound } from '../../shared/not-found.ts'

export interface LinkHolder {
  kind: 'invitation' | 'recovery'
  owner: LinkOwner
  name: string
  email: string
  /** Of one of ours; null for a person of a partner. */
  role_id: AdminRole | null
  /** Of a person of a partner; 0 and null for one of ours. */
  partner_id: number
  partner: string | null
  expires_at: Date
}

const OPENS = { invitation: 'invited', recovery: 'active' } as const

/** Who may use a live link now. @throws AppError `not_found` where nobody may: suspended, switched off, gone */
export function linkHolder(row: Awaited<ReturnType<typeof findStaffLink>>): LinkHolder {
  if (!row) throw notFound()
  const { link, admin, user, partner } = row
  const { kind, expires_at } = link
  if (admin && admin.state === OPENS[kind] && isAdminRole(admin.role_id)) {
    const { admin_id, name, email, role_id } = admin
    return { kind, owner: { admin_id }, name, email, role_id, partner_id: 0, partner: null, expires_at }
  }
  if (user?.status === 1 && user.password_hash === null && partner?.status === 1) {
    const { partner_user_id, name, email, partner_id } = user
    const of = { partner_id, partner: partner.name }
    return { kind, owner: { partner_user_id }, name, email, role_id: null, ...of, expires_at }
  }
  throw notFound()
}
