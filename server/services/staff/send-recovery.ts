import { sameHash } from '#server/crypto/vault.ts'
import { listStaffLogins } from '#server/db/repositories/staff/staff.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { sendStaffLink } from './shared/send-staff-link.ts'

/** Sends a link to a new password to whoever may sign in with the address; to nobody else. */
export async function sendRecovery(deps: Deps, { login_index }: JobPayloads['send_recovery']): Promise<void> {
  const all = await listStaffLogins(deps.db)
  const admin = all.find(({ email }) => sameHash(deps.vault.index('staff-recovery', email), login_index))
  if (admin) await sendStaffLink(deps, admin, 'recovery')
}
