import {
  listPartnerUserRows,
  lockPartnerUser,
  updatePartnerUser,
} from '#server/db/repositories/partners/partner-users.ts'
import { lockPartner } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartnerUser } from '#server/session.ts'
import type { PartnerPersonRow, PartnerPersonUpdate } from '#src/contract/entities/partners/partner-settings.ts'
import { AppError } from '#src/contract/errors.ts'
import { rightsOf } from '#src/contract/partner-rights.ts'
import { found } from '../shared/not-found.ts'
import { endSignIns } from './shared/end-sign-ins.ts'
import { toPerson } from './shared/own-people.ts'

/**
 * Changes rights, or switches a person on or off. Off, and less than before, counts from the next call on.
 * @throws AppError `not_found`; `conflict` for oneself, an owner's rights and the last owner who may sign in
 */
export async function updatePartnerPerson(
  deps: Deps,
  userId: number,
  { status, rights }: PartnerPersonUpdate,
  by: ByPartnerUser,
): Promise<Audited<PartnerPersonRow>> {
  return transaction(deps, async (deps) => {
    // Two owners who switch each other off at once would otherwise leave none.
    await lockPartner(deps.db, by.partner_id)
    const row = found(await lockPartnerUser(deps.db, by.partner_id, userId))
    if (status === 0 && userId === by.partner_user_id)
      throw new AppError('conflict', 'You cannot switch yourself off. Another owner can.')
    if (row.owner === 1 && rights) throw new AppError('conflict', 'An owner has every right.')
    if (row.owner === 1 && status === 0) {
      const people = await listPartnerUserRows(deps.db, by.partner_id)
      const others = people.filter((each) => each.owner === 1 && each.status === 1 && each.partner_user_id !== userId)
      if (others.length === 0) throw new AppError('conflict', 'Somebody has to stay who owns this partnership.')
    }
    const changes = {
      ...(status !== undefined && { status }),
      ...(rights && { rights: [...rightsOf(rights, false)] }),
    }
    if (Object.keys(changes).length > 0) await updatePartnerUser(deps.db, by.partner_id, userId, changes)
    if (status === 0) await endSignIns(deps, userId)
    const after = toPerson({ ...row, ...changes }, by)
    const before = factsOf(toPerson(row, by))
    return { ...after, audit: { object: `partner:${by.partner_id}`, before, after: factsOf(after) } }
  })
}

const factsOf = ({ partner_user_id, status, rights }: PartnerPersonRow) => ({ partner_user_id, status, rights })
