import type { BrandHost } from './brand-book.ts'
import { BRANDS } from './registry.ts'

/** Every host name of the registry, with what its empty path shows. */
export const HOSTS: readonly BrandHost[] = BRANDS.flatMap((brand) =>
  (brand.hosts ?? []).map((entry) => ({ ...entry, brand: brand.code })),
)
