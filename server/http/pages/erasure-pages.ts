import type { Brand } from '#src/contract/brands/brand.ts'
import { dayTimeWords, dayWords } from '#src/contract/calendar-words.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { isAppError } from '#src/contract/errors.ts'
import type { ErasureRow } from '../../db/repositories/privacy/erasure-requests.ts'
import type { Deps } from '../../deps.ts'
import { answerErasureLink } from '../../services/privacy/answer-erasure-link.ts'
import { getErasureCertificate } from '../../services/privacy/get-erasure-certificate.ts'
import type { ShownCertificate } from '../../services/privacy/get-erasure-certificate.ts'
import { CERTIFICATE_PATH } from '../../services/privacy/public/erasure-certificate.ts'
import { ERASURE_LINK_PATH, findLinkedErasure } from '../../services/privacy/public/erasure-link.ts'
import { textsIn } from '../../texts/texts-in.ts'
import { markup } from '../markup.ts'
import { keyInPath } from './key-in-path.ts'
import { isBelow, plainPage, servePlainPage } from './plain-page.ts'

export const isErasurePath = (pathname: string): boolean =>
  isBelow(ERASURE_LINK_PATH, pathname) || isBelow(CERTIFICATE_PATH, pathname)

/**
 * The page on which a customer says whether a request that came by letter is theirs, and the one that shows the certificate
 * of an erasure to whoever has its number. Plain HTML in both languages: nobody is signed in.
 */
export async function serveErasurePage(deps: Deps, request: Request, url: URL, ip: string): Promise<Response> {
  const path = url.pathname.startsWith(ERASURE_LINK_PATH) ? ERASURE_LINK_PATH : CERTIFICATE_PATH
  const key = keyInPath(path, url.pathname)
  const brand = (await deps.brands.fresh()).of({ host: url.host })
  return servePlainPage(deps, request, { path, ip }, async (nonce) => {
    if (path === CERTIFICATE_PATH) {
      const shown = await getErasureCertificate(deps, key)
      return { page: certificatePage(shown, brand, nonce), found: shown !== null }
    }
    const answer = request.method === 'POST' ? url.searchParams.get('answer') : null
    const row =
      answer === 'yes' || answer === 'no'
        ? await answerOf(deps, key, answer === 'yes')
        : await findLinkedErasure(deps, key)
    return { page: linkPage(row, key, brand, nonce), found: row !== null }
  })
}

/** Who has asked themselves meanwhile needs no link. */
async function answerOf(deps: Deps, code: string, yes: boolean): Promise<ErasureRow | null> {
  try {
    return await answerErasureLink(deps, code, yes)
  } catch (error) {
    if (isAppError(error)) return null
    throw error
  }
}

const WORDS = { verifying: 'asked', open: 'yes', held: 'held', refused: 'no' } as const

function linkPage(row: ErasureRow | null, code: string, brand: Brand, nonce: string): string {
  const section = (language: Locale) => {
    const t = textsIn(language)
    const state = row && Object.hasOwn(WORDS, row.status) ? WORDS[row.status as keyof typeof WORDS] : 'gone'
    const values = {
      at: row ? dayWords(row.created_at, language) : '',
      when: row ? dayTimeWords(row.erase_after, language) : '',
      reference: row?.reference ?? '',
    }
    const to = (answer: 'yes' | 'no') => `${ERASURE_LINK_PATH}${code}?answer=${answer}`
    return {
      title: t(`server:erasure.page.${state}.title`, values),
      lines: [t(`server:erasure.page.${state}.text`, values)],
      action:
        state === 'asked' &&
        markup`<form method="post"><button formaction="${to('yes')}">${t('server:erasure.page.asked.yes')}</button><button formaction="${to('no')}">${t('server:erasure.page.asked.no')}</button></form>`,
    }
  }
  const title = textsIn(DEFAULT_LOCALE)('server:erasure.page.title', { brand: brand.name })
  return plainPage({ brand, title, section, nonce })
}

const ANSWERS = { deleted: 'deleted', kept: 'stays', unknown: 'unknown' } as const

function certificatePage(shown: ShownCertificate | null, brand: Brand, nonce: string): string {
  const section = (language: Locale) => {
    const t = textsIn(language)
    if (shown === null)
      return {
        title: t('server:erasure.certificate.gone.title'),
        lines: [t('server:erasure.certificate.gone.text')],
        action: false as const,
      }
    const { certificate, answers, text } = shown
    const day = (instant: string | Date) => dayWords(new Date(instant), language)
    return {
      title: t('server:erasure.certificate.title', { reference: certificate.reference }),
      lines: [
        t('server:erasure.certificate.erased', { at: day(certificate.erased_at), asked: day(certificate.asked_at) }),
        ...certificate.kept.map(({ kind, until }) =>
          t('server:erasure.certificate.kept', {
            kind: t(`server:erasure.certificate.kind.${kind}`),
            until: day(until),
          }),
        ),
        ...answers.map(({ name, answer, answered_at }) =>
          answer === null || answered_at === null
            ? t('server:erasure.certificate.waits', { name })
            : t(`server:erasure.certificate.${ANSWERS[answer]}`, { name, at: day(answered_at) }),
        ),
        t('server:erasure.certificate.proof'),
      ],
      action: language === DEFAULT_LOCALE && markup`<pre tabindex="0">${text}</pre>`,
    }
  }
  const reference = shown?.certificate.reference ?? ''
  const title = textsIn(DEFAULT_LOCALE)('server:erasure.certificate.title', { reference })
  return plainPage({ brand, title, section, nonce })
}
