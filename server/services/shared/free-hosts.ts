import { listPartnerHosts } from '#server/db/repositories/partners/partners.ts'
import type { PartnerRow } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { AppError } from '#src/contract/errors.ts'

/**
 * Refuses host names that somebody else has. With the host names locked nobody takes one meanwhile.
 * @param own whose they are to be; with `code` they become its brand's own, else they are saved beside those
 * @throws AppError `conflict`, naming whoever has one already
 */
export async function expectFreeHosts(
  deps: Pick<Deps, 'db' | 'env' | 'brands'>,
  hosts: readonly string[],
  own: { partner_id: number; code?: string },
): Promise<void> {
  const saved = await listPartnerHosts(deps.db)
  for (const host of hosts) {
    const holder = holderOf(deps, saved, host, own)
    if (holder !== null)
      throw new AppError('conflict', `${host} belongs to ${holder} already.`, { errors: { hosts: 'rules:host.taken' } })
  }
}

/** Who has a host name: a brand by itself, the marketplace, another partner; null = nobody. */
function holderOf(
  { env, brands }: Pick<Deps, 'env' | 'brands'>,
  saved: readonly Pick<PartnerRow, 'partner_id' | 'name' | 'hosts'>[],
  host: string,
  own: { partner_id: number; code?: string },
): string | null {
  const ofBrand = brands.book().hostOf(host)
  if (ofBrand && ofBrand.brand !== own.code) return brands.find(ofBrand.brand).name
  if (env.publicOrigin !== null && new URL(env.publicOrigin).hostname === host) return DEFAULT_BRAND.name
  return saved.find(({ partner_id, hosts }) => partner_id !== own.partner_id && hosts.includes(host))?.name ?? null
}
