import {
  listPartnerHosts,
  lockPartner,
  lockPartnerHosts,
  updatePartner,
} from '#server/db/repositories/partners/partners.ts'
import type { PartnerRow } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { findBrand } from '#src/contract/brands/find-brand.ts'
import { findHost } from '#src/contract/brands/hosts.ts'
import type { PartnerHostsUpdate } from '#src/contract/entities/partners/partner.ts'
import { AppError } from '#src/contract/errors.ts'
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
    const others = (await listPartnerHosts(deps.db)).filter((other) => other.partner_id !== partnerId)
    for (const host of hosts) {
      const holder = holderOf(deps, others, host)
      if (holder !== null)
        throw new AppError('conflict', `${host} belongs to ${holder} already.`, {
          errors: { hosts: 'rules:host.taken' },
        })
    }
    await updatePartner(deps.db, partnerId, { hosts })
    return { object: `partner:${partnerId}`, before: { hosts: row.hosts }, after: { hosts } }
  })
}

/** Who has a host name: a brand by itself, the marketplace, another partner; null = nobody. */
function holderOf(deps: Deps, others: readonly Pick<PartnerRow, 'name' | 'hosts'>[], host: string): string | null {
  const ofBrand = findHost(host)
  if (ofBrand) return findBrand(ofBrand.brand).name
  const { publicOrigin } = deps.env
  if (publicOrigin !== null && new URL(publicOrigin).hostname === host) return DEFAULT_BRAND.name
  return others.find(({ hosts }) => hosts.includes(host))?.name ?? null
}
