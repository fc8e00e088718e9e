import { pointsOf } from './scale.ts'

/** The course of a figure at a glance; decoration beside the figure itself. Customers see it too: no part of the back offices' library. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 3) return null
  return (
    <svg
      aria-hidden="true"
      width="84"
      height="28"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      overflow="visible"
      style={{ flex: 'none' }}
    >
      <polyline
        points={pointsOf(values, Math.max(...values))}
        fill="none"
        stroke="var(--cl-palette-secondary-main)"
        strokeWidth="1.75"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
