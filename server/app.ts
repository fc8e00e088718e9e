import { randomUUID } from 'node:crypto'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { AppError } from '#src/contract/errors.ts'
import type { Deps } from './deps.ts'
import { isApiPath, isPlainPath } from './http/api-path.ts'
import { createApi } from './http/api.ts'
import type { AnyHandler } from './http/api.ts'
import { clientIp } from './http/client-ip.ts'
import { errorResponse, retrySecondsOf, toAppError } from './http/error-response.ts'
import { busyPage, isPageVisit } from './http/pages/busy-page.ts'
import { isContactChangePath, serveContactChangePage } from './http/pages/contact-change-page.ts'
import { isErasurePath, serveErasurePage } from './http/pages/erasure-pages.ts'
import { isNamingPath, serveNamingPage } from './http/pages/naming-page.ts'
import { isStopPath, serveStopPage } from './http/pages/stop-page.ts'
import { setApiHeaders, setCommonHeaders } from './http/security-headers.ts'
import { isLinkPath, serveLink } from './http/serve-link.ts'
import { createWeb } from './http/shell/web.ts'
import type { WebFiles } from './http/shell/web.ts'
import { isUploadPath, serveUpload } from './http/uploads.ts'
import { isWidgetPath, openToOthers, serveWidget } from './http/widget.ts'
import { languageOf } from './http/words.ts'
import { REQUEST_ID_HEADER, withRequestId } from './request-id.ts'
import { HANDLERS } from './routes/index.ts'

/** How long a stopping server waits for answers under way, milliseconds. */
const DRAIN_MS = 10_000

export interface App {
  /**
   * @param peer address of the connection, for limits and consents.
   * @param target the address as it stood on the line: in `request` its dots are resolved already.
   */
  fetch: (request: Request, peer?: string, target?: string) => Promise<Response>
  /** From now on health says `stopping`, so that a load balancer moves on; everything else is answered as ever. */
  announceStop(): void
  /** Refuses whatever comes now, and waits until all that was taken is answered, ten seconds at most. */
  close(): Promise<void>
}

export interface AppOptions {
  /** The built client; without it every page is 404 and the API alone answers. */
  web?: WebFiles | null
  /** Tests of the table itself hand in their own. */
  rows?: Readonly<Record<string, EndpointRow>>
  handlers?: Readonly<Record<string, AnyHandler>>
}

/** The whole product behind one `fetch`: the server, the dev server and the tests mount the same. */
export function createApp(deps: Deps, options: AppOptions = {}): App {
  const api = createApi(deps, options.handlers ?? HANDLERS, options.rows)
  const web = options.web ? createWeb(deps.env, options.web, deps) : null
  const bootId = randomUUID()
  const underWay = new Set<Promise<Response>>()
  let stopping = false
  let closed = false

  async function route(request: Request, url: URL, requestId: string, peer: string, target: string): Promise<Response> {
    try {
      if (closed)
        throw new AppError('not_available', 'We are restarting. Please try again in a moment.', { retryAfter: 1 })
      if (isApiPath(url.pathname)) {
        if (!isPlainPath(url.pathname) || !isPlainPath(target))
          return errorResponse(new AppError('not_found', 'There is nothing here.'), DEFAULT_LOCALE)
        return await api(request, { ip: clientIp(request.headers, peer, deps.env.trustedProxies), requestId, stopping })
      }
      if (isLinkPath(url.pathname))
        return await serveLink(deps, request, url, clientIp(request.headers, peer, deps.env.trustedProxies))
      if (isNamingPath(url.pathname))
        return await serveNamingPage(deps, request, url, clientIp(request.headers, peer, deps.env.trustedProxies))
      if (isStopPath(url.pathname))
        return await serveStopPage(deps, request, url, clientIp(request.headers, peer, deps.env.trustedProxies))
      if (isContactChangePath(url.pathname))
        return await serveContactChangePage(
          deps,
          request,
          url,
          clientIp(request.headers, peer, deps.env.trustedProxies),
        )
      if (isErasurePath(url.pathname))
        return await serveErasurePage(deps, request, url, clientIp(request.headers, peer, deps.env.trustedProxies))
      if (isWidgetPath(url.pathname))
        return await serveWidget(deps, request, url, clientIp(request.headers, peer, deps.env.trustedProxies))
      if (isUploadPath(url.pathname)) return await serveUpload(deps.files, request, url.pathname)
      return web
        ? await web(request, url)
        : errorResponse(new AppError('not_found', 'There is nothing here.'), DEFAULT_LOCALE)
    } catch (error) {
      const failure = toAppError(error, deps.log)
      if (failure.status === 503 && isPageVisit(request, url))
        return busyPage(url, retrySecondsOf(failure), deps.brands.book())
      return errorResponse(failure, languageOf(request.headers))
    }
  }

  async function handle(request: Request, peer: string, target: string, requestId: string): Promise<Response> {
    const started = performance.now()
    const url = new URL(request.url)
    const response = await route(request, url, requestId, peer, target)
    setCommonHeaders(response.headers)
    openToOthers(response.headers, url.pathname)
    if (response.headers.get('content-type')?.startsWith('application/json') && isApiPath(url.pathname))
      setApiHeaders(response.headers)
    response.headers.set(REQUEST_ID_HEADER, requestId)
    if (deps.env.mode === 'test') response.headers.set('x-boot-id', bootId)
    // An unfinished upload must not hold the connection.
    if (response.status === 413) response.headers.set('connection', 'close')
    deps.log.info(
      {
        method: request.method,
        path: isApiPath(url.pathname) ? url.pathname : 'page',
        status: response.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    )
    return response
  }

  return {
    fetch(request, peer = '127.0.0.1', target = '') {
      const requestId = randomUUID()
      const path = target.startsWith('/') ? (target.split('?')[0] ?? '') : ''
      const answer = withRequestId(requestId, () => handle(request, peer, path, requestId))
      underWay.add(answer)
      void answer.finally(() => underWay.delete(answer)).catch(() => undefined)
      return answer
    },
    announceStop() {
      stopping = true
    },
    async close() {
      stopping = true
      closed = true
      let timer: NodeJS.Timeout | undefined
      const patience = new Promise<'late'>((resolve) => {
        timer = setTimeout(() => resolve('late'), DRAIN_MS)
      })
      while (underWay.size > 0)
        if ((await Promise.race([Promise.allSettled([...underWay]), patience])) === 'late') break
      clearTimeout(timer)
    },
  }
}
