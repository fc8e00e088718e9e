import { findAdmin } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { sendStaffLink } from './shared/send-staff-link.ts'

/** Sends what was queued, unless the invitation was taken back meanwhile. */
export async function sendInvitation(deps: Deps, { admin_id }: JobPayloads['send_invitation']): Promise<void> {
  const admin = await findAdmin(deps.db, admin_id)
  if (admin?.state === 'invited') await sendStaffLink(deps, admin, 'invitation')
}
