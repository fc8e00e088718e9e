import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import type { InputsProps } from '#src/features/profile/forms/step-view.ts'
import { Pair } from '#src/features/profile/Pair.tsx'
import { rupees } from '#src/lib/format.ts'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'
import { NativeSelect } from '#src/ui/form/fields/NativeSelect.tsx'
import { numberValue } from '#src/ui/form/number-value.ts'
import { HomeLoanCheck } from './HomeLoanCheck.tsx'
import { schemeFacts } from './scheme-facts.ts'

const { min, max, terms } = LOANS[PRODUCT.housing]

/** "Your loan": how much of the price, for how long, and what it costs. */
export function YourLoanStep({ answers }: InputsProps) {
  const { t } = useTranslation('housing')
  const [typed, term] = useWatch({ name: ['loan_amount', 'tenure_months'] }) as unknown[]
  const amount = numberValue(typed)
  const loan_amount = amount !== null && amount >= min && amount <= max ? amount : null
  return (
    <>
      <Pair>
        <MoneyField
          name="loan_amount"
          label={t('fields.loan_amount')}
          help={t('help.loan_amount', { min: rupees(min), max: rupees(max) })}
        />
        <NativeSelect
          name="tenure_months"
          label={t('fields.tenure_months')}
          choices={terms.map((id) => ({ id, value: t('years', { count: id / 12 }) }))}
        />
      </Pair>
      <HomeLoanCheck
        propertyValue={schemeFacts(answers).property_value}
        amount={loan_amount}
        months={numberValue(term)}
      />
    </>
  )
}
