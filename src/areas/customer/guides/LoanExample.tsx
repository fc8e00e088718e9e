import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GST_PERCENT } from '#src/contract/constants.ts'
import type { Example } from '#src/contract/finance/published-range.ts'
import { costLoan } from '#src/contract/finance/totals.ts'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { months, percent, rupees } from '#src/lib/format.ts'
import { publishedDay } from '#src/lib/published.ts'
import { CostBar } from '#src/ui/site/CostBar.tsx'
import { KeyFigures } from '#src/ui/site/KeyFigures.tsx'
import { Note } from '#src/ui/site/Note.tsx'

/** A loan as the lender in the middle makes it today: what arrives, what is repaid, and why the APR is above the rate. */
export function LoanExample({ example }: { example: Example | null | undefined }) {
  const { t } = useTranslation('guides')
  return (
    <>
      <h2 className="h2">{t('cost.title')}</h2>
      {example ? (
        <Figures example={example} />
      ) : (
        <div className="mt12">
          <Note icon="info">
            {t('cost.none')} <Link to={pathTo('costCalculator')}>{t('next.calculator')}</Link>
          </Note>
        </div>
      )}
    </>
  )
}

function Figures({ example: { amount, months: term, rate, fee } }: { example: Example }) {
  const { t } = useTranslation('guides')
  const cost = costLoan({ amount, months: term, annualRate: rate, feePercent: fee })
  const shown = wholeRupees(cost)
  const words = { amount: rupees(amount), term: months(term, t), rate, fee, gst: GST_PERCENT }
  return (
    <>
      <p>{t('cost.terms', words)}</p>
      <div className="card pad">
        <KeyFigures emi={cost.emi} apr={cost.apr} repay={cost.total_repayment} />
        <div className="mt20">
          <CostBar receive={shown.receive} interest={shown.interest} fees={shown.fees} />
        </div>
      </div>
      <p>
        {t('cost.how', {
          fees: rupees(shown.fees),
          receive: rupees(shown.receive),
          repay: rupees(shown.repay),
          interest: rupees(shown.interest),
        })}{' '}
        {cost.apr > rate && t('cost.apr', { apr: percent(cost.apr) })}
      </p>
      <p className="sm mut">{t('cost.asOf', { asOf: publishedDay() })}</p>
      <p>
        <Link to={withQuery(pathTo('costCalculator'), { amount, months: term, rate, fee })}>
          {t('next.calculator')}
        </Link>
      </p>
    </>
  )
}
