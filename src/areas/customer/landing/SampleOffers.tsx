import { useTranslation } from 'react-i18next'
import { costLoan } from '#src/contract/finance/totals.ts'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'
import { percent, rupees } from '#src/lib/format.ts'
import { CostBar } from '#src/ui/site/CostBar.tsx'
import { KeyFigures } from '#src/ui/site/KeyFigures.tsx'

// Invented lenders: what an offer looks like, not an offer.
const FIRST = { name: 'Tamarind Bank', terms: { amount: 300_000, annualRate: 12.49, months: 36, feePercent: 1.5 } }
const SECOND = { name: 'Cobalt Bank', apr: 14.25 }

/** Two offers as they will look, marked as samples. Seen on wide screens only. */
export function SampleOffers() {
  const { t } = useTranslation('landing')
  const cost = costLoan(FIRST.terms)
  const shown = wholeRupees(cost)
  return (
    <div className="samples" role="group" aria-label={t('sample.title')}>
      <div className="card pad sample-big">
        <div className="row">
          <svg className="lend" viewBox="0 0 40 40" aria-hidden="true">
            <rect width="40" height="40" fill="#7A3B12" />
            <path d="M8 30L20 12l12 18z" fill="#fff" />
          </svg>
          <div className="grow">
            <div className="h3">{FIRST.name}</div>
            <div className="sm mut">
              {t('sample.terms', { amount: rupees(FIRST.terms.amount), months: FIRST.terms.months })}
            </div>
          </div>
        </div>
        <div className="mt20">
          <KeyFigures emi={cost.emi} apr={cost.apr} repay={cost.total_repayment} />
        </div>
        <div className="mt20">
          <CostBar receive={shown.receive} interest={shown.interest} fees={shown.fees} />
        </div>
      </div>
      <div className="card pad-s row sample-small">
        <svg className="lend" viewBox="0 0 40 40" aria-hidden="true">
          <rect width="40" height="40" fill="#1B2A6B" />
          <path d="M9 20L20 9l11 11-11 11z" fill="#fff" />
        </svg>
        <div className="grow">
          <div className="h4">{SECOND.name}</div>
          <div className="sm mut">{t('sample.second', { apr: percent(SECOND.apr) })}</div>
        </div>
      </div>
    </div>
  )
}
