import type { ByStaff } from '#server/session.ts'
import { listOwnSessions } from '#server/db/repositories/identity/sessions.ts'
import { countOpenWork, NO_WORK } from '#server/db/repositories/staff/open-work.ts'
import type { OpenWork } from '#server/db/repositories/staff/open-work.ts'
import { listStaffRows } from '#server/db/repositories/staff/staff.ts'
import type { StaffFacts } from '#server/db/repositories/staff/staff.ts'
import type { Deps } from '#server/deps.ts'
import { isLive } from '#server/services/shared/session-rules.ts'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import type { StaffMember } from '#src/contract/entities/staff/staff.ts'
import { found } from '#server/services/shared/not-found.ts'
import { reviewStart } from './review-start.ts'

export async function toStaffMember(
  deps: Deps,
  facts: StaffFacts,
  { byId, work }: { byId: number; work: ReadonlyMap<number, OpenWork> },
): Promise<StaffMember> {
  const { admin, secondFactor, lastSeen, invitedUntil, reviewedBy } = facts
  const now = deps.clock.now()
  const live = (await listOwnSessions(deps.db, 'admin', admin.admin_id)).filter((row) => isLive(row, now))
  return {
    admin_id: admin.admin_id,
    name: admin.name,
    email: admin.email,
    role_id: isAdminRole(admin.role_id) ? admin.role_id : 3,
    state: admin.state,
    second_factor: secondFactor,
    sessions: live.length,
    last_seen_at: lastSeen?.toISOString() ?? null,
    invited_until: admin.state === 'invited' ? (invitedUntil?.toISOString() ?? null) : null,
    self: admin.admin_id === byId,
    reviewed_at: admin.reviewed_at?.toISOString() ?? null,
    reviewed_by: reviewedBy,
    review_due: admin.state === 'active' && (admin.reviewed_at ?? admin.created_at) < reviewStart(now),
    work: work.get(admin.admin_id) ?? NO_WORK,
  }
}

/** One of them as the list shows it. @throws AppError `not_found` */
export async function staffMember(deps: Deps, adminId: number, by: ByStaff): Promise<StaffMember> {
  const [row] = await listStaffRows(deps.db, deps.clock.now(), adminId)
  return toStaffMember(deps, found(row ?? null), { byId: by.admin_id, work: await countOpenWork(deps.db) })
}
