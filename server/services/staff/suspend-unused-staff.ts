import { lockAdmins } from '#server/db/repositories/identity/admins.ts'
import { listStaffRows, updateStaffMember } from '#server/db/repositories/staff/staff.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { UNUSED_DAYS } from '#src/contract/entities/staff/staff.ts'
import { days } from '#src/contract/rules/time.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { handOnWork } from './public/hand-on-work.ts'
import { endStaffSessions, isLastAdministrator } from './shared/staff-acts.ts'

/**
 * Suspends whoever was not seen for 45 days, the longest first, and never the last administrator. What waited for them
 * waits for everybody.
 */
export async function suspendUnusedStaff(deps: Deps): Promise<void> {
  await transaction(deps, async (deps) => {
    await lockAdmins(deps.db)
    const now = deps.clock.now()
    const end = now.getTime() - days(UNUSED_DAYS)
    const unused = (await listStaffRows(deps.db, now))
      .map(({ admin, lastSeen }) => ({
        admin,
        last: Math.max(admin.state_since.getTime(), lastSeen?.getTime() ?? 0),
      }))
      .filter(({ admin, last }) => admin.state === 'active' && last <= end)
      .sort((a, b) => a.last - b.last || a.admin.admin_id - b.admin.admin_id)
    for (const { admin } of unused) {
      if (await isLastAdministrator(deps, admin)) continue
      await updateStaffMember(deps.db, admin.admin_id, { state: 'suspended', state_since: now })
      await endStaffSessions(deps, admin.admin_id, 'account_off')
      const by = { admin_id: admin.admin_id, actor: 'creditlane' }
      const handed = await handOnWork(deps, { person: { ...admin, state: 'suspended' }, to: null, by })
      await writeAudit(deps, {
        actor: by.actor,
        action: 'staff.unused',
        object: `admin:${admin.admin_id}`,
        before: { state: 'active' },
        after: { state: 'suspended', ...handed },
      })
    }
  })
}
