import './styles/money.css'
import { useTranslation } from 'react-i18next'
import { percent, rupees } from '#src/lib/format.ts'

type KeyFiguresProps = {
  /** Rupees a month. */
  emi: number
  /** Percent a year. */
  apr: number
  /** Rupees over the whole term. */
  repay: number
  /** `emi` is the one payment at the end. */
  once?: boolean
}

/** EMI, APR and total to repay: always together, always the same size, for every lender. */
export function KeyFigures({ emi, apr, repay, once = false }: KeyFiguresProps) {
  const { t } = useTranslation('layout')
  const figures = [
    { key: once ? 'once' : 'emi', text: rupees(emi) },
    { key: 'apr', text: percent(apr) },
    { key: 'repay', text: rupees(repay) },
  ]
  return (
    <dl className="figs">
      {figures.map(({ key, text }) => (
        <div key={key}>
          <dt>{t(`figures.${key}`)}</dt>
          <dd className="fig">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
