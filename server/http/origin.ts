import { AppError } from '#src/contract/errors.ts'
import type { Deps } from '../deps.ts'

/**
 * Refuses a write that a page of another site started: the browser says so in Sec-Fetch-Site or Origin. Programs that
 * are no browser send neither; then a cookie would be the only thing that speaks for them, and that is not enough.
 * @throws AppError `bad_origin`
 */
export async function checkOrigin(request: Request, deps: Pick<Deps, 'env' | 'hosts' | 'brands'>): Promise<void> {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const own = origin !== null && (await isOwnOrigin(origin, request, deps))
  const fits =
    site !== null
      ? site === 'same-origin' && (origin === null || own)
      : own || (origin === null && !request.headers.has('cookie'))
  if (!fits) throw new AppError('bad_origin', 'This request did not come from our own pages.')
}

/**
 * Behind a proxy the public origin is configured, and a host name that is a brand's or has been saved for a partner speaks for itself;
 * on loopback it is whatever address the page was opened with.
 */
async function isOwnOrigin(
  origin: string,
  request: Request,
  { env, hosts, brands }: Pick<Deps, 'env' | 'hosts' | 'brands'>,
) {
  const own = new URL(request.url)
  if (env.publicOrigin === null) return origin === own.origin
  if (origin === env.publicOrigin || env.brandOrigins.includes(origin)) return true
  if (origin !== `https://${own.host}`) return false
  return (await brands.fresh()).hostOf(own.host) !== undefined || (await hosts.find(own.host)) !== null
}
