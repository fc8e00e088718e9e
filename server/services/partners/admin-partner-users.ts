import type { Flag } from '#src/contract/entities/shared/fields.ts'
import type { PartnerUser, PartnerUserCreate } from '#src/contract/entities/partners/partner-user.ts'
import { AppError } from '#src/contract/errors.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { newPassword } from '#server/crypto/new-password.ts'
import { hashPassword } from '#server/crypto/password.ts'
import { withTransaction } from '#server/db/client.ts'
import {
  createPartnerUserRow,
  listPartnerUserRows,
  lockPartnerUser,
  updatePartnerUser,
} from '#server/db/repositories/partners/partner-users.ts'
import { findPartner, lockPartner, type PartnerUserRow } from '#server/db/repositories/partners/partners.ts'
import { revokeSubjectSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '../shared/not-found.ts'
import { normaliseLogin } from '../identity/shared/require-password.ts'

/** @throws AppError `not_found` */
export async function listPartnerUsers(deps: Deps, partnerId: number): Promise<PartnerUser[]> {
  if (!(await findPartner(deps.db, partnerId))) throw notFound()
  return (await listPartnerUserRows(deps.db, partnerId)).map(toUser)
}

/**
 * Creates somebody who may sign in; the first of a partner is its owner. The password is nowhere but in the answer.
 * @throws AppError `not_found`; `conflict` when the address is somebody's already
 */
export async function createPartnerUser(
  deps: Deps,
  partnerId: number,
  input: PartnerUserCreate,
  rights: readonly PartnerRight[] = [],
): Promise<{ partner_user_id: number; owner: Flag; password: string }> {
  const password = newPassword()
  const password_hash = await hashPassword(password)
  const [name, email] = [tidyText(input.name), normaliseLogin(input.email)]
  return withTransaction(deps.db, async (tx) => {
    if (!(await lockPartner(tx, partnerId))) throw notFound()
    const owner: Flag = (await listPartnerUserRows(tx, partnerId)).length === 0 ? 1 : 0
    const id = await createPartnerUserRow(tx, {
      partner_id: partnerId,
      name,
      email,
      password_hash,
      owner,
      rights: [...rights],
    })
    if (id === null)
      throw new AppError('conflict', 'Somebody signs in with this email already.', {
        errors: { email: 'rules:email.taken' },
      })
    return { partner_user_id: id, owner, password }
  })
}

/**
 * Off ends every sign-in at once; on lets the person sign in anew. Answers what it was before.
 * @throws AppError `not_found`
 */
export async function updatePartnerUserStatus(
  deps: Deps,
  partnerId: number,
  userId: number,
  status: Flag,
): Promise<Flag> {
  return withTransaction(deps.db, async (tx) => {
    const before = known(await lockPartnerUser(tx, partnerId, userId))
    await updatePartnerUser(tx, partnerId, userId, { status })
    if (status === 0) await revokeSubjectSessions(tx, 'partner', userId, deps.clock.now(), 'account_off')
    return toUser(before).status
  })
}

/**
 * The old password and every sign-in end; the new password is nowhere but in the answer.
 * @throws AppError `not_found`
 */
export async function resetPartnerUserPassword(
  deps: Deps,
  partnerId: number,
  userId: number,
): Promise<{ password: string }> {
  const password = newPassword()
  const password_hash = await hashPassword(password)
  return withTransaction(deps.db, async (tx) => {
    known(await lockPartnerUser(tx, partnerId, userId))
    await updatePartnerUser(tx, partnerId, userId, { password_hash })
    await revokeSubjectSessions(tx, 'partner', userId, deps.clock.now(), 'session_password')
    return { password }
  })
}

function known(row: PartnerUserRow | null): PartnerUserRow {
  if (!row) throw notFound()
  return row
}

/** A person as lists show them. */
export function toUser({ partner_user_id, name, email, status, owner, created_at }: PartnerUserRow): PartnerUser {
  return {
    partner_user_id,
    name,
    email,
    status: status === 1 ? 1 : 0,
    owner: owner === 1 ? 1 : 0,
    created_at: created_at.toISOString(),
  }
}
