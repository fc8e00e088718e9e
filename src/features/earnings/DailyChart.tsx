import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateShort, dayMonth } from '#src/lib/dates.ts'
import { count } from '#src/lib/format.ts'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { LineChart } from '#src/ui/chart/LineChart.tsx'
import type { PartnerHome } from './hooks.ts'

const DayTable = lazyPart(async () => (await import('./DayTable.tsx')).DayTable)

/** Leads and loans paid out, day by day. */
export function DailyChart({ home }: { home: PartnerHome }) {
  const { t } = useTranslation('partner-home')
  const { days, now, from, to } = home
  return (
    <Card variant="outlined" sx={{ p: { xs: 4, sm: 6 }, minWidth: 0 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
        {t('chart.title')}
      </Typography>
      <LineChart
        label={t('chart.label', {
          from: dateShort(from),
          to: dateShort(to),
          leads: count(now.leads),
          disbursals: count(now.disbursals),
        })}
        places={days.map(({ day }) => dayMonth(day))}
        series={[
          { key: 'leads', name: t('figures.leads'), values: days.map(({ leads }) => leads) },
          { key: 'disbursals', name: t('figures.disbursals'), values: days.map(({ disbursals }) => disbursals) },
        ]}
        format={count}
        table={<Figures home={home} />}
      />
    </Card>
  )
}

/** The same figures as a table, fetched when it is opened. */
function Figures({ home }: { home: PartnerHome }) {
  const { t } = useTranslation('partner-home')
  const [open, setOpen] = useState(false)
  return (
    <Box component="details" sx={{ mt: 4 }} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Box component="summary" sx={{ minHeight: 32, cursor: 'pointer', fontWeight: 500, fontSize: '0.875rem' }}>
        {t('chart.table')}
      </Box>
      {open && <DayTable home={home} />}
    </Box>
  )
}
