import type { Env } from '#server/env.ts'
import type { Brand } from '#src/contract/brands/brand.ts'

/** Where links in messages lead: the brand's own host where it is served, else the product's; the loopback of a demonstration. */
export function publicOrigin(env: Env, brand: Brand): string {
  const hosts = (brand.hosts ?? []).map(({ host }) => host)
  const own = env.brandOrigins.find((origin) => hosts.includes(new URL(origin).hostname))
  return own ?? env.publicOrigin ?? `http://127.0.0.1:${env.port}`
}
