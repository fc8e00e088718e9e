import { useTranslation } from 'react-i18next'
import { isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { MarketedKind } from '#src/contract/marketed-kinds.ts'
import { months, percent, rupees } from '#src/lib/format.ts'
import { publishedRange, publishedWords } from '#src/lib/published.ts'
import { Note } from '#src/ui/site/Note.tsx'

const FACTS = ['amount', 'term', 'rate', 'needs'] as const
type Fact = (typeof FACTS)[number]

/** A kind of loan at a glance: what the lenders here offer of it today, or, where none does, what is usual. */
export function KindFacts({ kind: { kind, segment, productType } }: { kind: MarketedKind }) {
  const { t, i18n } = useTranslation(['kind', 'common', `kind-${segment}`])
  const range = publishedRange(kind)
  const words = publishedWords(kind)
  const figures = range &&
    words && {
      ...words,
      monthsMin: months(range.months_min, t),
      monthsMax: months(range.months_max, t),
      feeMin: range.fee_min,
      feeMax: range.fee_max,
    }
  const own = (fact: Fact) => {
    const key = `kind-${segment}:facts.${fact}`
    return i18n.exists(key) ? t(key as 'kind:facts') : ''
  }
  const loan = isLoanProduct(productType)
  const textOf = (fact: Fact) =>
    fact === 'needs' || !loan
      ? own(fact)
      : figures
        ? [t(`kind:onOffer.${fact}`, figures), own(fact)].filter(Boolean).join('. ')
        : t('kind:onOffer.none')
  const example = range?.example
  return (
    <>
      <dl className="card pad mt16 kind-facts">
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt>{t(`kind:fact.${fact}`)}</dt>
            <dd>{textOf(fact)}</dd>
          </div>
        ))}
      </dl>
      {loan ? (
        figures && <p className="sm mut mt12">{t('kind:onOffer.asOf', figures)}</p>
      ) : (
        <p className="sm mut mt12">{t('kind:typical')}</p>
      )}
      {example && (
        <div className="mt16">
          <Note>
            {t('kind:onOffer.example', {
              amount: rupees(example.amount),
              term: months(example.months, t),
              rate: example.rate,
              fee: example.fee,
              emi: rupees(example.emi),
              apr: percent(example.apr),
              total: rupees(example.total),
            })}
          </Note>
        </div>
      )}
    </>
  )
}
