import { hashPassword } from '#server/crypto/password.ts'
import { lockAdmins } from '#server/db/repositories/identity/admins.ts'
import { revokeSubjectSessions } from '#server/db/repositories/identity/sessions.ts'
import { updatePartnerUser } from '#server/db/repositories/partners/partner-users.ts'
import {
  endStaffLinks,
  findStaffLink,
  lockStaffMember,
  spendStaffLink,
  updateStaffMember,
} from '#server/db/repositories/staff/staff.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { found, notFound } from '../shared/not-found.ts'
import { linkHolder } from './shared/link-holder.ts'
import type { LinkHolder } from './shared/link-holder.ts'
import { endStaffSessions } from './shared/staff-acts.ts'

/**
 * Sets the password of whoever holds the link, once; a new password ends every sign-in. Answers whose it is.
 * @throws AppError `not_found` for a link that is used, old or unknown
 */
export async function followStaffLink(deps: Deps, input: { token: string; password: string }): Promise<Audited> {
  const password_hash = await hashPassword(input.password)
  return transaction(deps, async (deps) => {
    await lockAdmins(deps.db)
    const now = deps.clock.now()
    const hash = deps.vault.hashToken(input.token)
    const holder = linkHolder(await findStaffLink(deps.db, hash, now))
    if (!(await spendStaffLink(deps.db, hash, now))) throw notFound()
    await endStaffLinks(deps.db, holder.owner, now)
    await arrive(deps, holder, { password_hash, now })
    const { owner } = holder
    const ofPartner = 'partner_user_id' in owner
    const audit = ofPartner
      ? { actor: `partner:${owner.partner_user_id}`, object: `partner-user:${owner.partner_user_id}` }
      : { actor: `admin:${owner.admin_id}`, object: `admin:${owner.admin_id}` }
    return { audit }
  })
}

async function arrive(
  deps: TxDeps,
  { owner, partner_id, kind }: LinkHolder,
  { password_hash, now }: { password_hash: string; now: Date },
): Promise<void> {
  if ('partner_user_id' in owner) {
    await updatePartnerUser(deps.db, partner_id, owner.partner_user_id, { password_hash })
    await revokeSubjectSessions(deps.db, 'partner', owner.partner_user_id, now, 'session_password')
    return
  }
  found(await lockStaffMember(deps.db, owner.admin_id))
  const arrives = kind === 'invitation' ? ({ state: 'active', state_since: now } as const) : {}
  await updateStaffMember(deps.db, owner.admin_id, { password_hash, ...arrives })
  await endStaffSessions(deps, owner.admin_id, 'session_password')
}
