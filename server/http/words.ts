import type { Locale } from '#src/contract/entities/shared/language.ts'
import { DEFAULT_LOCALE, localeOf } from '#src/contract/entities/shared/language.ts'
import enCards from '#src/locales/en/credit-cards.json'
import enLenders from '#src/locales/en/lenders-admin.json'
import en from '#src/locales/en/rules.json'
import enStaff from '#src/locales/en/staff-rules.json'
import hiCards from '#src/locales/hi/credit-cards.json'
import hiLenders from '#src/locales/hi/lenders-admin.json'
import hi from '#src/locales/hi/rules.json'
import hiStaff from '#src/locales/hi/staff-rules.json'

type Staff = typeof enStaff
type Fields = Record<string, string>

/** Rules that name fields of a form name them as the form does. */
const withForms = (rules: Staff, card: Fields, lender: Fields) => ({
  ...rules,
  card: { ...rules.card, fields: card },
  lender: { ...rules.lender, fields: lender },
})

const DICTIONARIES: Record<Locale, unknown> = {
  en: { ...en, ...withForms(enStaff, enCards.fields, enLenders.fields) },
  hi: { ...hi, ...withForms(hiStaff, hiCards.fields, hiLenders.fields) },
}

/** The language a person reads: the app's own header, else the browser's, else English. */
export function languageOf(headers: Headers): Locale {
  const wanted = headers.get('x-language') ?? headers.get('accept-language') ?? ''
  return localeOf(/^\s*([a-z]+)\b/i.exec(wanted)?.[1]?.toLowerCase())
}

/**
 * The words of a rule's message key such as `rules:phone.invalid`; text that is no key is already words. A key may name
 * fields of its kind, `rules:card.unfinished:annual_fee,utm_link`, or a value, which stand for {{names}}.
 */
export function wordsFor(key: string, field: string, language: Locale): string {
  const [, path, named] = /^rules:([\w.]+)(?::([\w,-]+))?$/.exec(key) ?? []
  if (path === undefined) return key
  const found = lookUp(language, path) ?? lookUp(DEFAULT_LOCALE, path) ?? lookUp(language, 'invalid') ?? key
  const kind = path.split('.')[0]
  const names = named?.split(',').map((name) => lookUp(language, `${kind}.fields.${name}`) ?? name)
  return found
    .replaceAll('{{field}}', lookUp(language, `fields.${field}`) ?? field)
    .replaceAll('{{names}}', names?.join(', ') ?? '')
}

function lookUp(language: Locale, path: string): string | null {
  let node: unknown = DICTIONARIES[language]
  for (const step of path.split('.'))
    node = typeof node === 'object' && node !== null && Object.hasOwn(node, step) ? Reflect.get(node, step) : undefined
  return typeof node === 'string' ? node : null
}
