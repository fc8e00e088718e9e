import en from '#src/locales/en/rules.json'
import enStaff from '#src/locales/en/staff-rules.json'
import hi from '#src/locales/hi/rules.json'
import hiStaff from '#src/locales/hi/staff-rules.json'

export type Language = 'en' | 'hi'

const DICTIONARIES: Record<Language, unknown> = { en: { ...en, ...enStaff }, hi: { ...hi, ...hiStaff } }

/** The language a person reads: the app's own header, else the browser's, else English. */
export function languageOf(headers: Headers): Language {
  const wanted = headers.get('x-language') ?? headers.get('accept-language') ?? ''
  return /^\s*hi\b/i.test(wanted) ? 'hi' : 'en'
}

/** The words of a rule's message key such as `rules:phone.invalid`; text that is no key is already words. */
export function wordsFor(key: string, field: string, language: Language): string {
  const path = /^rules:([\w.]+)$/.exec(key)?.[1]
  if (path === undefined) return key
  const found = lookUp(language, path) ?? lookUp('en', path) ?? lookUp(language, 'invalid') ?? key
  return found.replaceAll('{{field}}', lookUp(language, `fields.${field}`) ?? field)
}

function lookUp(language: Language, path: string): string | null {
  let node: unknown = DICTIONARIES[language]
  for (const step of path.split('.'))
    node = typeof node === 'object' && node !== null && Object.hasOwn(node, step) ? Reflect.get(node, step) : undefined
  return typeof node === 'string' ? node : null
}
