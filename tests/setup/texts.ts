import type { Locale } from '#src/contract/entities/shared/language.ts'
import { i18n, initI18n } from '#src/lib/i18n.ts'

/**
 * Has dictionaries at hand, for a part of a page and for the whole. They are started once in a process: started again they
 * would forget those that other screens have loaded, and screens load theirs once.
 */
export async function haveTexts(language: Locale, namespaces: readonly string[]): Promise<void> {
  if (!i18n.isInitialized) return initI18n(language, namespaces)
  await i18n.changeLanguage(language)
  await i18n.loadNamespaces([...namespaces])
}
