import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { dateShort, dayMonth } from '#src/lib/dates.ts'
import { count, rupees } from '#src/lib/format.ts'
import { LineChart } from '#src/ui/chart/LineChart.tsx'
import type { PartnerHome } from './hooks.ts'

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
        table={<DayTable home={home} />}
      />
    </Card>
  )
}

const COUNTED = ['visits', 'leads', 'applications', 'disbursals'] as const

function DayTable({ home: { days } }: { home: PartnerHome }) {
  const { t } = useTranslation('partner-home')
  return (
    <Box component="details" sx={{ mt: 4 }}>
      <Box component="summary" sx={{ minHeight: 32, cursor: 'pointer', fontWeight: 500, fontSize: '0.875rem' }}>
        {t('chart.table')}
      </Box>
      <Box
        role="region"
        aria-label={t('chart.table')}
        tabIndex={0}
        sx={{ mt: 2, maxHeight: 320, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell scope="col">{t('chart.day')}</TableCell>
              {[...COUNTED, 'earnings'].map((key) => (
                <TableCell key={key} scope="col" align="right">
                  {t(`figures.${key}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {days.map((day) => (
              <TableRow key={day.day}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {dateShort(day.day)}
                </TableCell>
                {COUNTED.map((key) => (
                  <TableCell key={key} align="right">
                    {count(day[key])}
                  </TableCell>
                ))}
                <TableCell align="right">{rupees(day.earnings)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  )
}
