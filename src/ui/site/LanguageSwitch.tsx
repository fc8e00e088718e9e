import { useTranslation } from 'react-i18next'
import { changeLanguage } from '#src/lib/i18n.ts'
import { toastError } from '#src/lib/toast.ts'
import { Icon } from './icons.tsx'

const OTHER = { en: { code: 'hi', name: 'हिन्दी' }, hi: { code: 'en', name: 'English' } } as const

/** Offers the other language in its own words. What is being typed stays. */
export function LanguageSwitch() {
  const { i18n } = useTranslation('layout')
  const { code, name } = OTHER[i18n.language === 'hi' ? 'hi' : 'en']
  return (
    <button type="button" className="lang" lang={code} onClick={() => void changeLanguage(code).catch(toastError)}>
      <Icon name="globe" size={18} />
      {name}
    </button>
  )
}
