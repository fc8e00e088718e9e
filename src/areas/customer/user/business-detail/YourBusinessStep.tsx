import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isProfessional } from '#src/contract/entities/applications/application-details.ts'
import { Pair } from '#src/features/profile/Pair.tsx'
import { useOptions } from '#src/features/profile/use-options.ts'
import { CheckboxField } from '#src/ui/form/fields/CheckboxField.tsx'
import { NativeSelect } from '#src/ui/form/fields/NativeSelect.tsx'
import { RadioCards } from '#src/ui/form/fields/RadioCards.tsx'

/** "Your business". The profession is asked only of those who sell its services. */
export function YourBusinessStep() {
  const { t } = useTranslation('business')
  const options = useOptions()
  const nature: unknown = useWatch({ name: 'business_nature' })
  return (
    <>
      <Pair>
        <NativeSelect
          name="business_registration_type"
          label={t('rules:labels.business_registration_type')}
          help={t('help.business_registration_type')}
          choices={options('businessRegistrationType')}
        />
        <NativeSelect
          name="business_years"
          label={t('rules:labels.business_years')}
          choices={options('businessYears')}
        />
      </Pair>
      <RadioCards
        name="business_nature"
        label={t('rules:labels.business_nature')}
        choices={options('businessNature')}
      />
      {isProfessional(nature) && (
        <Pair>
          <NativeSelect
            name="professional_type"
            label={t('rules:labels.professional_type')}
            choices={options('professionalType')}
          />
          <NativeSelect
            name="professional_years"
            label={t('rules:labels.professional_years')}
            choices={options('professionalYears')}
          />
        </Pair>
      )}
      <Pair>
        <NativeSelect
          name="business_current_turnover"
          label={t('rules:labels.business_current_turnover')}
          help={t('help.business_current_turnover')}
          choices={options('businessTurnover')}
        />
        <NativeSelect
          name="business_gross_profit"
          label={t('rules:labels.business_gross_profit')}
          help={t('help.business_gross_profit')}
          choices={options('businessGrossProfit')}
        />
      </Pair>
      <CheckboxField
        name="business_account"
        label={t('rules:labels.business_account')}
        help={t('help.business_account')}
      />
    </>
  )
}
