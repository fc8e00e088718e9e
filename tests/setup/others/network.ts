import { http } from 'msw'
import type { HttpResponseResolver, RequestHandlerOptions } from 'msw'
import { setupServer } from 'msw/node'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import { routeOf } from '#src/contract/endpoints/address-of.ts'
import type { Browser } from '../browser.ts'
import { makeTestServer } from '../server.ts'
import type { TestServer } from '../server.ts'

let server: Promise<TestServer> | undefined
let browser: Browser | undefined
const leaving: (() => void | Promise<void>)[] = []

/** The API behind the screens: the real one, over a database of its own. */
export const testServer = (): Promise<TestServer> => (server ??= makeTestServer())

/** Counts the pages that have been opened. */
let page = 0

/** The calls of the page now come from this browser, with its cookies; what an earlier page asked for is never answered. */
export function openIn(own: Browser): void {
  browser = own
  page += 1
}

/** What is to end with a test's page. */
export function onLeave(work: () => void | Promise<void>): void {
  leaving.push(work)
}

/** Calls that the API still works on, also when the page that made them has gone. */
const working = new Set<Promise<unknown>>()

/** Passes every call of the page to the real API as its browser would; tests add handlers for a server that is not well. */
export const network = setupServer(
  http.all('*/api/*', ({ request }) => {
    const asking = page
    const answer = passOn(request)
    working.add(answer)
    return answer
      .finally(() => working.delete(answer))
      .then((response) => (asking === page ? response : new Promise<never>(() => undefined)))
  }),
)

async function passOn(request: Request): Promise<Response> {
  if (!browser) throw new Error('no page is open')
  const { pathname, search } = new URL(request.url)
  const body = request.method === 'GET' ? undefined : await request.arrayBuffer()
  // Entry by entry: with a form as body, the interceptor's copy of the whole leaves all but the type behind.
  const headers = new Headers([...request.headers])
  headers.set('sec-fetch-site', 'same-origin')
  headers.set('sec-fetch-mode', 'cors')
  headers.set('origin', window.location.origin)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  if (cookie) headers.set('cookie', cookie)
  else headers.delete('cookie')
  const { app } = await testServer()
  const init = { method: request.method, headers, ...(body ? { body } : {}) }
  const response = await app.fetch(new Request(window.location.origin + pathname + search, init))
  browser.keepCookies(response.headers)
  return response
}

/** A handler that answers a call of the table in the server's stead. */
export function on(key: EndpointKey, resolver: HttpResponseResolver, options?: RequestHandlerOptions) {
  const row = ENDPOINTS[key]
  const handle = row.method === 'GET' ? http.get : http.post
  return handle(`*${routeOf(row)}`, resolver, options)
}

/** Ends the page and, when the API has done what it was asked to, takes the database back to its seed. */
export async function leaveApp(): Promise<void> {
  for (const work of leaving) await work()
  while (working.size > 0) await Promise.allSettled(working)
  if (server) await (await server).reset()
}

export async function closeServer(): Promise<void> {
  if (server) await (await server).close()
  server = undefined
}
