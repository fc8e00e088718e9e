import { AppError } from '#src/contract/errors.ts'
import type { Env } from '../env.ts'

/**
 * Refuses a write that a page of another site started: the browser says so in Sec-Fetch-Site or Origin. Programs that
 * are no browser send neither; then a cookie would be the only thing that speaks for them, and that is not enough.
 * @throws AppError `bad_origin`
 */
export function checkOrigin(request: Request, env: Env): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const own = origin !== null && isOwnOrigin(origin, request, env)
  const fits =
    site !== null
      ? site === 'same-origin' && (origin === null || own)
      : own || (origin === null && !request.headers.has('cookie'))
  if (!fits) throw new AppError('bad_origin', 'This request did not come from our own pages.')
}

/** Behind a proxy the public origin is configured; on loopback it is whatever address the page was opened with. */
function isOwnOrigin(origin: string, request: Request, env: Env): boolean {
  if (env.publicOrigin !== null) return origin === env.publicOrigin || env.brandOrigins.includes(origin)
  return origin === new URL(request.url).origin
}
