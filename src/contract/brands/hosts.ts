import { tidyHostName } from '../rules/host-name.ts'
import type { HostFlavour } from './brand.ts'
import { BRANDS } from './registry.ts'

/** Every host name that stands for a brand by itself, with what its empty path shows. */
export const HOSTS: readonly { host: string; flavour: HostFlavour; brand: string }[] = BRANDS.flatMap((brand) =>
  (brand.hosts ?? []).map((entry) => ({ ...entry, brand: brand.code })),
)

const byHost = new Map(HOSTS.map((entry) => [entry.host, entry]))

/** The entry of a `Host` header (any case, with or without a port), or undefined. */
export const findHost = (host: string | null | undefined): (typeof HOSTS)[number] | undefined =>
  byHost.get(tidyHostName(host ?? ''))

/** What kind of site a host is; one that is not listed is a marketplace. */
export const hostFlavour = (host: string | null | undefined): HostFlavour => findHost(host)?.flavour ?? 'marketplace'
