import { useTranslation } from 'react-i18next'
import { FOIR_LIMIT, HOUSEHOLD_INCOME_THRESHOLD } from '#src/contract/constants.ts'
import { isSecured } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { leastIncomeFor, SAFE_SHARE, wholePercent } from '#src/contract/rules/lending/instalment-cap.ts'
import { rupees } from '#src/lib/format.ts'
import { publishedRange } from '#src/lib/published.ts'

/** The income that the example takes, by the cap that decides about offers. */
export function IncomeNeeded({ product }: { product: LoanProduct }) {
  const { t } = useTranslation('guides')
  const example = publishedRange(PRODUCTS[product].kind)?.example
  if (!example) return null
  const secured = isSecured(product)
  const income = leastIncomeFor(example.emi, { monthly_emi: 0, household: null, secured })
  return (
    <>
      <h2 className="h2">{t('income.title')}</h2>
      <p>
        {t('income.text', { share: wholePercent(FOIR_LIMIT) })}{' '}
        {!secured && t('income.law', { threshold: rupees(HOUSEHOLD_INCOME_THRESHOLD), law: wholePercent(SAFE_SHARE) })}
      </p>
      <p>{t('income.need', { emi: rupees(example.emi), income: rupees(income) })}</p>
    </>
  )
}
