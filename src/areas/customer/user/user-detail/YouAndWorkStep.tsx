import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { EmiField, HouseholdFields, IncomeField, NameFields, PlacePincode } from '#src/features/profile/form-fields.tsx'
import { Pair } from '#src/features/profile/Pair.tsx'
import { useOptions } from '#src/features/profile/use-options.ts'
import { DateField } from '#src/ui/form/fields/DateField.tsx'
import { RadioCards } from '#src/ui/form/fields/RadioCards.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { BureauContext } from './use-bureau-filling.ts'

/** "You and your work": what the bureau knew stands there and can be changed, the rest is asked. */
export function YouAndWorkStep() {
  const { t } = useTranslation('profile')
  const options = useOptions()
  const { filling } = useContext(BureauContext)
  const filled = filling?.state === 'known' && filling.fields.length > 0
  return (
    <>
      {filling && (filled || filling.state !== 'known') && <Note icon="info">{t(`bureau.${filling.state}`)}</Note>}
      <NameFields />
      <Pair>
        <DateField
          name="birth_date"
          label={t('rules:labels.birth_date')}
          help={t('help.birth_date')}
          clear={filling?.birth_date.replaceAll('-', '/') ?? ''}
        />
        <PlacePincode name="postal_code" label={t('rules:labels.postal_code')} />
      </Pair>
      <RadioCards
        name="employment_status_code"
        label={t('rules:labels.employment_status_code')}
        choices={options('employmentStatus')}
      />
      <Pair>
        <IncomeField />
        <EmiField />
      </Pair>
      <HouseholdFields />
    </>
  )
}
