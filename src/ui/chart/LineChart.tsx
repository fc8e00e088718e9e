import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { axisOf, labelledPlaces, pointsOf } from './scale.ts'

interface Series {
  key: string
  name: string
  values: readonly number[]
}

interface LineChartProps {
  /** What it shows, in a sentence: those who cannot see the lines hear this and find the figures in `table`. */
  label: string
  /** Names of the places along the bottom. */
  places: readonly string[]
  /** One or two lines over the same axis; the first has an area under it. */
  series: readonly Series[]
  format: (value: number) => string
  /** The same figures as a table, where they do not stand in one beside it. */
  table?: ReactNode
}

const HEIGHT = 220
const MOST_LABELS = 4

/** Lines over days. The words are text beside the drawing, so that they keep their size on every screen. */
export function LineChart({ label, places, series, format, table }: LineChartProps) {
  const axis = axisOf(Math.max(0, ...series.flatMap(({ values }) => values)))
  const top = axis.at(-1) ?? 1
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mb: 3 }} aria-hidden="true">
        {series.map(({ key, name }, at) => (
          <Typography key={key} variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Box component="svg" width={20} height={8} viewBox="0 0 20 8">
              <Line at={at} points="0,4 20,4" />
            </Box>
            {name}
          </Typography>
        ))}
      </Box>
      <Box
        role="img"
        aria-label={label}
        sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2 }}
      >
        <Box sx={{ position: 'relative', height: HEIGHT, minWidth: 28 }}>
          {axis.map((value) => (
            <Typography
              key={value}
              variant="caption"
              sx={{
                position: value === top ? 'relative' : 'absolute',
                display: 'block',
                right: 0,
                textAlign: 'right',
                whiteSpace: 'nowrap',
                color: 'text.secondary',
                lineHeight: 1,
                ...(value === top ? { top: '-0.5em' } : { bottom: `calc(${(value / top) * 100}% - 0.5em)` }),
              }}
            >
              {format(value)}
            </Typography>
          ))}
        </Box>
        <Box sx={{ height: HEIGHT }}>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            width="100%"
            height="100%"
            style={{ overflow: 'visible' }}
          >
            {axis.map((value) => (
              <line
                key={value}
                x1="0"
                x2="100"
                y1={100 - (value / top) * 100}
                y2={100 - (value / top) * 100}
                stroke="var(--cl-palette-divider)"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {series[0] && (
              <polygon
                points={`0,100 ${pointsOf(series[0].values, top)} 100,100`}
                fill="var(--cl-palette-brand-tint100)"
              />
            )}
            {series.map(({ key, values }, at) => (
              <Line key={key} at={at} points={pointsOf(values, top)} />
            ))}
          </svg>
        </Box>
        <span />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 2 }}>
          {labelledPlaces(places.length, MOST_LABELS).map((at) => (
            <Typography key={at} variant="caption" sx={{ color: 'text.secondary' }}>
              {places[at]}
            </Typography>
          ))}
        </Box>
      </Box>
      {table !== undefined && <figcaption>{table}</figcaption>}
    </Box>
  )
}

/** Told apart by colour and by dashes. */
function Line({ at, points }: { at: number; points: string }) {
  return (
    <polyline
      points={points}
      fill="none"
      stroke={at === 0 ? 'var(--cl-palette-secondary-main)' : 'var(--cl-palette-primary-main)'}
      strokeWidth="2"
      strokeDasharray={at === 0 ? 'none' : '6 3'}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  )
}
