import './calculator.css'
import { useTranslation } from 'react-i18next'
import { costLoan } from '#src/contract/finance/totals.ts'
import type { LoanCost, LoanTerms } from '#src/contract/finance/totals.ts'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { YearSchedule } from '#src/features/calculator/YearSchedule.tsx'
import { amountInWords } from '#src/lib/amount-words.ts'
import { months, percent, rupees } from '#src/lib/format.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Button, LinkButton } from '#src/ui/site/Button.tsx'
import { CostBar } from '#src/ui/site/CostBar.tsx'
import { KeyFigures } from '#src/ui/site/KeyFigures.tsx'
import { Slider } from '#src/ui/site/Slider.tsx'
import { FlatRateTrap } from './FlatRateTrap.tsx'
import { HouseholdCheck } from './HouseholdCheck.tsx'
import { TERM_RANGES } from './loan-terms.ts'
import { useLoanTerms } from './use-loan-terms.ts'

/** What any loan really costs, from the figures of any lender. */
export function CostCalculatorPage() {
  const { t } = useTranslation('calculator')
  const [terms, change] = useLoanTerms()
  const cost = costLoan(terms)
  return (
    <div className="wrap-c main">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <div className="calc-grid mt24">
        <Inputs terms={terms} onChange={change} />
        <Result terms={terms} cost={cost} />
      </div>
      <section className="card pad mt24" aria-labelledby="years-title">
        <h2 className="h2" id="years-title">
          {t('schedule.title')}
        </h2>
        <p className="sm mut mt4">{t('schedule.note')}</p>
        <div className="mt16">
          <YearSchedule amount={terms.amount} annualRate={terms.annualRate} months={terms.months} />
        </div>
      </section>
      <div className="calc-grid mt24">
        <HouseholdCheck terms={terms} />
        <FlatRateTrap terms={terms} />
      </div>
      <section className="card tint pad mt24 no-print row between wrap">
        <p className="grow">{t('next.text')}</p>
        <LinkButton to={pathTo('landing')}>{t('next.action')}</LinkButton>
      </section>
    </div>
  )
}

function Inputs({ terms, onChange }: { terms: LoanTerms; onChange: (change: Partial<LoanTerms>) => void }) {
  const { t } = useTranslation('calculator')
  const inPercent = (value: number) => `${value}%`
  const { amount, annualRate, feePercent, months: term } = TERM_RANGES
  return (
    <section className="card pad calc-inputs" aria-labelledby="terms-title">
      <h2 className="h2" id="terms-title">
        {t('terms.title')}
      </h2>
      <div className="stack g16 mt16">
        <Slider
          label={t('terms.amount')}
          value={terms.amount}
          onChange={(value) => onChange({ amount: Math.round(value) })}
          format={rupees}
          help={amountInWords(terms.amount, t)}
          min={amount.min}
          max={amount.max}
          step={amount.step}
        />
        <Slider
          label={t('terms.rate')}
          value={terms.annualRate}
          onChange={(value) => onChange({ annualRate: value })}
          format={inPercent}
          decimal
          help={t('terms.rateHelp')}
          min={annualRate.min}
          max={annualRate.max}
          step={annualRate.step}
        />
        <Slider
          label={t('terms.fee')}
          value={terms.feePercent}
          onChange={(value) => onChange({ feePercent: value })}
          format={inPercent}
          decimal
          help={t('terms.feeHelp')}
          min={feePercent.min}
          max={feePercent.max}
          step={feePercent.step}
        />
        <Slider
          label={t('terms.months')}
          value={terms.months}
          onChange={(value) => onChange({ months: Math.round(value) })}
          format={String}
          min={term.min}
          max={term.max}
          step={term.step}
        />
      </div>
    </section>
  )
}

function Result({ terms, cost }: { terms: LoanTerms; cost: LoanCost }) {
  const { t } = useTranslation('calculator')
  const shown = wholeRupees(cost)
  const rows = {
    loan: `${rupees(terms.amount)}, ${months(terms.months, t)}, ${percent(terms.annualRate)}`,
    receive: rupees(shown.receive),
    interest: rupees(shown.interest),
    fees: rupees(shown.fees),
    repay: rupees(shown.repay),
    cost: rupees(shown.cost),
  }
  return (
    <section className="card tint pad" aria-labelledby="cost-title">
      <div className="row between wrap">
        <h2 className="h2" id="cost-title">
          {t('result.title')}
        </h2>
        <span className="no-print">
          <Button look="secondary" small onClick={() => window.print()}>
            {t('print')}
          </Button>
        </span>
      </div>
      <div className="mt16" role="status" aria-label={t('result.title')}>
        <KeyFigures emi={cost.emi} apr={cost.apr} repay={cost.total_repayment} />
      </div>
      <div className="mt20">
        <CostBar receive={shown.receive} interest={shown.interest} fees={shown.fees} />
      </div>
      <dl className="calc-rows mt16">
        {Object.entries(rows).map(([row, text]) => (
          <div key={row}>
            <dt>{t(`result.${row}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="xs mut mt12">{t('result.aprNote')}</p>
    </section>
  )
}
