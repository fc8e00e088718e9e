import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Brand, HostFlavour } from '#src/contract/brands/brand.ts'
import { acceptedLocale, DEFAULT_LOCALE, LANGUAGE_PARAM, LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { areaOf, PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import type { PageRow } from '#src/contract/pages/page-row.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import type { FileStore } from '../../adapters/files/file-store.ts'
import type { BrandTable } from '../../cached/brand-table.ts'
import type { FunnelTable } from '../../cached/funnel-table.ts'
import type { HostTable } from '../../cached/host-table.ts'
import type { PublishedLoansTable } from '../../cached/published-loans.ts'
import type { Clock } from '../../clock.ts'
import { SID_COOKIES } from '../../crypto/sid.ts'
import type { Env } from '../../env.ts'
import type { Logger } from '../../log.ts'
import type { SessionArea } from '../../session.ts'
import { siteOrigin } from '../../site-origin.ts'
import { drawnIcon } from '../images/brand-icons.ts'
import { drawnPreview } from '../images/drawn-preview.ts'
import { offlinePage } from '../pages/offline-page.ts'
import { setHtmlHeaders } from '../security-headers.ts'
import { readCookies } from '../sids.ts'
import { appIcon, iconPath, LAST_WORKER, manifestOf, workerOf } from './app-shell.ts'
import { fillHtml, siteFacts, withNonce } from './html.ts'
import type { PageContext, Prerenderer } from './html.ts'
import { drawnPath, pageOfPath } from './page-of-path.ts'
import { robotsText, sitemap } from './public-face.ts'
import { skeletonOf } from './skeleton.ts'
import { acceptedEncodings, loadStaticFiles } from './static-files.ts'
import type { StaticFiles } from './static-files.ts'

/** Paths of files, by page: of its screen in a language, and the scripts of those that usually come next. */
type Preloads = Partial<Record<PageKey, { files: Record<Locale, string[]>; ahead: string[] }>>

/** The built client: its page, its files and, where the build made one, its prerenderer. */
export interface WebFiles {
  /** index.html with its placeholders; Vite makes it anew for every address. */
  template(pathname: string): string | Promise<string>
  files: StaticFiles
  /** The service worker of this build; absent while developing. */
  worker?: string | null
  prerenderer: Prerenderer | null
  /** What each screen needs beside the files that every page names; absent while developing. */
  preloads?: Preloads
}

/** @param dist the build's folder; null when nothing has been built. */
export async function loadWebFiles(dist: string, log: Pick<Logger, 'error'>): Promise<WebFiles | null> {
  const index = join(dist, 'client/index.html')
  if (!existsSync(index)) return null
  const bundle = join(dist, 'prerender/prerender.js')
  const prerenderer = existsSync(bundle) ? await loadPrerenderer(bundle, log) : null
  const template = readFileSync(index, 'utf8')
  const worker = join(dist, 'client/sw.js')
  return {
    template: () => template,
    files: loadStaticFiles(join(dist, 'client')),
    worker: existsSync(worker) ? workerOf(readFileSync(worker, 'utf8'), template) : null,
    prerenderer,
    // Written by the build: tools/bundle/screen-preloads.ts.
    preloads: JSON.parse(readFileSync(join(dist, 'preloads.json'), 'utf8')) as Preloads,
  }
}

/** Built data, not source: the server knows its shape and nothing else. Pages still open without it, only later. */
async function loadPrerenderer(bundle: string, log: Pick<Logger, 'error'>): Promise<Prerenderer | null> {
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as Prerenderer
  } catch (error) {
    log.error({ err: error }, 'pages are not prerendered')
    return null
  }
}

/** What every page is made from, beside the build. */
export interface WebDeps {
  hosts: Pick<HostTable, 'find'>
  brands: Pick<BrandTable, 'fresh'>
  funnels: Pick<FunnelTable, 'brandOf'>
  published: Pick<PublishedLoansTable, 'get'>
  clock: Clock
  files: Pick<FileStore, 'get'>
}

/** Answers whatever is not the API: files of the build, and the one page for every address. */
export function createWeb(
  env: Env,
  web: WebFiles,
  { hosts, brands, funnels, published, clock, files }: WebDeps,
): (request: Request, url: URL) => Promise<Response> {
  // Another funnel is another brand, lenders change their rates, and every year ends: what was drawn is out of date.
  type Facts = Pick<PageContext, 'brand' | 'year' | 'published'>
  const drawn = new Map<string, Facts & { result: PageContext['prerendered'] }>()

  async function prerender(
    page: PageKey,
    pathname: string,
    context: Pick<PageContext, 'brand' | 'language' | 'flavour' | 'year' | 'published'>,
  ) {
    if (!web.prerenderer?.PRERENDERED_PAGES.includes(page)) return null
    const path = drawnPath(page, pathname)
    if (path === null) return null
    const key = [context.brand.code, context.language, context.flavour, page, path].join(' ')
    const known = drawn.get(key)
    const { brand, language, flavour, year, published } = context
    if (known?.brand === brand && known.year === year && known.published === published) return known.result
    const result = await web.prerenderer.render({
      page,
      path,
      brand: brand.code,
      language,
      flavour,
      boot: { ...siteFacts(env, brand), brand, year, published },
    })
    drawn.set(key, { brand, year, published, result })
    return result
  }

  return async (request, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    // Files of the build are the same for every host: they come however slow the database is.
    if (/^\/(assets|fonts)\//.test(url.pathname)) return web.files(url.pathname, request) ?? noSuchFile()
    const savedFor = await hosts.find(url.host)
    const book = await brands.fresh()
    // A host that was published is known to the public as one that was saved is.
    const ofHost = book.hostOf(url.host)?.brand
    const known = savedFor ?? (book.find(ofHost).version === undefined ? null : (ofHost ?? null))
    const origin = siteOrigin(env, url, known)
    const asked = { partnerParam: url.searchParams.get('partner'), host: url.host, savedFor }
    const shell = await shellAnswer(request, url, env, web, () => funnels.brandOf(asked))
    if (shell) return shell
    const face = await faceAnswer(url, origin, book.flavourOf(url.host), () =>
      funnels.brandOf({ host: url.host, savedFor }),
    )
    if (face) return face
    const picture = (await drawnIcon(url.pathname, book, files)) ?? (await drawnPreview(url.pathname, book, files))
    if (picture) return picture
    const file = web.files(url.pathname, request)
    if (file) return file

    const cookies = readCookies(request.headers.get('cookie') ?? '')
    const context = {
      brand: await funnels.brandOf({ ...asked, firstSegment: url.pathname.split('/')[1] }),
      flavour: book.flavourOf(url.host),
      language: languageOfVisit(url, cookies, request.headers),
      year: istDay(clock.now()).slice(0, 4),
      published: await published.get(),
    }
    const page = pageOfPath(url.pathname, context.flavour, env.mode)
    const hasSession = {
      customer: cookies.has(SID_COOKIES.customer),
      admin: cookies.has(SID_COOKIES.admin),
      partner: cookies.has(SID_COOKIES.partner),
    }
    const area = areaOf(url.pathname)
    const preloads = page === null ? undefined : web.preloads?.[page]
    const html = fillHtml(await web.template(url.pathname), {
      ...context,
      page,
      preloads: preloads?.files[context.language] ?? [],
      ahead: preloads?.ahead ?? [],
      env,
      installable: env.serviceWorker,
      hasSession,
      place: { path: url.pathname, origin, partner: url.searchParams.get('partner') },
      prerendered: drawnFor(page, area, hasSession) ? await prerender(page ?? 'notFound', url.pathname, context) : null,
      skeleton: area === 'customer' ? null : skeletonOf({ ...context, area, signedIn: hasSession[area] }),
    })
    const response = htmlResponse(request, env, html, page === null ? 404 : 200)
    // Who came by an address in a language, and has chosen none yet, goes on in it.
    if (url.searchParams.get(LANGUAGE_PARAM) === context.language && !cookies.has('lang'))
      response.headers.append(
        'set-cookie',
        `lang=${context.language}; Path=/; Max-Age=31536000; SameSite=Lax${env.publicOrigin?.startsWith('https:') ? '; Secure' : ''}`,
      )
    return response
  }
}

/** What the address names, else what was chosen, else the first of ours that the browser asks for. */
function languageOfVisit(url: URL, cookies: ReadonlyMap<string, string>, headers: Headers): Locale {
  const named = [url.searchParams.get(LANGUAGE_PARAM), cookies.get('lang')]
  const chosen = named.flatMap((name) => LOCALES.find((locale) => locale === name) ?? [])[0]
  return chosen ?? acceptedLocale(headers.get('accept-language')) ?? DEFAULT_LOCALE
}

/** What search engines ask a host for; it is the host's own brand that answers. */
async function faceAnswer({ pathname }: URL, origin: string, flavour: HostFlavour, brandOf: () => Promise<Brand>) {
  const answer = (type: string, body: string) =>
    new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } })
  if (pathname === '/robots.txt') return answer('text/plain; charset=utf-8', robotsText(origin))
  if (pathname === '/sitemap.xml')
    return answer('application/xml; charset=utf-8', sitemap(origin, await brandOf(), flavour))
  return null
}

