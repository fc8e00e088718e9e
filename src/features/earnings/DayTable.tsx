import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslation } from 'react-i18next'
import { dateShort } from '#src/lib/dates.ts'
import { count, rupees } from '#src/lib/format.ts'
import type { PartnerHome } from './hooks.ts'

const COUNTED = ['visits', 'leads', 'applications', 'disbursals'] as const

/** What a partner's days brought, a line each. */
export function DayTable({ home: { days } }: { home: PartnerHome }) {
  const { t } = useTranslation('partner-home')
  return (
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
  )
}
