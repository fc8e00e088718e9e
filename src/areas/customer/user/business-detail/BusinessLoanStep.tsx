import { useTranslation } from 'react-i18next'
import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { ContactPreferences } from '#src/features/profile/contact/ContactPreferences.tsx'
import { Pair } from '#src/features/profile/Pair.tsx'
import { months } from '#src/lib/format.ts'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'
import { NativeSelect } from '#src/ui/form/fields/NativeSelect.tsx'

/** "Your loan": how much and for how long, with the communication preferences. */
export function BusinessLoanStep() {
  const { t } = useTranslation('business')
  const terms = LOANS[PRODUCT.business].terms.map((term) => ({ id: term, value: months(term, t) }))
  return (
    <>
      <Pair>
        <MoneyField name="loan_amount" label={t('fields.loan_amount')} help={t('help.loan_amount')} />
        <NativeSelect
          name="tenure_months"
          label={t('fields.tenure_months')}
          help={t('help.tenure_months')}
          choices={terms}
        />
      </Pair>
      <ContactPreferences />
    </>
  )
}
