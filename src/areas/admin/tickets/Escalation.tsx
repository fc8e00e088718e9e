import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { DeskTicket } from '#src/contract/entities/support/ticket-desk.ts'
import { Part } from '#src/features/desk/Part.tsx'
import { dateTime } from '#src/lib/dates.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { EscalateDialog } from './EscalateDialog.tsx'
import { EvidenceDialog } from './EvidenceDialog.tsx'

/** Whether the grievance officer has the ticket and why, or a way to give it to them. */
export function Escalation({ ticket }: { ticket: DeskTicket }) {
  const { t } = useTranslation('ticket-desk')
  const [asking, setAsking] = useOpened<boolean>(false)
  const [making, setMaking] = useOpened<boolean>(false)
  const { escalation, status } = ticket
  if (escalation === null && status === 'closed') return null
  return (
    <Part title={t('escalate.officer')}>
      {escalation ? (
        <>
          <Typography variant="body2">
            {escalation.by === null
              ? t('escalate.itself', { at: dateTime(escalation.at) })
              : t('escalate.by', { name: escalation.by, at: dateTime(escalation.at) })}
          </Typography>
          <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{escalation.reason}</Typography>
          {ticket.ombudsman_told_at !== null && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {t('escalate.ombudsman', { at: dateTime(ticket.ombudsman_told_at) })}
            </Typography>
          )}
          <Button variant="outlined" sx={{ mt: 3 }} onClick={() => setMaking(true)}>
            {t('evidence.open')}
          </Button>
        </>
      ) : (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('escalate.none')}
          </Typography>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {t('escalate.open')}
          </Button>
        </Box>
      )}
      {making && <EvidenceDialog ticket={ticket.ticket} onClose={() => setMaking(false)} />}
      {asking && <EscalateDialog ticket={ticket.ticket} onClose={() => setAsking(false)} />}
    </Part>
  )
}
