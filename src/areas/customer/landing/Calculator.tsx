import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LOAN_AMOUNT_MAX, LOAN_AMOUNT_MIN } from '#src/contract/constants.ts'
import { DEFAULT_PRODUCT, longestTerm } from '#src/contract/entities/shared/loan-products.ts'
import type { Example } from '#src/contract/finance/published-range.ts'
import { costLoan } from '#src/contract/finance/totals.ts'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { rupees } from '#src/lib/format.ts'
import { publishedWords } from '#src/lib/published.ts'
import { Slider } from '#src/ui/site/Slider.tsx'
import { CostFigures } from './CostFigures.tsx'

const SHORTEST_MONTHS = 3

/** What a loan would really cost, at the rate and fee of the representative example. */
export function Calculator({ example: { amount: usual, months: term, rate, fee } }: { example: Example }) {
  const { t } = useTranslation('landing')
  const [amount, setAmount] = useState(usual)
  const [months, setMonths] = useState(term)
  const cost = costLoan({ amount, months, annualRate: rate, feePercent: fee })
  return (
    <section className="mt40 card pad calc" aria-labelledby="cost-title">
      <div>
        <h2 className="h1" id="cost-title">
          {t('calculator.title')}
        </h2>
        <p className="mut mt8">{t('calculator.lead', { rate, fee, ...publishedWords('personal') })}</p>
        <div className="mt24">
          <Slider
            label={t('calculator.amount')}
            value={amount}
            onChange={setAmount}
            min={LOAN_AMOUNT_MIN}
            max={LOAN_AMOUNT_MAX}
            step={1_000}
            format={rupees}
          />
        </div>
        <div className="mt8">
          <Slider
            label={t('calculator.months')}
            value={months}
            onChange={setMonths}
            min={SHORTEST_MONTHS}
            max={longestTerm(DEFAULT_PRODUCT)}
            step={1}
            format={String}
          />
        </div>
      </div>
      <div className="card tint pad">
        <CostFigures cost={cost} />
        <p className="row between mt16">
          <span>{t('calculator.cost')}</span>
          <b className="bb">{rupees(wholeRupees(cost).cost)}</b>
        </p>
        <p className="xs mut mt8">{t('calculator.aprNote')}</p>
        <p className="mt12">
          <Link className="link" to={withQuery(pathTo('costCalculator'), { amount, months, rate, fee })}>
            {t('calculator.more')}
          </Link>
        </p>
      </div>
    </section>
  )
}
