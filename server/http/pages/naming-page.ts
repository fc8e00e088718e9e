import type { Brand } from '#src/contract/brands/brand.ts'
import { dayWords } from '#src/contract/calendar-words.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { Deps } from '../../deps.ts'
import { getNamingNotice } from '../../services/leads/get-naming-notice.ts'
import type { NamingNotice } from '../../services/leads/get-naming-notice.ts'
import { REFUSAL_PATH } from '../../services/leads/public/naming-contact.ts'
import { refuseNaming } from '../../services/leads/refuse-naming.ts'
import { textsIn } from '../../texts/texts-in.ts'
import { markup } from '../markup.ts'
import { keyInPath } from './key-in-path.ts'
import { isBelow, plainPage, servePlainPage } from './plain-page.ts'

/** The page on which somebody says no to a partner that has named them: the code of the link is all that it asks for. */
export const isNamingPath = (pathname: string): boolean => isBelow(REFUSAL_PATH, pathname)

/**
 * Opened it says who named the person and when; its one button sends the no. Nothing happens by opening it: messages'
 * previews do that too. Plain HTML, so that it works on every phone; both languages, since nobody has asked which.
 */
export async function serveNamingPage(deps: Deps, request: Request, url: URL, ip: string): Promise<Response> {
  return servePlainPage(deps, request, { path: REFUSAL_PATH, ip }, async (nonce) => {
    const code = keyInPath(REFUSAL_PATH, url.pathname)
    const notice = request.method === 'POST' ? await refuseNaming(deps, code) : await getNamingNotice(deps, code)
    return {
      page: namingPage(notice, (await deps.brands.fresh()).find(notice?.partner.code), nonce),
      found: notice !== null,
    }
  })
}

function namingPage(notice: NamingNotice | null, brand: Brand, nonce: string): string {
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
