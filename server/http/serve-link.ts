import { clientNetwork } from '../client-network.ts'
import type { Deps } from '../deps.ts'
import { followLink } from '../services/leads/follow-link.ts'
import type { LinkChannel } from '../services/leads/follow-link.ts'
import { keyInPath } from './pages/key-in-path.ts'
import { readCookies, readSids } from './sids.ts'

const PREFIX = '/go/'

/** Partners' links: the one address outside the API that keeps something. */
export const isLinkPath = (pathname: string): boolean => pathname.startsWith(PREFIX)

const channelOf = (text: string | null): LinkChannel => (text === 'qr' || text === 'widget' ? text : 'link')

/** A page's source that was copied as text: '&amp;c=qr' belongs to the address. */
const channelInPath = (pathname: string): string | null => /&(?:amp;)?c=(\w+)/.exec(pathname)?.[1] ?? null

/**
 * Sends whoever follows a partner's link to the product's page, also where the link is stopped. A code that we have not
 * given out leads to the front page.
 */
export async function serveLink(deps: Deps, request: Request, url: URL, ip: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  // A bucket of its own: what partners print must not use up what the API is allowed.
  const wait = deps.limits.take(`${PREFIX} ${clientNetwork(ip)}`, 'session')
  if (wait > 0)
    return new Response('Too many requests. Please wait a moment.', {
      status: 429,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': String(wait) },
    })
  const headers = new Headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  // A preview asks for the head alone: that is nobody yet.
  const followed =
    request.method === 'HEAD'
      ? null
      : await followLink(
          deps,
          keyInPath(PREFIX, url.pathname),
          channelOf(url.searchParams.get('c') ?? channelInPath(url.pathname)),
          {
            cookies: readCookies(request.headers.get('cookie') ?? ''),
            userAgent: request.headers.get('user-agent') ?? '',
            partnerSid: readSids(request.headers, deps.vault).hash('partner'),
          },
        )
  for (const cookie of followed?.cookies ?? []) headers.append('set-cookie', cookie)
  headers.set('location', followed?.location ?? '/')
  return new Response(null, { status: 302, headers })
}
