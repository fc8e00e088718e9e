import type { Brand, HostFlavour } from '#src/contract/brands/brand.ts'
import { fontFaceCss, fontUrls } from '#src/contract/brands/fonts.ts'
import { brandCssVariables } from '#src/contract/brands/tokens.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { PublishedLoans } from '#src/contract/finance/published-range.ts'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { companyOf } from '../../env-company.ts'
import type { Env } from '../../env.ts'
import type { SessionArea } from '../../session.ts'
import { jsonForScript, markup, raw } from '../markup.ts'
import { shellLinks } from './app-shell.ts'
import { faceMarkup } from './public-face.ts'
import type { Skeleton } from './skeleton.ts'

/** Stands in the built index.html wherever a nonce belongs. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/** What the built prerender bundle exports. */
export interface Prerenderer {
  /** The public screens it can draw. */
  PRERENDERED_PAGES: readonly PageKey[]
  render(input: {
    page: PageKey
    path: string
    brand: string
    language: Locale
    flavour: HostFlavour
    /** The brand as it is shown; without it the code's own. */
    boot: SiteFacts & { brand?: Brand; year?: string; published?: PublishedLoans | null }
  }): Prerendered | Promise<Prerendered>
}
interface Prerendered {
  html: string
  /** Critical CSS; the stylesheet then follows after the content. */
  css: string
  title: string
  /** What search engines and link previews read of the page; empty where it is not for them. */
  description: string
  structured: readonly Record<string, unknown>[]
}

type SiteEnv = Pick<Env, 'mode' | 'company' | 'brandOfficers' | 'processors'>

/** The part of the boot data that is the same for everybody who comes to this brand. */
export const siteFacts = (env: SiteEnv, brand: Pick<Brand, 'code' | 'officer'>) => ({
  mode: env.mode,
  company: companyOf(env, brand),
  processors: env.processors,
  noticeVersion: CONSENT_VERSIONS.privacy_notice,
  sandbox: env.mode !== 'live',
})
type SiteFacts = ReturnType<typeof siteFacts>

export interface PageContext {
  /** What the address opens; null = the not-found screen. */
  page: PageKey | null
  /** Files of its screen. */
  preloads: readonly string[]
  /** Scripts of the screens that usually come next, each behind what it imports. */
  ahead: readonly string[]
  brand: Brand
  flavour: HostFlavour
  language: Locale
  env: SiteEnv
  /** The running one, in India. */
  year: string
  /** What is on offer today; null = not known. */
  published: PublishedLoans | null
  /** Whether the page may be kept as an app, with its worker. */
  installable: boolean
  /** Areas whose HttpOnly cookie the browser sent: worth asking the server whether somebody is signed in. */
  hasSession: Record<SessionArea, boolean>
  prerendered: Prerendered | null
  /** Where the public finds this page. */
  place: { path: string; origin: string; partner: string | null }
  /** For a page of a back office, which is not prerendered. */
  skeleton: Skeleton | null
}

/**
 * The page can be filled in before its script has arrived. A form sent in that time would reload the page and lose what
 * was typed: it is held back, and `src/lib/early/early-submit.ts` sends it when the script is there.
 */
const holdEarlySubmit = markup`<script nonce="${NONCE_PLACEHOLDER}">window.clEarly={form:null,listen:function(e){e.preventDefault();window.clEarly.form=e.target.id}};addEventListener('submit',window.clEarly.listen,true)</script>`

/**
 * The script that would get over a failure may be what did not arrive: then the browser opens the address anew, a few times,
 * each after a longer pause. `src/lib/early/early-load.ts` ends it once the page has loaded.
 */
const reopenUnloaded = markup`<script nonce="${NONCE_PLACEHOLDER}">window.clUnloaded=function(e){var t=e.target,k='cl.reloaded.page',n;if(t.tagName!=='SCRIPT'&&t.rel!=='stylesheet')return;removeEventListener('error',window.clUnloaded,true);delete window.clUnloaded;try{n=Number(sessionStorage.getItem(k))+1;if(n>3)return;sessionStorage.setItem(k,n)}catch(x){return}setTimeout(function(){location.reload()},400*Math.pow(3,n-1)*(.5+Math.random()))};addEventListener('error',window.clUnloaded,true)</script>`

/**
 * A page that will say why its visitor was signed out keeps the room for it, and begins at its top, where that is said.
 * `src/lib/remember.ts` has the reason, and `src/app/session/CustomerSessionEnd.tsx` says it.
 */
