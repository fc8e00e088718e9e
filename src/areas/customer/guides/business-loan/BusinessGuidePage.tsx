import { useTranslation } from 'react-i18next'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { YearSchedule } from '#src/features/calculator/YearSchedule.tsx'
import { publishedRange } from '#src/lib/published.ts'
import { GuideFrame } from '../GuideFrame.tsx'
import { IncomeNeeded } from '../IncomeNeeded.tsx'
import { LoanExample } from '../LoanExample.tsx'
import { TermsTable } from '../TermsTable.tsx'

export function BusinessGuidePage() {
  const { t } = useTranslation('guide-business')
  const example = publishedRange('business')?.example
  return (
    <GuideFrame kind="business">
      <LoanExample example={example} />
      {example && (
        <>
          <h2 className="h2">{t('years.title')}</h2>
          <p>{t('years.text')}</p>
          <div className="mt12">
            <YearSchedule amount={example.amount} annualRate={example.rate} months={example.months} />
          </div>
        </>
      )}
      <TermsTable product={PRODUCT.business} />
      <h2 className="h2">{t('who.title')}</h2>
      <p>{t('who.text')}</p>
      <IncomeNeeded product={PRODUCT.business} />
    </GuideFrame>
  )
}
