import { useTranslation } from 'react-i18next'
import type { Locale } from '#src/contract/entities/shared/language.ts'

/** Says why a part of a Hindi page is in English: nobody has written its Hindi yet. Nothing where it has it. */
export function InEnglish({ lang }: { lang: Locale | undefined }) {
  const { t } = useTranslation('common')
  return lang === undefined ? null : <p className="xs mut mt4">{t('inEnglish')}</p>
}
