import { lockPartnerUser, updatePartnerUser } from '#server/db/repositories/partners/partner-users.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { found } from '../shared/not-found.ts'
import { endSignIns } from './shared/end-sign-ins.ts'
import { toUser } from './shared/partner-user-view.ts'

/**
 * Off ends every sign-in at once; on lets the person sign in anew.
 * @throws AppError `not_found`
 */
export async function updatePartnerUserStatus(
  deps: Deps,
  partnerId: number,
  userId: number,
  status: Flag,
): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const before = found(await lockPartnerUser(deps.db, partnerId, userId))
    await updatePartnerUser(deps.db, partnerId, userId, { status })
    if (status === 0) await endSignIns(deps, userId)
    return {
      audit: {
        object: `partner:${partnerId}`,
        before: { [`user:${userId}`]: onOrOff(toUser(before).status) },
        after: { [`user:${userId}`]: onOrOff(status) },
      },
    }
  })
}

const onOrOff = (status: Flag): string => (status === 1 ? 'on' : 'off')
