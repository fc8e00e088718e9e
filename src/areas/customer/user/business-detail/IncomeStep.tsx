import { useTranslation } from 'react-i18next'
import { HouseholdFields } from '#src/features/profile/form-fields.tsx'
import { Pair } from '#src/features/profile/Pair.tsx'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'

/** "Income and EMIs": what is left for a new EMI. */
export function IncomeStep() {
  const { t } = useTranslation(['business', 'profile'])
  return (
    <>
      <Pair>
        <MoneyField name="monthly_income" label={t('fields.monthly_income')} help={t('help.monthly_income')} />
        <MoneyField name="emi" label={t('rules:labels.emi')} help={t('profile:help.emi')} />
      </Pair>
      <HouseholdFields />
    </>
  )
}
