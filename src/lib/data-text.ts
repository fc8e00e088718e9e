import type { i18n as I18n } from 'i18next'

/** A sentence that came as data, in the reader's language where the namespace's `said` knows it; else null. */
export function saidInLanguage(i18n: I18n, ns: string, text: string): string | null {
  const known: unknown = i18n.getResource(i18n.language, ns, 'said')
  const words: unknown =
    typeof known === 'object' && known !== null && Object.hasOwn(known, text) ? Reflect.get(known, text) : null
  return typeof words === 'string' ? words : null
}
