import { hashPassword } from '#server/crypto/password.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockAdmins } from '#server/db/repositories/identity/admins.ts'
import {
  endStaffLinks,
  lockStaffMember,
  spendStaffLink,
  updateStaffMember,
} from '#server/db/repositories/staff/staff.ts'
import type { Deps } from '#server/deps.ts'
import { found, notFound } from '../shared/not-found.ts'
import { endStaffSessions } from './shared/staff-acts.ts'

const OPENS = { invitation: 'invited', recovery: 'active' } as const

/**
 * Sets the password of whoever holds the link, once; a new password ends every sign-in. Answers whose it is.
 * @throws AppError `not_found` for a link that is used, old or unknown
 */
export async function followStaffLink(deps: Deps, input: { token: string; password: string }): Promise<number> {
  const password_hash = await hashPassword(input.password)
  return transaction(deps, async (deps) => {
    await lockAdmins(deps.db)
    const now = deps.clock.now()
    const link = found(await spendStaffLink(deps.db, deps.vault.hashToken(input.token), now))
    const person = found(await lockStaffMember(deps.db, link.admin_id))
    if (person.state !== OPENS[link.kind]) throw notFound()
    const arrives = link.kind === 'invitation' ? ({ state: 'active', state_since: now } as const) : {}
    await updateStaffMember(deps.db, person.admin_id, { password_hash, ...arrives })
    await endStaffLinks(deps.db, person.admin_id, now)
    await endStaffSessions(deps, person.admin_id, 'session_password')
    return person.admin_id
  })
}
