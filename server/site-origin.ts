import type { Env } from './env.ts'

/**
 * The origin under which the public knows this host: one that was configured or saved for a partner. Any other host name
 * that a request brings is not repeated to anybody. Without a configured one it is the address itself, on loopback.
 */
export function siteOrigin(env: Pick<Env, 'publicOrigin' | 'brandOrigins'>, url: URL, savedFor: string | null): string {
  const { publicOrigin, brandOrigins } = env
  if (publicOrigin === null) return url.origin
  const own = `https://${url.host}`
  return own === publicOrigin || brandOrigins.includes(own) || savedFor !== null ? own : publicOrigin
}
