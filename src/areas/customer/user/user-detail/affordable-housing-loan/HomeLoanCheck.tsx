import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { HOME_LTV_STEPS, maxHomeLoan } from '#src/contract/finance/housing.ts'
import { ltvPercent } from '#src/contract/finance/loan-to-value.ts'
import { costLoan } from '#src/contract/finance/totals.ts'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'
import { percent, rupees } from '#src/lib/format.ts'
import { CostBar } from '#src/ui/site/CostBar.tsx'
import { KeyFigures } from '#src/ui/site/KeyFigures.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { Slider } from '#src/ui/site/Slider.tsx'

interface HomeLoanCheckProps {
  /** Rupees and months; null while they are not given. */
  propertyValue: number | null
  amount: number | null
  months: number | null
}

const EXAMPLE_RATE = 12
const RATES = { min: 8, max: 18 }

/** How much of the home's value may be lent, what is left for the buyer to bring, and what the loan would truly cost. */
export function HomeLoanCheck({ propertyValue, amount, months }: HomeLoanCheckProps) {
  const { t } = useTranslation('housing')
  const [rate, setRate] = useState(EXAMPLE_RATE)
  const allowed = propertyValue === null ? null : maxHomeLoan(propertyValue)
  const most = allowed === null ? null : Math.min(allowed, LOANS[PRODUCT.housing].max)
  const cost = amount === null || months === null ? null : costLoan({ amount, months, annualRate: rate, feePercent: 0 })
  return (
    <section className="card tint pad" aria-labelledby="home-loan-title">
      <h2 className="h3" id="home-loan-title">
        {t('loanCheck.title')}
      </h2>
      <div aria-live="polite">
        {propertyValue === null || allowed === null || most === null ? (
          <p className="sm mut mt8">{t('loanCheck.noValue')}</p>
        ) : (
          <>
            <p className="sm mt8">
              {t('loanCheck.most', {
                value: rupees(propertyValue),
                share: ltvPercent(allowed, HOME_LTV_STEPS),
                most: rupees(most),
              })}
            </p>
            {amount !== null &&
              (amount > most ? (
                <div className="mt12">
                  <Note tone="warn">{t('loanCheck.tooMuch', { most: rupees(most) })}</Note>
                </div>
              ) : (
                <p className="sm mt8">{t('loanCheck.own', { own: rupees(Math.max(0, propertyValue - amount)) })}</p>
              ))}
          </>
        )}
      </div>
      {cost && (
        <>
          <div className="mt16">
            <Slider
              label={t('loanCheck.rate')}
              value={rate}
              onChange={setRate}
              {...RATES}
              step={0.5}
              format={percent}
            />
          </div>
          <div className="mt12">
            <KeyFigures emi={cost.emi} apr={cost.apr} repay={cost.total_repayment} />
          </div>
          <div className="mt16">
            <CostBar receive={cost.net_disbursed} interest={wholeRupees(cost).interest} fees={0} />
          </div>
          <p className="xs mut mt12">{t('loanCheck.note')}</p>
        </>
      )}
    </section>
  )
}
