import { randomBytes } from 'node:crypto'
import type { Brand } from '#src/contract/brands/brand.ts'
import { PLAIN_FONT_STACK, plainFontCss } from '#src/contract/brands/fonts.ts'
import { brandTokens } from '#src/contract/brands/tokens.ts'
import { DEFAULT_LOCALE, LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { clientNetwork } from '../../client-network.ts'
import type { Deps } from '../../deps.ts'
import { markup, raw } from '../markup.ts'
import type { Markup } from '../markup.ts'

/** Is this the address of one thing below a folder? A slash behind it changes nothing. */
export const isBelow = (folder: string, pathname: string): boolean =>
  pathname.startsWith(folder) && !pathname.slice(folder.length).replace(/\/$/, '').includes('/')

/** What such a page may do: show itself, fetch its letters, and send its own form. */
export const plainPagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Answers with a plain page whose address is its key: opened it shows, and only a press of a button sends something, since
 * messages' previews open addresses too.
 */
export async function servePlainPage(
  deps: Deps,
  { method }: Request,
  { path, ip }: { path: string; ip: string },
  draw: (nonce: string) => Promise<{ page: string; found: boolean }>,
): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } })
  const wait = deps.limits.take(`${path} ${clientNetwork(ip)}`, 'session')
  if (wait > 0)
    return new Response('Too many requests. Please wait a moment.', {
      status: 429,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': String(wait) },
    })
  const nonce = randomBytes(16).toString('base64url')
  const { page, found } = await draw(nonce)
  return new Response(page, {
    status: found ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // The address is the key.
      'referrer-policy': 'no-referrer',
      'content-security-policy': plainPagePolicy(nonce),
    },
  })
}

/** The styles of text on a page without the product's scripts, in these languages. */
export const lettersOf = (languages: readonly Locale[]): Markup =>
  raw(`${plainFontCss(languages)}body{margin:0;font:16px/1.5 ${PLAIN_FONT_STACK};color:#1a1a2e;background:#fff}`)

interface PlainSection {
  title: string
  lines: readonly string[]
  /** What can be done: a link or a form of one button. */
  action: Markup | false
}

interface PlainPage {
  brand: Brand
  title: string
  /** What is said in each language, one below the other: nobody has asked which is read. */
  section: (language: Locale) => PlainSection
  nonce: string
  script?: Markup
}

/**
 * A page that needs nothing but itself: works on every phone, without the product's scripts and without its server. The
 * letters of a Hindi section come as on any page; where they do not arrive, the device shows its own.
 */
export function plainPage({ brand, title, section, nonce, script }: PlainPage): string {
  return markup`<!doctype html>
<html lang="${DEFAULT_LOCALE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${lettersOf(LOCALES)}${styleOf(brand)}</style>
</head>
<body><main><p class="name">${brand.name}</p>${LOCALES.map((language) => drawn(section(language), language))}</main>${script ?? ''}</body>
</html>
`.toString()
}

function drawn({ title, lines, action }: PlainSection, language: Locale) {
  const heading = language === DEFAULT_LOCALE ? markup`<h1>${title}</h1>` : markup`<h2>${title}</h2>`
  return markup`<section lang="${language}">${heading}${lines.map((line) => markup`<p>${line}</p>`)}${action}</section>`
}

function styleOf(brand: Brand): string {
  const { action, onAction } = brandTokens(brand.primary, brand.secondary)
  return `main{max-width:36rem;margin:0 auto;padding:2rem 1.25rem}section{padding:1.5rem 0;border-top:1px solid #d9d9e3}h1,h2{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem;overflow-wrap:anywhere}p{overflow-wrap:anywhere}.name{font-weight:700}pre{overflow-x:auto;padding:1rem;border:1px solid #d9d9e3;border-radius:10px;font:14px/1.5 ui-monospace,monospace}form{display:flex;flex-wrap:wrap;gap:.75rem}a,button{display:inline-block;box-sizing:border-box;font:inherit;font-weight:600;min-height:48px;padding:.75rem 1.25rem;border:0;border-radius:10px;background:${action};color:${onAction};text-decoration:none;cursor:pointer}a:focus-visible,button:focus-visible{outline:3px solid #1a1a2e;outline-offset:2px}`
}
