import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { GOLD_ASSESSMENT_ABOVE } from '#src/contract/constants.ts'
import { GOLD_BULLET_MAX_MONTHS, GOLD_REPAYMENTS } from '#src/contract/entities/applications/application-details.ts'
import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { goldValue, maxGoldLoan } from '#src/contract/finance/gold.ts'
import { useGoldPrice } from '#src/features/gold/hooks.ts'
import { RepaymentCompare } from '#src/features/gold/RepaymentCompare.tsx'
import type { InputsProps } from '#src/features/profile/forms/step-view.ts'
import { Pair } from '#src/features/profile/Pair.tsx'
import { months, rupees } from '#src/lib/format.ts'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'
import { NativeSelect } from '#src/ui/form/fields/NativeSelect.tsx'
import { RadioCards } from '#src/ui/form/fields/RadioCards.tsx'
import { numberValue } from '#src/ui/form/number-value.ts'
import { Note } from '#src/ui/site/Note.tsx'

const { min, max, terms } = LOANS[PRODUCT.gold]

/** "Your loan": how much, how to pay it back, and what both ways cost. */
export function YourLoanStep({ answers }: InputsProps) {
  const { t } = useTranslation('gold')
  const { data: price } = useGoldPrice()
  const [typed, repayment, term] = useWatch({ name: ['loan_amount', 'gold_repayment', 'tenure_months'] }) as unknown[]
  const amount = numberValue(typed)
  const weight = numberValue(answers['gold_weight'])
  const purity = numberValue(answers['gold_purity'])
  const value =
    price && weight !== null && purity !== null
      ? goldValue({ weight, purity, pricePerGram: price.price_per_gram })
      : null
  const most = value === null ? null : Math.min(maxGoldLoan(value), max)
  const choices = repayment === 'bullet' ? terms.filter((each) => each <= GOLD_BULLET_MAX_MONTHS) : terms
  return (
    <>
      <MoneyField
        name="loan_amount"
        label={t('fields.loan_amount')}
        help={
          most === null
            ? t('help.loan_amount', { min: rupees(min), max: rupees(max) })
            : t(repayment === 'bullet' ? 'help.loan_amount_bullet' : 'help.loan_amount_most', { most: rupees(most) })
        }
      />
      {amount !== null && most !== null && amount > most && (
        <Note tone="warn" role="status">
          {t('loan.tooMuch', { most: rupees(most) })}
        </Note>
      )}
      {amount !== null && amount > GOLD_ASSESSMENT_ABOVE && (
        <Note icon="info">{t('loan.assessed', { amount: rupees(GOLD_ASSESSMENT_ABOVE) })}</Note>
      )}
      <RadioCards
        name="gold_repayment"
        label={t('fields.gold_repayment')}
        help={t('help.gold_repayment', { count: GOLD_BULLET_MAX_MONTHS })}
        choices={GOLD_REPAYMENTS.map((id) => ({ id, value: t(`repayment.${id}`) }))}
      />
      <Pair>
        <NativeSelect
          name="tenure_months"
          label={t('fields.tenure_months')}
          choices={choices.map((id) => ({ id, value: months(id, t) }))}
        />
      </Pair>
      <RepaymentCompare
        amount={amount !== null && amount >= min && amount <= max ? amount : null}
        months={numberValue(term)}
        goldValue={value}
      />
    </>
  )
}