/**
 * Whether the page is sent as it is for everybody. Only a browser knows whether a back office's own frame is open to it, and
 * what a page is for somebody who is signed in.
 */
function drawnFor(page: PageKey | null, area: SessionArea, hasSession: Record<SessionArea, boolean>): boolean {
  if (page === null) return area === 'customer'
  const { bySession }: PageRow = PAGES[page]
  return !(bySession && hasSession[area])
}

/** A script of an older build, for example: a page in its place would only confuse whoever asked for it. */
const noSuchFile = (): Response => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })

/** What an installed app consists of: made for a brand, never for a person. */
async function shellAnswer(
  request: Request,
  url: URL,
  env: Env,
  web: WebFiles,
  brandOf: () => Promise<Brand>,
): Promise<Response | null> {
  const answer = (type: string, body: string, seconds = 3_600) =>
    new Response(body, {
      headers: { 'content-type': type, 'cache-control': seconds > 0 ? `public, max-age=${seconds}` : 'no-cache' },
    })
  switch (url.pathname) {
    case '/manifest.webmanifest':
      return answer('application/manifest+json', JSON.stringify(manifestOf(await brandOf(), web.files, request)))
    case '/app-icon.svg': {
      const brand = await brandOf()
      // A mark that is a picture has no lines to draw.
      if (brand.logo.picture !== undefined)
        return new Response(null, { status: 302, headers: { location: iconPath(brand, 192) } })
      return answer('image/svg+xml', appIcon(brand))
    }
    case '/offline.html':
      return htmlResponse(request, env, offlinePage(await brandOf()), 200)
    case '/sw.js':
      if (env.serviceWorker && !web.worker) return null
      return answer('text/javascript; charset=utf-8', env.serviceWorker ? (web.worker ?? '') : LAST_WORKER, 0)
    default:
      return null
  }
}

function htmlResponse(request: Request, env: Env, html: string, status: number): Response {
  const nonce = randomBytes(16).toString('base64url')
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding, accept-language, cookie',
  })
  setHtmlHeaders(headers, env, nonce)
  const text = Buffer.from(withNonce(html, nonce))
  const accepted = acceptedEncodings(request.headers)
  if (accepted.has('br')) {
    headers.set('content-encoding', 'br')
    return new Response(brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), {
      status,
      headers,
    })
  }
  if (!accepted.has('gzip')) return new Response(text, { status, headers })
  headers.set('content-encoding', 'gzip')
  return new Response(gzipSync(text), { status, headers })
}
