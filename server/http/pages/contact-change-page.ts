import type { Brand } from '#src/contract/brands/brand.ts'
import { dayTimeWords } from '#src/contract/calendar-words.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { contactChangeTimes } from '#src/contract/entities/support/contact-change.ts'
import { pathTo } from '#src/contract/path-to.ts'
import type { ContactChangeRow } from '../../db/repositories/callers/contact-changes.ts'
import type { Deps } from '../../deps.ts'
import { stopContactChange } from '../../services/callers/stop-contact-change.ts'
import { CONTACT_CHANGE_PATH, findLinkedContactChange } from '../../services/identity/public/contact-change.ts'
import { textsIn } from '../../texts/texts-in.ts'
import { markup } from '../markup.ts'
import type { Markup } from '../markup.ts'
import { keyInPath } from './key-in-path.ts'
import { isBelow, plainPage, servePlainPage } from './plain-page.ts'

export const isContactChangePath = (pathname: string): boolean => isBelow(CONTACT_CHANGE_PATH, pathname)

/** The page on which whoever holds a contact of a customer stops a change of the sign-in, with one press and signed in nowhere. */
export async function serveContactChangePage(deps: Deps, request: Request, url: URL, ip: string): Promise<Response> {
  const code = keyInPath(CONTACT_CHANGE_PATH, url.pathname)
  const brand = (await deps.brands.fresh()).of({ host: url.host })
  return servePlainPage(deps, request, { path: CONTACT_CHANGE_PATH, ip }, async (nonce) => {
    const row =
      request.method === 'POST'
        ? (await stopContactChange(deps, { code })).row
        : await findLinkedContactChange(deps, code)
    return { page: draw(row, code, brand, nonce), found: row !== null }
  })
}

function stateOf(row: ContactChangeRow | null): 'gone' | 'asked' | 'stopped' | 'done' | 'over' {
  if (row === null) return 'gone'
  if (row.ended_at === null) return 'asked'
  return row.state === 'stopped' || row.state === 'done' ? row.state : 'over'
}

function draw(row: ContactChangeRow | null, code: string, brand: Brand, nonce: string): string {
  const state = stateOf(row)
  const section = (language: Locale) => {
    const t = textsIn(language)
    const time = (at: Date | null | undefined) => (at ? dayTimeWords(at, language) : '')
    const values = {
      brand: brand.name,
      asked: time(row?.asked_at),
      ended: time(row?.ended_at),
      earliest: time(row && contactChangeTimes(row.asked_at).earliest),
    }
    const lines =
      state === 'asked' && row
        ? [
            t(`server:contactChange.page.asked.${row.channel}`, values),
            t('server:contactChange.page.asked.text', values),
          ]
        : [t(`server:contactChange.page.${state}.text`, values)]
    return {
      title: t(`server:contactChange.page.${state}.title`),
      lines,
      action: actionOf(state, code, language),
    }
  }
  const title = textsIn(DEFAULT_LOCALE)('server:contactChange.page.title', { brand: brand.name })
  return plainPage({ brand, title, section, nonce })
}

/** Whoever is too late, or finds nothing here, is shown the way to us. */
function actionOf(state: ReturnType<typeof stateOf>, code: string, language: Locale): Markup | false {
  const t = textsIn(language)
  if (state === 'asked')
    return markup`<form method="post" action="${CONTACT_CHANGE_PATH}${code}"><button>${t('server:contactChange.page.asked.press')}</button></form>`
  if (state === 'done' || state === 'gone')
    return markup`<a href="${pathTo('needHelp')}">${t('server:contactChange.page.help')}</a>`
  return false
}
