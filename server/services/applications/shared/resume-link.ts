import type { Brand } from '#src/contract/brands/brand.ts'
import { DEFAULT_PARTNER_CODE } from '#src/contract/constants.ts'
import type { Env } from '#server/env.ts'

/**
 * Where a message leads back to an application. The address names the application, not a page: which page is right is
 * known when it is opened, and it opens for its owner alone, after the sign-in.
 */
export function resumeLink(env: Env, brand: Brand, appId: string): string {
  const partner = brand.code === DEFAULT_PARTNER_CODE ? '' : `&partner=${brand.code}`
  return `${originOf(env, brand)}/customer-site?app=${appId}${partner}`
}

/** The brand's own host where it is served, else the product's; the loopback of a demonstration. */
function originOf(env: Env, brand: Brand): string {
  const hosts = (brand.hosts ?? []).map(({ host }) => host)
  const own = env.brandOrigins.find((origin) => hosts.includes(new URL(origin).hostname))
  return own ?? env.publicOrigin ?? `http://127.0.0.1:${env.port}`
}
