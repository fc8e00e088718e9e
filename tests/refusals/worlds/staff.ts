import { hashPassword } from '#server/crypto/password.ts'
import { newId, newToken } from '#server/crypto/vault.ts'
import { createAdmin } from '#server/db/repositories/identity/admins.ts'
import { createSessions } from '#server/db/repositories/identity/sessions.ts'
import { confirmSecret, removeFactor, savePendingSecret } from '#server/db/repositories/staff/second-factors.ts'
import { createStaffLink } from '#server/db/repositories/staff/staff.ts'
import { codeAt, newSecret, stepOf } from '#server/services/identity/shared/totp.ts'
import { hours } from '#src/contract/rules/time.ts'
import { removeRateCounters } from '#tests/builders/session.ts'
import { addStaffFactors, changeAdmins } from '#tests/builders/staff.ts'
import { STAFF_PASSWORD } from '#tests/setup/quick-passwords.ts'
import type { World } from '../credentials.ts'

const ADMINS = [1, 2, 3]

/** Nobody has a second factor, and everybody their own password. */
export async function plainSignIns(world: World): Promise<void> {
  const password_hash = await hashPassword(STAFF_PASSWORD, { N: 16, r: 1, p: 1 })
  await changeAdmins(world.server, { admin_id: ADMINS }, { password_hash })
  await withoutFactors(world)
}

export async function withoutFactors({ server }: World): Promise<void> {
  for (const id of ADMINS) await removeFactor(server.deps.db, id)
}

/** A secret that waits for its first code, the same for everybody. Answers the code. */
export async function waitingSecret({ server }: World): Promise<string> {
  const { db, vault, clock } = server.deps
  const secret = newSecret()
  await removeRateCounters(server)
  for (const id of ADMINS) await savePendingSecret(db, id, vault.sealShared(secret, `staff_factors.secret_enc:${id}`))
  return codeAt(secret, stepOf(clock.now()))
}

/** A second factor that is in use, the same for everybody. Answers its next code. */
export async function knownCode({ server }: World): Promise<string> {
  const { db, vault, clock } = server.deps
  const secret = newSecret()
  const step = stepOf(clock.now())
  await removeRateCounters(server)
  for (const id of ADMINS) {
    const pending_enc = vault.sealShared(secret, `staff_factors.secret_enc:${id}`)
    await savePendingSecret(db, id, pending_enc)
    await confirmSecret(db, id, { pending_enc, step: step - 2, now: clock.now() })
  }
  return codeAt(secret, step)
}

/** Somebody new. Answers the number. */
export async function freshStaff({ server }: World, state: 'invited' | 'active'): Promise<number> {
  const email = `${newId('staff').toLowerCase()}@creditlane.test`
  return createAdmin(server.deps.db, { email, name: 'Ishan Gill', role_id: 3, state, password_hash: null })
}

export async function staffWithFactor(world: World): Promise<number> {
  const admin_id = await freshStaff(world, 'active')
  await addStaffFactors(world.server, { admin_id, secret_enc: 'sealed' })
  return admin_id
}

/** The secret of a live invitation. */
export async function freshStaffLink(world: World): Promise<string> {
  const { db, vault, clock } = world.server.deps
  const token = newToken()
  await createStaffLink(db, {
    token_hash: vault.hashToken(token),
    admin_id: await freshStaff(world, 'invited'),
    kind: 'invitation',
    created_at: clock.now(),
    expires_at: new Date(clock.now().getTime() + hours(1)),
  })
  return token
}

/** Another sign-in of the first administrator. Answers its id. */
export async function otherStaffSignIn({ server }: World): Promise<string> {
  const session_id = newId('ses')
  const now = server.clock.now()
  await createSessions(server.deps.db, [
    {
      session_id,
      area: 'admin',
      sid_hash: newId('sid'),
      token_hash: newId('tok'),
      subject_id: 1,
      expires_at: new Date(now.getTime() + hours(1)),
      created_at: now,
      last_seen_at: now,
    },
  ])
  return session_id
}
