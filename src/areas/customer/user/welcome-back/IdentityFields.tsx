import { useTranslation } from 'react-i18next'
import { DateField } from '#src/ui/form/fields/DateField.tsx'
import { PanField } from '#src/ui/form/fields/PanField.tsx'

/** "Check it is you": both are typed, neither is filled in, not even masked. */
export function IdentityFields() {
  const { t } = useTranslation('welcome')
  return (
    <section aria-labelledby="identity-title" className="mt32">
      <h2 id="identity-title" className="h2">
        {t('identity.title')}
      </h2>
      <p className="mut mt4">{t('identity.lead')}</p>
      <div className="identity">
        <PanField name="pan" label={t('identity.pan')} help={t('identity.panHelp')} />
        <DateField
          name="birth_date"
          label={t('identity.birthDate')}
          help={t('identity.birthDateHelp')}
          autoComplete="off"
        />
      </div>
    </section>
  )
}
