import { useTranslation } from 'react-i18next'
import { CheckboxField } from '#src/ui/form/fields/CheckboxField.tsx'

/** The communication preferences: separate, unticked, each with its purpose. */
export function ContactPreferences() {
  const { t } = useTranslation('profile')
  return (
    <section aria-labelledby="preferences-title" className="stack g8">
      <h2 id="preferences-title" className="h2">
        {t('preferences.title')}
      </h2>
      <p className="help">{t('preferences.lead')}</p>
      <CheckboxField name="allow_sms" label={t('rules:labels.allow_sms')} help={t('help.allow_sms')} />
      <CheckboxField name="allow_emails" label={t('rules:labels.allow_emails')} help={t('help.allow_emails')} />
    </section>
  )
}
