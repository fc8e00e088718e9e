import { randomBytes } from 'node:crypto'
import type { Brand } from '#src/contract/brands/brand.ts'
import { findBrand } from '#src/contract/brands/find-brand.ts'
import { brandTokens } from '#src/contract/brands/tokens.ts'
import { dayWords } from '#src/contract/calendar-words.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#src/contract/entities/shared/language.ts'
import { clientNetwork } from '../client-network.ts'
import type { Deps } from '../deps.ts'
import { getNamingNotice, type NamingNotice } from '../services/leads/get-naming-notice.ts'
import { refuseNaming } from '../services/leads/refuse-naming.ts'
import { REFUSAL_PATH } from '../services/leads/shared/naming-contact.ts'
import { textsIn } from '../texts/texts-in.ts'
import { markup } from './markup.ts'

/** The page on which somebody says no to a partner that has named them: the code of the link is all that it asks for. */
export const isNamingPath = (pathname: string): boolean =>
  pathname.startsWith(REFUSAL_PATH) && !pathname.slice(REFUSAL_PATH.length).includes('/')

/**
 * Opened it says who named the person and when; its one button sends the no. Nothing happens by opening it: messages'
 * previews do that too. Plain HTML, so that it works on every phone; both languages, since nobody has asked which.
 */
export async function serveNamingPage(deps: Deps, request: Request, url: URL, ip: string): Promise<Response> {
  const { method } = request
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } })
  const wait = deps.limits.take(`${REFUSAL_PATH} ${clientNetwork(ip)}`, 'session')
  if (wait > 0)
    return new Response('Too many requests. Please wait a moment.', {
      status: 429,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': String(wait) },
    })
  const code = url.pathname.slice(REFUSAL_PATH.length)
  const notice = method === 'POST' ? await refuseNaming(deps, code) : await getNamingNotice(deps, code)
  const nonce = randomBytes(16).toString('base64url')
  const csp = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return new Response(namingPage(notice, nonce), {
    status: notice === null ? 404 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // The address is the key.
      'referrer-policy': 'no-referrer',
      'content-security-policy': csp.join('; '),
    },
  })
}

function namingPage(notice: NamingNotice | null, nonce: string): string {
  const brand = findBrand(notice?.partner.code)
  const title = textsIn(DEFAULT_LOCALE)('server:naming.page.title', { brand: brand.name })
  return markup`<!doctype html>
<html lang="${DEFAULT_LOCALE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${styleOf(brand)}</style>
</head>
<body><main><p class="name">${brand.name}</p>${LOCALES.map((language) => section(notice, language))}</main></body>
</html>
`.toString()
}

function styleOf(brand: Brand): string {
  const { action, onAction } = brandTokens(brand.primary, brand.secondary)
  return `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1a1a2e;background:#fff}main{max-width:36rem;margin:0 auto;padding:2rem 1.25rem}section{padding:1.5rem 0;border-top:1px solid #d9d9e3}h1,h2{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem;overflow-wrap:anywhere}p{overflow-wrap:anywhere}.name{font-weight:700}button{font:inherit;font-weight:600;min-height:48px;padding:.75rem 1.25rem;border:0;border-radius:10px;background:${action};color:${onAction};cursor:pointer}button:focus-visible{outline:3px solid #1a1a2e;outline-offset:2px}`
}

function section(notice: NamingNotice | null, language: Locale) {
  const { title, lines, no } = wordsOf(notice, language)
  const heading = language === DEFAULT_LOCALE ? markup`<h1>${title}</h1>` : markup`<h2>${title}</h2>`
  const button = no !== null && markup`<form method="post"><button>${no}</button></form>`
  return markup`<section lang="${language}">${heading}${lines.map((line) => markup`<p>${line}</p>`)}${button}</section>`
}

function wordsOf(notice: NamingNotice | null, language: Locale) {
  const t = textsIn(language)
  if (notice === null)
    return { title: t('server:naming.page.gone.title'), lines: [t('server:naming.page.gone.text')], no: null }
  const { naming, state, free_until } = notice
  const values = {
    partner: notice.partner.name,
    at: dayWords(naming.created_at, language),
    until: dayWords(naming.expires_at, language),
    free: free_until === null ? '' : dayWords(free_until, language),
  }
  if (state === 'pending')
    return {
      title: t('server:naming.page.pending.title', values),
      lines: [t('server:naming.page.pending.text', values), t('server:naming.page.pending.ignore', values)],
      no: t('server:naming.page.pending.no'),
    }
  const ended = state === 'held_elsewhere' ? 'counted' : state
  return {
    title: t(`server:naming.page.${ended}.title`, values),
    lines: [t(`server:naming.page.${ended}.text`, values)],
    no: null,
  }
}
