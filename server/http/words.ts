import type { Locale } from '#src/contract/entities/shared/language.ts'
import { acceptedLocale, DEFAULT_LOCALE, inEveryLocale } from '#src/contract/entities/shared/language.ts'
import { dictionary } from '../texts/dictionaries.ts'

/** Rules that name fields of a form name them as the form does. */
const RULES = inEveryLocale((language) => {
  const staff = dictionary(language, 'staff-rules')
  return {
    ...dictionary(language, 'rules'),
    ...staff,
    card: { ...staff.card, fields: dictionary(language, 'credit-cards').fields },
    lender: { ...staff.lender, fields: dictionary(language, 'lenders-admin').fields },
  }
})

/** The language a person reads: the app's own header, else the browser's, else English. */
export function languageOf(headers: Headers): Locale {
  return acceptedLocale(headers.get('x-language') ?? headers.get('accept-language')) ?? DEFAULT_LOCALE
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
  return found.replaceAll('{{field}}', nameOf(field, language)).replaceAll('{{names}}', names?.join(', ') ?? '')
}

/** A field as people call it; one that has no name for people stands in quotes, as it is written in the request. */
function nameOf(field: string, language: Locale): string {
  const leaf = field.split('.').at(-1) ?? field
  return lookUp(language, `fields.${field}`) ?? lookUp(language, `fields.${leaf}`) ?? `“${field}”`
}

function lookUp(language: Locale, path: string): string | null {
  let node: unknown = RULES[language]
  for (const step of path.split('.'))
    node = typeof node === 'object' && node !== null && Object.hasOwn(node, step) ? Reflect.get(node, step) : undefined
  return typeof node === 'string' ? node : null
}
