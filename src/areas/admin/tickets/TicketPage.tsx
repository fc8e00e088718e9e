import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { DeskTicket } from '#src/contract/entities/support/ticket-desk.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { DeskRecord, WithAside } from '#src/features/desk/DeskRecord.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { Asker } from './Asker.tsx'
import { Assigned } from './Assigned.tsx'
import { Clock } from './Clock.tsx'
import { CloseOrReopen } from './CloseOrReopen.tsx'
import { Escalation } from './Escalation.tsx'
import { useDeskTicket } from './hooks.ts'
import { Links } from './Links.tsx'
import { Merged } from './Merged.tsx'
import { Notes } from './Notes.tsx'
import { PayoutQuestion } from './PayoutQuestion.tsx'
import { Thread } from './Thread.tsx'

/** One ticket: what was written, an answer, and beside it who asks, whose it is and what the staff know of it. */
export function TicketPage() {
  const { t } = useTranslation('ticket-desk')
  const { ref = '' } = useParams()
  const ticket = useDeskTicket(ref)
  return (
    <DeskRecord
      query={ticket}
      back={{ to: pathTo('ticket-desk'), text: t('back') }}
      title={t('title', { ticket: ref })}
      gone={t('gone')}
      failed={t('failed')}
    >
      {(data) => <Opened key={data.ticket} ticket={data} />}
    </DeskRecord>
  )
}

function Opened({ ticket }: { ticket: DeskTicket }) {
  return (
    <WithAside
      aside={
        <>
          <Asker ticket={ticket} />
          <Assigned ticket={ticket} />
          <Escalation ticket={ticket} />
          <Links ticket={ticket} />
          <Notes ticket={ticket} />
        </>
      }
    >
      <Box sx={{ minWidth: 0 }}>
        <Clock line={ticket} whole />
        <Merged ticket={ticket} />
        <PayoutQuestion ticket={ticket} />
        <Thread ticket={ticket} />
        {ticket.status !== 'closed' && <AnswerForm ticket={ticket} />}
        <CloseOrReopen ticket={ticket} />
      </Box>
    </WithAside>
  )
}
