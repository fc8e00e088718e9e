import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { DeskLine } from '#src/contract/entities/support/ticket-desk.ts'
import { dateShort, dateTime } from '#src/lib/dates.ts'

/** Both clocks of a ticket: the thirty days in days, which nothing stops, and our own promise, which waits for the asker. */
export function Clock({ line, whole = false }: { line: DeskLine; whole?: boolean }) {
  const { t } = useTranslation('ticket-desk')
  if (line.status === 'closed') return null
  const { days_left: left, service_due_at, service_paused, service_over } = line
  const law =
    left > 0 ? t('clock.left', { count: left }) : left === 0 ? t('clock.today') : t('clock.over', { count: -left })
  const service =
    service_due_at === null
      ? null
      : service_paused
        ? t(line.status === 'waiting_lender' ? 'clock.lenderWaits' : 'clock.paused')
        : t(service_over ? 'clock.serviceOver' : 'clock.service', { at: dateTime(service_due_at) })
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <Typography
        component="span"
        variant="body2"
        sx={{ display: 'block', fontWeight: 500, color: left < 0 ? 'error.main' : 'text.primary' }}
      >
        {law}
        {whole && ` · ${t('clock.law', { date: dateShort(line.due_at) })}`}
      </Typography>
      {service !== null && (
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', color: service_over ? 'error.main' : 'text.secondary' }}
        >
          {service}
        </Typography>
      )}
    </Box>
  )
}
