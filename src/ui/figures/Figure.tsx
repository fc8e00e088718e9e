import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Sparkline } from '#src/ui/chart/Sparkline.tsx'
import { Change } from './Change.tsx'
import { Passport } from './Passport.tsx'
import type { PassportWords } from './Passport.tsx'

interface FigureProps {
  passport: PassportWords
  /** As it is shown; undefined while it is loading. */
  shown: string | undefined
  /** Of the list of exactly what it counts. */
  to?: string
  /** Against as many days before; absent where nothing is compared. */
  change?: Omit<Parameters<typeof Change>[0], 'explained'>
  /** Of the page that says what explains the change. */
  explainedBy?: string | undefined
  /** Its course, day by day. */
  values?: readonly number[]
}

/** A number with its name, its change and what it counts; it opens the list of exactly what it counts. */
export function Figure({ passport, shown, to, change, explainedBy, values = [] }: FigureProps) {
  const { t } = useTranslation('figures')
  const { name } = passport
  return (
    <Box sx={{ p: { xs: 4, sm: 5 }, minWidth: 0 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 1 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
          <Typography
            component="span"
            variant="figure"
            sx={{ fontSize: { xs: '1.375rem', sm: '1.75rem' }, whiteSpace: 'nowrap' }}
          >
            {shown === undefined ? (
              <Skeleton width={72} />
            ) : to === undefined ? (
              shown
            ) : (
              <Link component={RouterLink} to={to} aria-label={t('open', { name, value: shown })} color="inherit">
                {shown}
              </Link>
            )}
          </Typography>
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <Sparkline values={values} />
          </Box>
        </Box>
        {change && <Change {...change} {...(explainedBy !== undefined && { explained: { name, to: explainedBy } })} />}
        <div>
          <Passport {...passport} />
        </div>
      </Box>
    </Box>
  )
}
