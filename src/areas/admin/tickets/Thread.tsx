import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { DeskTicket } from '#src/contract/entities/support/ticket-desk.ts'
import { dateTime } from '#src/lib/dates.ts'

/** What was written, oldest first: the asker to the left, ours to the right. */
export function Thread({ ticket }: { ticket: DeskTicket }) {
  const { t } = useTranslation('ticket-desk')
  return (
    <Box
      component="ol"
      aria-label={t('thread')}
      sx={{ listStyle: 'none', m: 0, mt: 4, p: 0, display: 'grid', gap: 3, minWidth: 0 }}
    >
      {ticket.messages.map(({ author, name, text, at, noted_by, via, whole }, index) => {
        const ours = author === 'staff'
        return (
          <Box
            component="li"
            key={`${at} ${index}`}
            sx={{
              p: 3,
              borderRadius: 1,
              border: 1,
              borderColor: 'divider',
              minWidth: 0,
              ...(ours ? { ml: { sm: 6 }, bgcolor: 'action.hover' } : { mr: { sm: 6 } }),
            }}
          >
            <Typography variant="body2">
              <b>{ours ? (name ?? t('robot')) : ticket.asker.name}</b>{' '}
              <Box component="time" dateTime={at} sx={{ color: 'text.secondary' }}>
                {dateTime(at)}
                {via === 'mail' && ` · ${t('byMail')}`}
              </Box>
            </Typography>
            {noted_by !== null && (
              <Typography variant="body2" sx={{ fontWeight: 500 }}>
                {t('noted', { name: noted_by })}
              </Typography>
            )}
            <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
            {whole !== null && (
              <Box component="details" sx={{ mt: 2 }}>
                <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
                  {t('wholeMail')}
                </Box>
                <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'text.secondary' }}>
                  {whole}
                </Typography>
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
