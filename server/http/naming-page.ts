import { randomBytes } from 'node:crypto'
import { findBrand } from '#src/contract/brands/find-brand.ts'
import { dayWords } from '#src/contract/calendar-words.ts'
import { DEFAULT_LOCALE, type Locale } from '#src/contract/entities/shared/language.ts'
import { clientNetwork } from '../client-network.ts'
import type { Deps } from '../deps.ts'
import { getNamingNotice, type NamingNotice } from '../services/leads/get-naming-notice.ts'
import { refuseNaming } from '../services/leads/refuse-naming.ts'
import { REFUSAL_PATH } from '../services/leads/shared/naming-contact.ts'
import { textsIn } from '../texts/texts-in.ts'
import { markup } from './markup.ts'
import { plainPage } from './plain-page.ts'

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
  const section = (language: Locale) => {
    const { no, ...said } = wordsOf(notice, language)
    return { ...said, action: no !== null && markup`<form method="post"><button>${no}</button></form>` }
  }
  return plainPage({
    brand,
    title: textsIn(DEFAULT_LOCALE)('server:naming.page.title', { brand: brand.name }),
    section,
    nonce,
  })
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
