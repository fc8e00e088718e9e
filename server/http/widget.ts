import { randomBytes } from 'node:crypto'
import type { Brand } from '#src/contract/brands/brand.ts'
import { brandTokens } from '#src/contract/brands/tokens.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { localeOf } from '#src/contract/entities/shared/language.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { OPTION_LISTS } from '#src/contract/option-lists/option-lists.ts'
import { clientNetwork } from '../client-network.ts'
import type { Deps } from '../deps.ts'
import { findWidget } from '../services/offers/find-widget.ts'
import type { LiveWidget } from '../services/offers/find-widget.ts'
import { dictionary } from '../texts/dictionaries.ts'
import { jsonForScript, markup } from './markup.ts'
import { lettersOf } from './pages/plain-page.ts'

const PAGE = '/widget/eligibility'
/** What a page of another site may load; everything else of ours stays with us. */
const SCRIPT = '/widget.js'

export const isWidgetPath = (pathname: string): boolean => pathname === PAGE

/** Lets other sites load the widget's script, and frame its page where the page itself names them. */
export function openToOthers(headers: Headers, pathname: string): void {
  if (pathname === SCRIPT) headers.set('cross-origin-resource-policy', 'cross-origin')
  // `frame-ancestors` of the page says who may; the older header can only say nobody.
  if (isWidgetPath(pathname)) headers.delete('x-frame-options')
}

/** The form inside the frame on a partner's web site: only the sites that its id names may show it. */
export async function serveWidget(deps: Deps, request: Request, url: URL, ip: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const wait = deps.limits.take(`${PAGE} ${clientNetwork(ip)}`, 'session')
  if (wait > 0)
    return new Response('Too many requests. Please wait a moment.', {
      status: 429,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': String(wait) },
    })
  const key = url.searchParams.get('key') ?? ''
  const language = localeOf(url.searchParams.get('lang'))
  const widget = await findWidget(deps, key)
  const nonce = randomBytes(16).toString('base64url')
  const schemes = deps.env.mode === 'live' ? ['https'] : ['https', 'http']
  const sites = (widget?.hosts ?? []).flatMap((host) => schemes.map((scheme) => `${scheme}://${host}`))
  const csp = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${sites.length > 0 ? sites.join(' ') : "'none'"}`,
    "require-trusted-types-for 'script'",
  ]
  const html = widget
    ? widgetPage(widget, (await deps.brands.fresh()).find(widget.brand), key, language, nonce)
    : gonePage(language, nonce)
  return new Response(html, {
    status: widget ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': csp.join('; '),
    },
  })
}

function gonePage(language: Locale, nonce: string): string {
  const { title, gone } = dictionary(language, 'server').widget
  return markup`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style nonce="${nonce}">${lettersOf([language])}main{padding:1.25rem}</style></head><body><main><h1>${title}</h1><p>${gone}</p></main></body></html>`.toString()
}

/** A page within a page: the main part is the other one's. */
function widgetPage({ links }: LiveWidget, brand: Brand, key: string, language: Locale, nonce: string): string {
  const words = dictionary(language, 'server').widget
  const { action, onAction } = brandTokens(brand.primary, brand.secondary)
  const field = (name: string, label: string, longest?: number) =>
    markup`<div class="f"><label for="${name}">${label}</label><input id="${name}" name="${name}" inputmode="numeric" autocomplete="off" required aria-describedby="${name}-error"${longest && markup` maxlength="${longest}"`}><p class="e" id="${name}-error"></p></div>`
  const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) =>
    markup`<div class="f"><label for="${name}">${label}</label><select id="${name}" name="${name}">${options.map(([value, text]) => markup`<option value="${value}">${text}</option>`)}</select></div>`
  const products = links.map(({ product }) => [product, words.products[PRODUCTS[product].kind]] as const)
  const work = new Map(Object.entries(words.works))
  const works = OPTION_LISTS.employmentStatus.map(({ id, key }) => [String(id), work.get(key) ?? ''] as const)
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<style nonce="${nonce}">${lettersOf([language])}.w{padding:1.25rem;border:1px solid #d9d9e3;border-radius:12px}h1{font-size:1.25rem;margin:0 0 .75rem}.f{margin-bottom:.75rem}label{display:block;font-weight:600;margin-bottom:.25rem}input,select{box-sizing:border-box;width:100%;min-height:44px;padding:.5rem .75rem;font:inherit;color:inherit;background:#fff;border:1px solid #767686;border-radius:8px}[aria-invalid=true]{border-color:#b3261e}.e{color:#b3261e;margin:.25rem 0 0}.e:empty{display:none}button,.button{display:inline-block;box-sizing:border-box;min-height:44px;padding:.6rem 1.25rem;font:inherit;font-weight:600;border:0;border-radius:10px;background:${action};color:${onAction};text-decoration:none;cursor:pointer}:focus-visible{outline:3px solid #1a1a2e;outline-offset:2px}.b{font-weight:700}.s{font-size:.875rem;color:#54546a}[hidden]{display:none}</style>
</head>
<body><section class="w" aria-labelledby="title">
<h1 id="title">${words.title}</h1>
<form novalidate data-key="${key}">
${choice('product_type', words.product, products)}
${field('amount', words.amount)}
${field('monthly_income', words.income)}
${field('age', words.age, 2)}
${choice('employment_status_code', words.work, works)}
${field('postal_code', words.pincode, 6)}
<div id="security" hidden>${field('collateral_value', words.worth)}</div>
<button>${words.check}</button>
</form>
<div id="result" role="status"></div>
<p class="s">${words.privacy} ${brand.name}</p>
</section>
<script type="application/json" id="texts" nonce="${nonce}">${jsonForScript(words.form)}</script>
<script src="/widget-form.js" nonce="${nonce}"></script>
</body>
</html>
`.toString()
}
