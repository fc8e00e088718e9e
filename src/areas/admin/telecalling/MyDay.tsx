import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CallDesk } from '#src/contract/entities/calls/call.ts'
import { dateTime } from '#src/lib/dates.ts'
import { Part } from './Part.tsx'
import { timeOf } from './time-of.ts'

/** What this agent did today: for themselves, beside nobody else's. */
export function MyDay({ desk }: { desk: CallDesk }) {
  const { t } = useTranslation('telecalling')
  const { calls, connected, promised, kept } = desk.today
  const figures = [
    [t('today.calls'), String(calls)],
    [t('today.connected'), String(connected)],
    [t('today.kept'), t('today.keptOf', { kept, promised })],
  ] as const
  return (
    <Part title={t('today.title')}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, m: 0, mt: 2 }}>
        {figures.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" component="h3" sx={{ mt: 3, fontWeight: 600 }}>
        {t('today.list')}
      </Typography>
      {desk.done.length === 0 && <Typography variant="body2">{t('today.none')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {desk.done.map(({ call_id, name, ending, promised_at, ticket, at }) => (
          <Typography key={call_id} component="li" variant="body2" sx={{ py: 1 }}>
            {[
              timeOf(at),
              name,
              ending === null ? t('today.open') : t(`ending.${ending}`),
              promised_at && t('today.promised', { at: dateTime(promised_at) }),
              ticket,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        ))}
      </Box>
    </Part>
  )
}
