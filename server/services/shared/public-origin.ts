import type { Env } from '#server/env.ts'
import type { Brand } from '#src/contract/brands/brand.ts'

/**
 * Where links in messages lead: the brand's own host where it is served, by the settings or because somebody has published it,
 * else the product's; the loopback of a demonstration.
 */
export function publicOrigin(env: Env, brand: Brand): string {
  const hosts = (brand.hosts ?? []).map(({ host }) => host)
  const own = env.brandOrigins.find((origin) => hosts.includes(new URL(origin).hostname))
  const published = brand.version !== undefined && env.publicOrigin !== null && hosts[0] ? `https://${hosts[0]}` : null
  return own ?? published ?? env.publicOrigin ?? `http://127.0.0.1:${env.port}`
}
