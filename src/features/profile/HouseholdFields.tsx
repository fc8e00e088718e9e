import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { HOUSEHOLD_INCOME_THRESHOLD } from '#src/contract/constants.ts'
import { isLoanProduct, isSecured } from '#src/contract/entities/shared/loan-products.ts'
import { isSmallIncome } from '#src/contract/finance/instalment-cap.ts'
import { rupees } from '#src/lib/format.ts'
import { useSession } from '#src/lib/session.ts'
import { MoneyField } from '#src/ui/form/MoneyField.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { Pair } from './Pair.tsx'

/** What RBI's cap on microfinance turns on: asked of those alone whom it may concern, for a loan without security. */
export function HouseholdFields() {
  const { t } = useTranslation('profile')
  const income = useWatch({ name: 'monthly_income' }) as unknown
  const product = useSession((session) => session.productType)
  if (!isSmallIncome(Number(income)) || (isLoanProduct(product) && isSecured(product))) return null
  return (
    <>
      <Note icon="info">{t('household.why', { threshold: rupees(HOUSEHOLD_INCOME_THRESHOLD) })}</Note>
      <Pair>
        <MoneyField
          name="household_income"
          label={t('fields.household_income')}
          help={t('help.household_income')}
          optional
        />
        <MoneyField name="household_emi" label={t('fields.household_emi')} help={t('help.household_emi')} optional />
      </Pair>
    </>
  )
}
