import { useTranslation } from 'react-i18next'
import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { checkHomeScheme, HOME_SCHEME, maxHomeLoan } from '#src/contract/finance/housing.ts'
import { months, rupees } from '#src/lib/format.ts'
import { publishedRange } from '#src/lib/published.ts'
import { GuideFrame } from '../GuideFrame.tsx'
import { IncomeNeeded } from '../IncomeNeeded.tsx'
import { LoanExample } from '../LoanExample.tsx'
import { GuideTable, TermsTable } from '../TermsTable.tsx'

/** Prices of homes, rupees. */
const PRICES = [8_00_000, 12_00_000, 18_00_000, 25_00_000, 35_00_000]
/** A household within the scheme, and the home it buys. */
const HOUSEHOLD = {
  household_income_year: 4_50_000,
  owns_home: false,
  had_subsidy: false,
  property_value: 18_00_000,
  loan_amount: 12_00_000,
  tenure_months: 180,
}

export function HousingGuidePage() {
  const { t } = useTranslation(['guide-housing', 'housing'])
  const most = LOANS[PRODUCT.housing].max
  const help = checkHomeScheme(HOUSEHOLD)
  return (
    <GuideFrame kind="housing">
      <h2 className="h2">{t('guide-housing:share.title')}</h2>
      <p>{t('guide-housing:share.text', { most: rupees(most) })}</p>
      <GuideTable
        name={t('guide-housing:share.example')}
        columns={(['price', 'loan', 'own'] as const).map((column) => t(`guide-housing:share.column.${column}`))}
        rows={PRICES.map((price) => {
          const loan = Math.min(most, maxHomeLoan(price))
          return [rupees(price), rupees(loan), rupees(price - loan)]
        })}
      />
      <LoanExample example={publishedRange('housing')?.example} />
      <TermsTable product={PRODUCT.housing} />
      <IncomeNeeded product={PRODUCT.housing} />
      <h2 className="h2">{t('guide-housing:scheme.title')}</h2>
      <p>
        {t('housing:scheme.lead', {
          rate: HOME_SCHEME.subsidyRate,
          part: rupees(HOME_SCHEME.subsidisedLoan),
          most: rupees(HOME_SCHEME.maxSubsidy),
        })}
      </p>
      <p>
        {t('guide-housing:scheme.example', {
          income: rupees(HOUSEHOLD.household_income_year),
          price: rupees(HOUSEHOLD.property_value),
          loan: rupees(HOUSEHOLD.loan_amount),
          term: months(HOUSEHOLD.tenure_months, t),
          band: t(`housing:scheme.band.${help.band}`),
          subsidy: rupees(help.subsidy),
          yearly: rupees(help.yearly_instalment),
          times: HOME_SCHEME.instalments,
        })}
      </p>
      <p className="sm mut">{t('housing:scheme.source')}</p>
    </GuideFrame>
  )
}
