import { GOLD_LTV_STEPS, listGoldCliffs, maxGoldLoan } from '#src/contract/finance/gold.ts'

/** A point of the curve: value of the gold and the most one can borrow on it, rupees. */
export interface ChartPoint {
  value: number
  loan: number
}

export interface LtvChartShape {
  /** Right end of the value axis, rupees. */
  maxValue: number
  maxLoan: number
  /** The corners of the curve from 0 to the right end. */
  curve: ChartPoint[]
  /** The flat parts, where more gold brings nothing. */
  flats: [ChartPoint, ChartPoint][]
  /** The loan-to-value step with the middle of its rising part. */
  labels: { percent: number; at: ChartPoint }[]
}

const LEAST_VALUE = 8_00_000
const ROOM = 1.2

/** The curve of the largest loan, wide enough for gold worth `value` rupees and for both cliffs. */
export function ltvChart(value: number): LtvChartShape {
  const maxValue = Math.max(LEAST_VALUE, value * ROOM)
  const flats = listGoldCliffs().map(({ loan, from, to }): [ChartPoint, ChartPoint] => [
    { value: from, loan },
    { value: to, loan },
  ])
  const end = { value: maxValue, loan: maxGoldLoan(maxValue) }
  const curve = [{ value: 0, loan: 0 }, ...flats.flat(), end]
  const labels = GOLD_LTV_STEPS.map(({ percent }, step) => {
    const from = curve[step * 2] ?? end
    const to = curve[step * 2 + 1] ?? end
    return { percent, at: { value: (from.value + to.value) / 2, loan: (from.loan + to.loan) / 2 } }
  })
  return { maxValue, maxLoan: end.loan, curve, flats, labels }
}
