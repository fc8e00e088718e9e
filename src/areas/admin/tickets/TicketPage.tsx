import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import type { DeskTicket, TicketQueue } from '#src/contract/entities/support/ticket-desk.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { DeskRecord, WithAside } from '#src/features/desk/DeskRecord.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { Asker } from './Asker.tsx'
import { Assigned } from './Assigned.tsx'
import { Clock } from './Clock.tsx'
import { CloseOrReopen } from './closing/CloseOrReopen.tsx'
import { Merged } from './closing/Merged.tsx'
import { Escalation } from './Escalation.tsx'
import { useDeskTicket } from './hooks.ts'
import { Links } from './Links.tsx'
import { Notes } from './Notes.tsx'
import { PayoutQuestion } from './PayoutQuestion.tsx'
import { QueuePane } from './queue/QueuePane.tsx'
import { TakeAndNext } from './TakeAndNext.tsx'
import { Thread } from './Thread.tsx'
import { queueIn } from './ticket-address.ts'

/**
 * One ticket: what was written, an answer, and beside it who asks, whose it is and what the staff know of it. Where there is
 * room, the queue that it was opened from lies on its other side; on a phone it is one step back.
 */
export function TicketPage() {
  const { t } = useTranslation('ticket-desk')
  const { ref = '' } = useParams()
  const ticket = useDeskTicket(ref)
  const queue = queueIn(useSearchParams()[0])
  const roomy = useMediaQuery('(min-width:1200px)', { noSsr: true })
  const record = (
    <DeskRecord
      query={ticket}
      back={{ to: withQuery(pathTo('ticket-desk'), { tab: queue }), text: t('back') }}
      title={t('title', { ticket: ref })}
      gone={t('gone')}
      failed={t('failed')}
    >
      {(data) => <Opened key={data.ticket} ticket={data} queue={queue} />}
    </DeskRecord>
  )
  if (!roomy) return record
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: '280px minmax(0, 1fr)' }}>
      <QueuePane queue={queue} open={ref} />
      <Box sx={{ minWidth: 0 }}>{record}</Box>
    </Box>
  )
}

function Opened({ ticket, queue }: { ticket: DeskTicket; queue: TicketQueue }) {
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
        <TakeAndNext ticket={ticket} queue={queue} />
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
