import { hashPassword } from '#server/crypto/password.ts'
import { createAdmin, countAdmins, lockAdmins } from '#server/db/repositories/identity/admins.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { normaliseLogin } from './public/require-password.ts'

const ALL_PAGES_ROLE = 1

/** A fresh live installation has nobody who could let the others in: its settings name the first one, once. */
export async function createFirstAdmin(deps: Deps): Promise<void> {
  if (deps.env.mode !== 'live' || (await countAdmins(deps.db)) > 0) return
  const first = deps.env.firstAdmin
  if (first === null) {
    deps.log.warn(
      {},
      'There is no admin yet, so nobody can sign in at /admin/login. Set FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD (at least 12 characters) and start again.',
    )
    return
  }
  const email = normaliseLogin(first.email)
  const password_hash = await hashPassword(first.password)
  await transaction(deps, async (deps) => {
    await lockAdmins(deps.db)
    if ((await countAdmins(deps.db)) > 0) return
    const admin_id = await createAdmin(deps.db, { email, name: email, password_hash, role_id: ALL_PAGES_ROLE })
    await writeAudit(deps, { actor: 'settings', action: 'admin.create', object: `admin:${admin_id}` })
    deps.log.info({}, 'The first admin has been created. FIRST_ADMIN_PASSWORD is no longer needed.')
  })
}
