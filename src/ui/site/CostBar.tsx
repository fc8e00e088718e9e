import './styles/money.css'
import { useTranslation } from 'react-i18next'
import { rupees } from '#src/lib/format.ts'

type CostBarProps = {
  /** Rupees paid out after the fees are deducted. */
  receive: number
  /** Rupees of interest over the whole term. */
  interest: number
  /** Rupees of fees, GST included. */
  fees: number
}

const GAP = 1
const LEAST = 1.6

/** What a loan is made of: money received, interest, fees. Goes with KeyFigures wherever money is offered. */
export function CostBar({ receive, interest, fees }: CostBarProps) {
  const { t } = useTranslation('layout')
  const parts = [
    { key: 'receive', amount: receive },
    { key: 'interest', amount: interest },
    { key: 'fees', amount: fees },
  ].filter(({ key, amount }) => amount > 0 || key === 'receive')
  const total = parts.reduce((sum, { amount }) => sum + amount, 0)
  const widths = parts.map(({ amount }) => Math.max(LEAST, (amount / total) * 100))
  const scale = (100 - GAP * (parts.length - 1)) / widths.reduce((sum, width) => sum + width, 0)
  const words = [receive, interest, fees].map((amount, index) =>
    t(`cost.${['receive', 'interest', 'fees'][index] ?? ''}Amount`, { amount: rupees(amount) }),
  )
  return (
    <div>
      <svg className="cost" role="img" aria-label={words.join(', ')}>
        {parts.map(({ key }, index) => (
          <rect
            key={key}
            className={`cost-${key}`}
            x={`${widths.slice(0, index).reduce((sum, width) => sum + width * scale + GAP, 0)}%`}
            width={`${(widths[index] ?? 0) * scale}%`}
            height="100%"
            rx="4"
          />
        ))}
      </svg>
      {/* The picture's name already says it. */}
      <div className="cost-legend" aria-hidden="true">
        {[receive, interest, fees].map((amount, index) => {
          const key = ['receive', 'interest', 'fees'][index] ?? ''
          return (
            <span key={key}>
              <i className={`cost-${key}`} />
              {t(`cost.${key}`)} <b>{rupees(amount)}</b>
            </span>
          )
        })}
      </div>
    </div>
  )
}
