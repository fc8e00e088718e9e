import { findAdmin } from '#server/db/repositories/identity/admins.ts'
import { listPartnerReaders } from '#server/db/repositories/partners/partner-users.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { sendStaffLink } from './shared/send-staff-link.ts'

/** Sends what was queued, unless the invitation was taken back, or a password was chosen, meanwhile. */
export async function sendInvitation(deps: Deps, payload: JobPayloads['send_invitation']): Promise<void> {
  if ('admin_id' in payload) {
    const admin = await findAdmin(deps.db, payload.admin_id)
    if (admin?.state === 'invited') await sendStaffLink(deps, admin, 'invitation')
    return
  }
  const [reader] = await listPartnerReaders(deps.db, { partner_user_id: payload.partner_user_id })
  if (reader?.user.password_hash === null) await sendStaffLink(deps, reader.user, 'invitation')
}