const keepRoom = markup`<script nonce="${NONCE_PLACEHOLDER}">try{if(sessionStorage.getItem('cl.ended.customer')){document.documentElement.dataset.ended='';history.scrollRestoration='manual'}}catch(x){}</script>`

/** What the page asks for as it opens is under way before its script is; `src/lib/early/opening.ts` reads the answer. */
const askEarly = (page: PageKey, language: Locale) =>
  markup`<script nonce="${NONCE_PLACEHOLDER}">window.clOpening=fetch('/api/opening?page=${page}',{headers:{'accept-language':'${language}'}}).then(function(a){return a.ok?a.json():null},function(){return null})</script>`

/**
 * All that a screen needs is fetched at once, not as one script asks for the next. The scripts ask for their styles as for a
 * foreign file (`crossorigin`): what was fetched otherwise would be fetched again.
 */
const fetchAhead = (file: string) =>
  file.endsWith('.css')
    ? markup`<link rel="preload" as="style" crossorigin href="/${file}">`
    : markup`<link rel="modulepreload" nonce="${NONCE_PLACEHOLDER}" href="/${file}">`

/** Every page has all weights, and finds out when it lays out its first words: by then they are often here. */
const fontAhead = (url: string) => markup`<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`

/** index.html with brand, language and boot data in place, so that nothing flashes and nothing is asked twice. */
export function fillHtml(template: string, page: PageContext): string {
  const { brand, language, prerendered, skeleton } = page
  const style = (css: string) => markup`<style nonce="${NONCE_PLACEHOLDER}">${raw(css)}</style>`
  const asks = page.page !== null && page.hasSession[PAGES[page.page].area]
  const head = markup`${fontUrls(brand.font).map(fontAhead)}${reopenUnloaded}${asks && page.page && [askEarly(page.page, language), ...(prerendered ? [] : page.preloads.map(fetchAhead))]}${faceMarkup({ ...page, ...page.place, face: prerendered, nonce: NONCE_PLACEHOLDER })}${shellLinks(brand, page.installable)}${style(`:root{${brandCssVariables(brand)}}${fontFaceCss(brand.font, language)}`)}${prerendered && [style(prerendered.css), keepRoom, holdEarlySubmit]}${skeleton && style(skeleton.css)}`
  const boot = {
    brand,
    flavour: page.flavour,
    language,
    hasSession: page.hasSession,
    year: page.year,
    published: page.published,
    ahead: page.ahead,
    ...siteFacts(page.env, brand),
  }
  let html = template
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace('<!--brand-->', () => head.toString())
    .replace('<!--boot-->', () =>
      markup`<script type="application/json" id="boot">${jsonForScript(boot)}</script>`.toString(),
    )
    .replace(/<title>[^<]*<\/title>/, () => markup`<title>${prerendered?.title ?? brand.name}</title>`.toString())
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_, start: string) => start + brand.secondary)
  if (prerendered) html = placePrerendered(html, prerendered)
  if (skeleton) html = placeSkeleton(html, skeleton)
  return html
}

function placePrerendered(html: string, prerendered: Prerendered): string {
  const sheets: string[] = []
  return (
    html
      .replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, (sheet) => {
        // The page's styles are in its head already: these are for the next screen, and must not hold up the first paint.
        sheets.push(sheet.trim().replace('<link', '<link media="print"'))
        return ''
      })
      .replace('<!--app-->', () => prerendered.html)
      .replace('</body>', () => `${sheets.join('')}</body>`)
      // The text is already on the screen: the script may wait for what people can see.
      .replaceAll('<script type="module"', '<script fetchpriority="low" type="module"')
      .replaceAll('<link rel="modulepreload"', '<link fetchpriority="low" rel="modulepreload"')
  )
}

/** Before the stylesheets, which hold up what stands behind them alone; the script waits for them as ever. */
function placeSkeleton(html: string, skeleton: Skeleton): string {
  const sheets: string[] = []
  return html
    .replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, (sheet) => {
      sheets.push(sheet.trim())
      return ''
    })
    .replace('<!--app-->', () => skeleton.html.toString())
    .replace('</body>', () => `${sheets.join('')}</body>`)
}

export const withNonce = (html: string, nonce: string): string => html.replaceAll(NONCE_PLACEHOLDER, nonce)
