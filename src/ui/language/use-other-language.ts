import { useTranslation } from 'react-i18next'
import { localeFacts, localeOf, nextLocale } from '#src/contract/entities/shared/language.ts'
import { changeLanguage } from '#src/lib/i18n.ts'
import { toastError } from '#src/lib/toast.ts'

/** The next language, in its own words, and the way to it. What is being typed stays. */
export function useOtherLanguage() {
  const { i18n } = useTranslation()
  const code = nextLocale(localeOf(i18n.language))
  return { code, name: localeFacts(code).name, change: () => void changeLanguage(code).catch(toastError) }
}
