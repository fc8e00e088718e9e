import { lockPartner, lockPartnerHosts, updatePartner } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { PartnerHostsUpdate } from '#src/contract/entities/partners/partner.ts'
import { expectFreeHosts } from '../shared/free-hosts.ts'
import { found } from '../shared/not-found.ts'
import { expectFacts } from './shared/partner-change.ts'
import type { Changed } from './shared/partner-change.ts'

/**
 * Sets the partner's own host names; from the next page on they show its brand.
 * @throws AppError `not_found`; `conflict`, naming whoever has a host name already, or when it has others than expected
 */
export async function updatePartnerHosts(
  deps: Deps,
  partnerId: number,
  { hosts, expected }: PartnerHostsUpdate,
): Promise<Changed> {
  return transaction(deps, async (deps) => {
    await lockPartnerHosts(deps.db)
    const row = found(await lockPartner(deps.db, partnerId))
    await expectFacts(deps.db, partnerId, { hosts: row.hosts }, expected && { hosts: expected }, { hosts })
    await expectFreeHosts(deps, hosts, { partner_id: partnerId })
    await updatePartner(deps.db, partnerId, { hosts })
    return { object: `partner:${partnerId}`, before: { hosts: row.hosts }, after: { hosts } }
  })
}
