import { lockPartner, updatePartner } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { funnelSwitchesOf } from '#src/contract/entities/partners/partner-funnel.ts'
import type { PartnerFunnelUpdate } from '#src/contract/entities/partners/partner-funnel.ts'
import { found } from '../shared/not-found.ts'
import type { Changed } from './shared/partner-change.ts'

/**
 * Allows the partner to change one part of its own funnel, or stops it.
 * @throws AppError `not_found`
 */
export async function updatePartnerFunnel(
  deps: Deps,
  partnerId: number,
  { property, value }: PartnerFunnelUpdate,
): Promise<Changed> {
  return transaction(deps, async (deps) => {
    const before = funnelSwitchesOf(found(await lockPartner(deps.db, partnerId)).funnel)
    await updatePartner(deps.db, partnerId, { funnel: { ...before, [property]: value } })
    return {
      object: `partner:${partnerId}`,
      before: { [property]: before[property] },
      after: { [property]: value },
    }
  })
}
