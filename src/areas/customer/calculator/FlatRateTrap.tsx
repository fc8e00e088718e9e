import { useTranslation } from 'react-i18next'
import { exactEmi } from '#src/contract/finance/emi.ts'
import { costFlatLoan } from '#src/contract/finance/flat-rate.ts'
import type { LoanTerms } from '#src/contract/finance/totals.ts'
import { months, percent, rupees } from '#src/lib/format.ts'

const EXAMPLE = { amount: 100_000, rate: 18, months: 12 }

/** Why 'flat' sounds cheap: an example, and what the rate above would be if it were meant flat. */
export function FlatRateTrap({ terms }: { terms: LoanTerms }) {
  const { t } = useTranslation('calculator')
  const example = costFlatLoan(EXAMPLE.amount, EXAMPLE.rate, EXAMPLE.months)
  const yours = costFlatLoan(terms.amount, terms.annualRate, terms.months)
  const more = yours.emi - exactEmi(terms.amount, terms.annualRate, terms.months)
  return (
    <section className="card pad" aria-labelledby="flat-title">
      <h2 className="h2" id="flat-title">
        {t('flat.title')}
      </h2>
      <p className="mt8">{t('flat.text')}</p>
      <p className="mt12">
        {t('flat.example', {
          rate: EXAMPLE.rate,
          amount: rupees(EXAMPLE.amount),
          term: months(EXAMPLE.months, t),
          emi: rupees(example.emi),
          real: percent(example.true_rate),
        })}
      </p>
      {terms.annualRate > 0 && terms.months > 1 && (
        <p className="mt12 b">
          {t('flat.yours', {
            rate: percent(terms.annualRate),
            emi: rupees(yours.emi),
            more: rupees(more),
            real: percent(yours.true_rate),
          })}
        </p>
      )}
      <p className="sm mut mt12">{t('flat.ask')}</p>
    </section>
  )
}
