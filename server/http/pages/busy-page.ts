import { randomBytes, randomInt } from 'node:crypto'
import type { BrandBook } from '#src/contract/brands/brand-book.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { textsIn } from '../../texts/texts-in.ts'
import { isApiPath } from '../api-path.ts'
import { markup } from '../markup.ts'
import { plainPage, plainPagePolicy } from './plain-page.ts'

/** Somebody opens a page: they read what went wrong, where programs are told. */
export const isPageVisit = (request: Request, url: URL): boolean =>
  request.method === 'GET' && !isApiPath(url.pathname) && /\btext\/html\b/.test(request.headers.get('accept') ?? '')

/**
 * What a page needs does not answer now: says so, and has the browser open the address anew by itself. Asks the database for
 * nothing. @param seconds when to come back; not everybody who waits is told the same.
 */
export function busyPage(url: URL, seconds: number, book: BrandBook): Response {
  const nonce = randomBytes(16).toString('base64url')
  const section = (language: Locale) => {
    const t = textsIn(language)
    return {
      title: t('server:busy.title'),
      lines: [t('server:busy.text')],
      action: markup`<p><a href="">${t('server:busy.again')}</a></p>`,
    }
  }
  const brand = book.of({ host: url.host, partnerParam: url.searchParams.get('partner') })
  const title = `${textsIn(DEFAULT_LOCALE)('server:busy.title')} - ${brand.name}`
  return new Response(plainPage({ brand, title, section, nonce }), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': plainPagePolicy(nonce),
      'retry-after': String(seconds),
      refresh: String(seconds + randomInt(Math.ceil(seconds / 2) + 1)),
    },
  })
}
