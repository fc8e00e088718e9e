import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { axisOf, labelledPlaces } from './scale.ts'

interface ColumnsProps {
  /** What it shows, in a sentence, for those who cannot see the columns. */
  label: string
  /** Names of the places along the bottom. */
  places: readonly string[]
  /** Height of each column, and the part of it that is marked, such as what failed. */
  values: readonly { value: number; marked?: number }[]
  /** Names of the whole and of the marked part. */
  names?: readonly [whole: string, marked: string]
}

const HEIGHT = 140
const MOST_LABELS = 5
/** Told apart from the whole by stripes, and not by colour alone. */
const STRIPES = `repeating-linear-gradient(45deg, var(--cl-palette-error-main) 0 4px, var(--cl-palette-background-paper) 4px 6px)`

/** Columns over days or hours, the newest at the right. */
export function Columns({ label, places, values, names }: ColumnsProps) {
  const top = axisOf(Math.max(0, ...values.map(({ value }) => value))).at(-1) ?? 1
  const share = (value: number) => `${Math.min(100, (Math.max(0, value) / top) * 100)}%`
  return (
    <div>
      {names && (
        <Box aria-hidden="true" sx={{ display: 'flex', gap: 4, mb: 3 }}>
          {names.map((name, at) => (
            <Typography key={name} variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Box
                component="span"
                sx={{
                  width: 14,
                  height: 14,
                  borderRadius: 1,
                  background: at === 0 ? 'secondary.main' : STRIPES,
                  ...(at === 0 && { backgroundColor: 'secondary.main' }),
                }}
              />
              {name}
            </Typography>
          ))}
        </Box>
      )}
      <Box role="img" aria-label={label}>
        <Box
          sx={{
            height: HEIGHT,
            display: 'flex',
            alignItems: 'flex-end',
            gap: '3px',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {values.map(({ value, marked = 0 }, at) => (
            <Box
              key={places[at]}
              sx={{
                flex: '1 1 0',
                minWidth: 0,
                height: share(value),
                minHeight: value > 0 ? 3 : 0,
                borderRadius: '3px 3px 0 0',
                overflow: 'hidden',
                display: 'flex',
                flexDirection: 'column',
                backgroundColor: 'secondary.main',
              }}
            >
              <Box sx={{ flex: 'none', height: value > 0 ? `${(marked / value) * 100}%` : 0, background: STRIPES }} />
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 2 }}>
          {labelledPlaces(places.length, MOST_LABELS).map((at) => (
            <Typography key={at} variant="caption" sx={{ color: 'text.secondary' }}>
              {places[at]}
            </Typography>
          ))}
        </Box>
      </Box>
    </div>
  )
}
