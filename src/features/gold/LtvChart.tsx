import { useTranslation } from 'react-i18next'
import { rupees } from '#src/lib/format.ts'
import { ltvChart } from './ltv-chart.ts'
import type { ChartPoint } from './ltv-chart.ts'

const WIDTH = 320
const HEIGHT = 180
const PAD = { left: 8, right: 12, top: 12, bottom: 24 }

interface LtvChartProps {
  /** Rupees; null while there is no gold to speak of. */
  value: number | null
  /** The most one can borrow on it, rupees. */
  loan: number
}

/** The largest loan by the value of the gold: it rises, and stands still at the cliffs. The table beside it says the same. */
export function LtvChart({ value, loan }: LtvChartProps) {
  const { t } = useTranslation('gold')
  const { maxValue, maxLoan, curve, flats, labels } = ltvChart(value ?? 0)
  const x = (point: ChartPoint) => PAD.left + (point.value / maxValue) * (WIDTH - PAD.left - PAD.right)
  const y = (point: ChartPoint) => HEIGHT - PAD.bottom - (point.loan / maxLoan) * (HEIGHT - PAD.top - PAD.bottom)
  const path = (points: readonly ChartPoint[]) => points.map((point) => `${x(point)},${y(point)}`).join(' ')
  const name = value === null ? t('chart.name') : t('chart.nameAt', { value: rupees(value), loan: rupees(loan) })
  const here = value === null ? null : { value, loan }
  return (
    <svg className="ltv" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={name}>
      <line
        className="ltv-axis"
        x1={PAD.left}
        x2={WIDTH - PAD.right}
        y1={HEIGHT - PAD.bottom}
        y2={HEIGHT - PAD.bottom}
      />
      <polyline className="ltv-curve" points={path(curve)} />
      {flats.map((flat) => (
        <polyline key={flat[0].loan} className="ltv-flat" points={path(flat)} />
      ))}
      {labels.map(({ percent, at }) => (
        <text key={percent} className="ltv-text" x={x(at) + 8} y={y(at) + 12}>
          {`${percent}%`}
        </text>
      ))}
      <text className="ltv-text" x={PAD.left} y={HEIGHT - 6}>
        {rupees(0)}
      </text>
      <text className="ltv-text" x={WIDTH - PAD.right} y={HEIGHT - 6} textAnchor="end">
        {t('chart.axis', { value: rupees(Math.round(maxValue / 1000) * 1000) })}
      </text>
      {here && (
        <>
          <line className="ltv-here" x1={x(here)} x2={x(here)} y1={y(here)} y2={HEIGHT - PAD.bottom} />
          <circle className="ltv-dot" cx={x(here)} cy={y(here)} r="6" />
        </>
      )}
    </svg>
  )
}
