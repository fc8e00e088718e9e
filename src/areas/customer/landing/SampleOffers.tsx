import { useTranslation } from 'react-i18next'
import type { Example } from '#src/contract/finance/published-range.ts'
import { costLoan } from '#src/contract/finance/totals.ts'
import { rupees } from '#src/lib/format.ts'
import { publishedWords } from '#src/lib/published.ts'
import { CostFigures } from './CostFigures.tsx'

/** How an offer looks: the representative example of the lenders that are on, and their whole range. Wide screens only. */
export function SampleOffers({ example: { amount, months, rate, fee } }: { example: Example }) {
  const { t } = useTranslation('landing')
  return (
    <div className="samples" role="group" aria-label={t('sample.title')}>
      <div className="card pad sample-big">
        <div className="h3">{t('sample.title')}</div>
        <div className="sm mut">{t('sample.terms', { amount: rupees(amount), months })}</div>
        <div className="mt20">
          <CostFigures cost={costLoan({ amount, months, annualRate: rate, feePercent: fee })} />
        </div>
      </div>
      <div className="card pad-s sm mut sample-small">{t('layout:legal.range', publishedWords('personal'))}</div>
    </div>
  )
}
