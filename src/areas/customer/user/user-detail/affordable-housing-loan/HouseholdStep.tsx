import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { InputsProps } from '#src/features/profile/forms/step-view.ts'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'
import { numberValue } from '#src/ui/form/number-value.ts'
import { schemeFacts } from './scheme-facts.ts'
import { SchemeCheck } from './SchemeCheck.tsx'

/** "Household income", with what it means for the government's help. */
export function HouseholdStep({ answers }: InputsProps) {
  const { t } = useTranslation('housing')
  const income = numberValue(useWatch({ name: 'household_income_year' }) as unknown)
  return (
    <>
      <MoneyField
        name="household_income_year"
        label={t('fields.household_income_year')}
        help={t('help.household_income_year')}
      />
      <SchemeCheck facts={{ ...schemeFacts(answers), household_income_year: income }} />
    </>
  )
}
