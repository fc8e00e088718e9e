import { localeFacts } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { currentLanguage } from '#src/lib/i18n.ts'

/** The name of a language in the reader's. No dictionary names languages, so that a further one changes none. */
export const languageName = (locale: Locale): string =>
  new Intl.DisplayNames(localeFacts(currentLanguage()).intl, { type: 'language' }).of(locale) ??
  localeFacts(locale).name
