import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { panHint } from '#src/contract/rules/person/pan.ts'
import { DateField } from '#src/ui/form/fields/DateField.tsx'
import { PanField } from '#src/ui/form/fields/PanField.tsx'
import { RadioCards } from '#src/ui/form/fields/RadioCards.tsx'
import { NameFields } from './form-fields.tsx'
import { Pair } from './Pair.tsx'
import { useOptions } from './use-options.ts'

/** "About you". */
export function PersonalInformationStep() {
  const { t } = useTranslation('profile')
  const options = useOptions()
  const lastName: unknown = useWatch({ name: 'last_name' })
  return (
    <>
      <NameFields />
      <Pair>
        <DateField name="birth_date" label={t('rules:labels.birth_date')} help={t('help.birth_date')} />
        <PanField
          name="tin"
          label={t('rules:labels.tin')}
          help={t('help.tin')}
          hint={(pan) => panHint(pan, typeof lastName === 'string' ? lastName : '')}
        />
      </Pair>
      <RadioCards name="gender" label={t('rules:labels.gender')} choices={options('Gender')} />
    </>
  )
}
