import { useTranslation } from 'react-i18next'
import { Pair } from '#src/features/profile/Pair.tsx'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'

/** "Your income", of those whose loan is large enough for the lender to look at it. */
export function IncomeStep() {
  const { t } = useTranslation('profile')
  return (
    <Pair>
      <MoneyField name="monthly_income" label={t('rules:labels.monthly_income')} help={t('help.monthly_income')} />
      <MoneyField name="emi" label={t('rules:labels.emi')} help={t('help.emi')} />
    </Pair>
  )
}
