import type { Brand } from '#src/contract/brands/brand.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { Deps } from '../../deps.ts'
import { STOP_PATH } from '../../services/messages/public/campaign-text.ts'
import { stopOffers } from '../../services/messages/stop-offers.ts'
import type { StoppedOffers } from '../../services/messages/stop-offers.ts'
import { textsIn } from '../../texts/texts-in.ts'
import { markup } from '../markup.ts'
import { keyInPath } from './key-in-path.ts'
import { isBelow, plainPage, servePlainPage } from './plain-page.ts'

export const isStopPath = (pathname: string): boolean => isBelow(STOP_PATH, pathname)

/** The page on which whoever got an offer says, with one press and signed in nowhere, that they want no more. */
export async function serveStopPage(deps: Deps, request: Request, url: URL, ip: string): Promise<Response> {
  const code = keyInPath(STOP_PATH, url.pathname)
  return servePlainPage(deps, request, { path: STOP_PATH, ip }, async (nonce) => {
    const shown = await stopOffers(deps, code, { press: request.method === 'POST', ip })
    const book = await deps.brands.fresh()
    const brand = shown ? book.find(shown.brand) : book.of({ host: url.host })
    return { page: draw(shown, code, brand, nonce), found: shown !== null }
  })
}

function draw(shown: StoppedOffers | null, code: string, brand: Brand, nonce: string): string {
  const section = (language: Locale) => {
    const t = textsIn(language)
    if (shown === null)
      return {
        title: t('server:message.stop.gone.title'),
        lines: [t('server:message.stop.gone.text')],
        action: false as const,
      }
    const state = shown.done ? 'done' : 'ask'
    return {
      title: t(`server:message.stop.${state}.title`),
      lines: [t(`server:message.stop.${state}.${shown.channel}`)],
      action:
        !shown.done &&
        markup`<form method="post" action="${STOP_PATH}${code}"><button>${t('server:message.stop.ask.press')}</button></form>`,
    }
  }
  const title = textsIn(DEFAULT_LOCALE)('server:message.stop.title', { brand: brand.name })
  return plainPage({ brand, title, section, nonce })
}
