import { useTranslation } from 'react-i18next'
import { localeFacts, localeOf, nextLocale } from '#src/contract/entities/shared/language.ts'
import { changeLanguage } from '#src/lib/i18n.ts'
import { toastError } from '#src/lib/toast.ts'
import { Icon } from './icons.tsx'

/** Offers the next language in its own words. What is being typed stays. */
export function LanguageSwitch() {
  const { i18n } = useTranslation('layout')
  const code = nextLocale(localeOf(i18n.language))
  return (
    <button type="button" className="lang" lang={code} onClick={() => void changeLanguage(code).catch(toastError)}>
      <Icon name="globe" size={18} />
      {localeFacts(code).name}
    </button>
  )
}
