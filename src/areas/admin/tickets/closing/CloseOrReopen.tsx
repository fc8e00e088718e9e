import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { DeskTicket } from '#src/contract/entities/support/ticket-desk.ts'
import { dateTime } from '#src/lib/dates.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { CloseDialog } from './CloseDialog.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { ReopenDialog } from './ReopenDialog.tsx'

/** The end of a ticket: why it was closed, or a way to close it, to merge it into another one, or to open it again. */
export function CloseOrReopen({ ticket }: { ticket: DeskTicket }) {
  const { t } = useTranslation('ticket-desk')
  const [asking, setAsking] = useOpened<boolean>(false)
  const [merging, setMerging] = useOpened<boolean>(false)
  const { status, closed } = ticket
  const answered = ticket.messages.some(({ author }) => author === 'staff')
  return (
    <Box sx={{ mt: 5, display: 'grid', gap: 2, justifyItems: 'start' }}>
      {closed && (
        <Typography>
          {t(closed.by === null ? 'closed.at' : 'closed.by', { at: dateTime(closed.at), name: closed.by ?? '' })}{' '}
          {closed.reason !== null && t(`reason.${closed.reason}`)}
        </Typography>
      )}
      {ticket.rating !== null && <Typography>{t('rating', { rating: ticket.rating })}</Typography>}
      {ticket.merged_into !== null ? null : status === 'closed' ? (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {t('reopen.open')}
        </Button>
      ) : answered ? (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {t('close.open')}
        </Button>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('close.first')}
        </Typography>
      )}
      {ticket.others.length > 0 && (
        <Button variant="outlined" onClick={() => setMerging(true)}>
          {t('merge.open')}
        </Button>
      )}
      {merging && <MergeDialog ticket={ticket} onClose={() => setMerging(false)} />}
      {asking &&
        (status === 'closed' ? (
          <ReopenDialog ticket={ticket.ticket} onClose={() => setAsking(false)} />
        ) : (
          <CloseDialog ticket={ticket.ticket} onClose={() => setAsking(false)} />
        ))}
    </Box>
  )
}
