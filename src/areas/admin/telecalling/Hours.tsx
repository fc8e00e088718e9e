import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CallDesk } from '#src/contract/entities/calls/call.ts'
import { istHour } from '#src/contract/rules/calendar.ts'
import { CALL_HOURS } from '#src/contract/rules/contact/contact-rules.ts'
import { timeOf } from './time-of.ts'

const DAY = 24
const share = (hour: number) => `${(hour / DAY) * 100}%`

/** The day's hours, those in which anybody is called, and where we are in them. */
export function Hours({ desk }: { desk: CallDesk }) {
  const { t } = useTranslation('telecalling')
  const { from, to } = CALL_HOURS
  const text = t('hours.text', { from, to, time: timeOf(desk.now) })
  const hidden = desk.hidden.reduce((sum, { count }) => sum + count, 0)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', mt: 3 }}>
      <Typography sx={{ flex: '1 1 260px' }}>
        {t('summary', { count: desk.count, done: desk.today.calls, hidden })}
      </Typography>
      <Box sx={{ flex: '1 1 260px', maxWidth: 420 }}>
        <Box
          role="img"
          aria-label={text}
          sx={(theme) => ({
            position: 'relative',
            height: 20,
            borderRadius: 1,
            overflow: 'hidden',
            backgroundColor: theme.vars.palette.action.hover,
            border: `1px solid ${theme.vars.palette.divider}`,
          })}
        >
          <Box
            sx={(theme) => ({
              position: 'absolute',
              top: 0,
              bottom: 0,
              left: share(from),
              width: share(to - from),
              backgroundColor: theme.vars.palette.brand.tint200,
            })}
          />
          <Box
            sx={(theme) => ({
              position: 'absolute',
              top: 0,
              bottom: 0,
              width: 3,
              left: share(istHour(new Date(desk.now))),
              backgroundColor: theme.vars.palette.text.primary,
            })}
          />
        </Box>
        <Typography variant="body2" sx={{ mt: 1 }}>
          <strong>{t(desk.open ? 'hours.open' : 'hours.closed')}</strong> {desk.open ? text : t('hours.holiday')}
        </Typography>
      </Box>
    </Box>
  )
}
