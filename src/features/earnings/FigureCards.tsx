import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/lib/session.ts'
import { count, rupees } from '#src/lib/format.ts'
import { Sparkline } from '#src/ui/chart/Sparkline.tsx'
import { changeOf, conversionOf, pointsOf } from './change.ts'
import type { PartnerHome } from './hooks.ts'

const COUNTED = ['visits', 'leads', 'applications', 'disbursals'] as const
const LEAD_FIGURES: readonly string[] = ['visits', 'leads', 'applications']

/** The figures of the period, each against as many days before. */
export function FigureCards({ home }: { home: PartnerHome | undefined }) {
  const { t } = useTranslation('partner-home')
  const rights = useSession().partner?.rights ?? []
  const mayLeads = rights.includes('leads')
  const mayEarnings = rights.includes('earnings')
  const days = home?.days ?? []
  const decimal = (value: number | null) => (value === null ? t('figures.none') : t('figures.percent', { value }))
  const figures = [
    ...COUNTED.map((key) => ({
      key,
      shown: home && count(home.now[key]),
      change: home && changeOf(home.now[key], home.before[key]),
      values: days.map((day) => day[key]),
    })),
    {
      key: 'earnings',
      shown: home && rupees(home.now.earnings),
      change: home && changeOf(home.now.earnings, home.before.earnings),
      values: days.map(({ earnings }) => earnings),
    },
    {
      key: 'conversion',
      shown: home && decimal(conversionOf(home.now)),
      change: home && pointsOf(conversionOf(home.now), conversionOf(home.before)),
      values: [],
    },
  ].filter(({ key }) =>
    key === 'conversion' ? mayLeads && mayEarnings : LEAD_FIGURES.includes(key) ? mayLeads : mayEarnings,
  )
  return (
    <Box
      component="dl"
      aria-busy={!home}
      sx={{
        m: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {figures.map(({ key, shown, change, values }) => (
        <Card key={key} variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`figures.${key}`)}
          </Typography>
          <Box component="dd" sx={{ m: 0, mt: 1 }}>
            <Box
              sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}
            >
              <Typography component="span" variant="figure" sx={{ fontSize: { xs: '1.375rem', sm: '1.75rem' } }}>
                {shown ?? <Skeleton width={72} />}
              </Typography>
              <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
                <Sparkline values={values} />
              </Box>
            </Box>
            <Change value={change} unit={key === 'conversion' ? 'points' : 'percent'} days={days.length} />
          </Box>
        </Card>
      ))}
    </Box>
  )
}

interface ChangeProps {
  value: number | null | undefined
  unit: 'percent' | 'points'
  days: number
}

function Change({ value, unit, days }: ChangeProps) {
  const { t } = useTranslation('partner-home')
  if (value === undefined) return <Skeleton width="60%" />
  if (value === null)
    return (
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {t('figures.nothingBefore')}
      </Typography>
    )
  const signed = `${value > 0 ? '+' : value < 0 ? '−' : '±'}${Math.abs(value)}`
  return (
    <Typography variant="body2" component="span">
      <Box component="span" sx={{ fontWeight: 500, color: value < 0 ? 'error.main' : 'success.main' }}>
        {unit === 'percent' ? t('figures.percent', { value: signed }) : t('figures.points', { value: signed })}
      </Box>{' '}
      {t('figures.against', { count: days })}
    </Typography>
  )
}
