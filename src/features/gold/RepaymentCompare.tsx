import './gold.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GOLD_BULLET_MAX_MONTHS } from '#src/contract/entities/applications/application-details.ts'
import { maxGoldLoan } from '#src/contract/finance/gold.ts'
import { costLoan } from '#src/contract/finance/totals.ts'
import type { LoanCost } from '#src/contract/finance/totals.ts'
import { months as termWords, percent, rupees } from '#src/lib/format.ts'
import { publishedRange } from '#src/lib/published.ts'
import { ScrollFrame } from '#src/ui/site/ScrollFrame.tsx'
import { Slider } from '#src/ui/site/Slider.tsx'

interface RepaymentCompareProps {
  /** Rupees and months; null while they are not given. */
  amount: number | null
  months: number | null
  /** Rupees; null while it is not known. */
  goldValue: number | null
}

/** Paying every month against paying all at the end, at a rate that lenders here ask: what each costs, and how much each allows. */
export function RepaymentCompare({ amount, months, goldValue }: RepaymentCompareProps) {
  const { t } = useTranslation('gold')
  const range = publishedRange('gold')
  const [rate, setRate] = useState(range?.rate_max ?? 0)
  if (!range) return null
  if (amount === null || months === null) return <p className="sm mut">{t('repay.empty')}</p>
  const terms = { amount, months, annualRate: rate, feePercent: 0 }
  const emi = costLoan(terms)
  const bullet = months <= GOLD_BULLET_MAX_MONTHS ? costLoan({ ...terms, repayment: 'bullet' }) : null
  const most = (repayment: 'emi' | 'bullet') =>
    goldValue === null ? null : maxGoldLoan(goldValue, { repayment, annualRate: rate, months })
  const rows: { key: string; of: (cost: LoanCost, repayment: 'emi' | 'bullet') => string }[] = [
    { key: 'monthly', of: ({ emi: each }, way) => (way === 'emi' ? rupees(each) : rupees(0)) },
    { key: 'atEnd', of: ({ total_repayment: all, last_instalment: last }, way) => rupees(way === 'emi' ? last : all) },
    { key: 'interest', of: ({ total_interest: interest }) => rupees(interest) },
    { key: 'total', of: ({ total_repayment: total }) => rupees(total) },
    ...(goldValue === null
      ? []
      : [{ key: 'most', of: (_: LoanCost, way: 'emi' | 'bullet') => rupees(most(way) ?? 0) }]),
  ]
  const title = t('repay.title', { amount: rupees(amount), term: termWords(months, t) })
  return (
    <section className="card pad" aria-labelledby="repay-title">
      <h2 className="h3" id="repay-title">
        {title}
      </h2>
      <div className="mt12">
        <Slider
          label={t('repay.rate')}
          value={rate}
          onChange={setRate}
          min={range.rate_min}
          max={range.rate_max}
          step={0.25}
          format={percent}
        />
      </div>
      <ScrollFrame label={title} className="mt12">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t('repay.figure')}</span>
              </th>
              <th scope="col" className="n">
                {t('repay.emi')}
              </th>
              {bullet && (
                <th scope="col" className="n">
                  {t('repay.bullet')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, of }) => (
              <tr key={key}>
                <th scope="row">{t(`repay.row.${key}`)}</th>
                <td className="n">{of(emi, 'emi')}</td>
                {bullet && <td className="n">{of(bullet, 'bullet')}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <p className="sm mt12" aria-live="polite">
        {bullet
          ? t('repay.difference', { amount: rupees(bullet.total_interest - emi.total_interest) })
          : t('repay.tooLong', { count: GOLD_BULLET_MAX_MONTHS })}
      </p>
      <p className="xs mut mt8">{t('repay.note')}</p>
    </section>
  )
}
