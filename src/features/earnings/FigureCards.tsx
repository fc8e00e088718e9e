import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { count, rupees, shareText } from '#src/lib/format.ts'
import { useSession } from '#src/lib/session/session.ts'
import { Sparkline } from '#src/ui/chart/Sparkline.tsx'
import { changeOf, pointsOf } from '#src/ui/figures/change.ts'
import { Change } from '#src/ui/figures/Change.tsx'
import type { PeriodQuery } from '#src/ui/figures/period.ts'
import { conversionOf } from './conversion.ts'
import type { PartnerHome } from './hooks.ts'
import { maySee, ownTraceAddress } from './own-trace.ts'

const COUNTED = ['visits', 'leads', 'applications', 'disbursals'] as const

/** The figures of the period, each against as many days before; a change opens what explains it. */
export function FigureCards({ home, period }: { home: PartnerHome | undefined; period: PeriodQuery }) {
  const { t } = useTranslation(['partner-home', 'figures'])
  const rights = useSession().partner?.rights ?? []
  const days = home?.days ?? []
  const decimal = (value: number | null) => (value === null ? t('figures.none') : shareText(value))
  const figures = [
    ...COUNTED.map((key) => ({
      key,
      shown: home && count(home.now[key]),
      change: home && changeOf(home.now[key], home.before[key]),
      values: days.map((day) => day[key]),
    })),
    {
      key: 'earnings' as const,
      shown: home && rupees(home.now.earnings),
      change: home && changeOf(home.now.earnings, home.before.earnings),
      values: days.map(({ earnings }) => earnings),
    },
    {
      key: 'conversion' as const,
      shown: home && decimal(conversionOf(home.now)),
      change: home && pointsOf(conversionOf(home.now), conversionOf(home.before)),
      values: [],
    },
  ].filter(({ key }) => maySee(rights, key))
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
            <Change
              value={change}
              unit={key === 'conversion' ? 'points' : 'percent'}
              days={days.length}
              explained={{ name: t(`figures.${key}`), to: ownTraceAddress(key, period) }}
            />
          </Box>
        </Card>
      ))}
    </Box>
  )
}
